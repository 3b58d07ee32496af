import UIKit

final class HelpController: RowsController {
  init() { super.init(title: "Help") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    let topics = ["Adding a plant", "Reading the moon", "Moving the journal"]
    return [
      RowSection(topics.map { topic in .link(topic, to: HelpTopicController(topic)) }),
      RowSection([.link("Write to us", symbol: "envelope", to: FeedbackController())]),
    ]
  }
}

final class HelpTopicController: PageController {
  init(_ topic: String) { super.init(title: topic) }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func makeBlocks() -> [Block] {
    [
      .heading(title ?? ""),
      .text(
        "There is a plus sign, a list or a drawing on the screen that you mean. Touch it, and see what it does; nothing is lost."
      ),
    ]
  }
}

final class FeedbackController: RowsController {
  init() { super.init(title: "Write to us") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([.field("Subject"), .field("Message")]),
      RowSection([.button("Send") { [weak self] in self?.thank() }]),
    ]
  }

  private func thank() {
    let alert = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .default))
    present(alert, animated: true)
  }
}
