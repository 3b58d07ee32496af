import UIKit

final class TermsController: PageController {
  init() { super.init(title: "Terms") }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func makeBlocks() -> [Block] {
    [
      .heading("What we ask of you"),
      .text(
        "Look out of the window before you look at the almanac. Where the two disagree, the window is right."
      ),
      .heading("What you may ask of us"),
      .text("Dates that are correct, advice that was tried, and silence in between."),
    ]
  }
}
