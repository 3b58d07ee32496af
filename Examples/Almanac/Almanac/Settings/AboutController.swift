import UIKit

final class AboutController: RowsController {
  init() { super.init(title: "About") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [
      RowSection([.fact("Version", "1.0"), .fact("Edition", "Autumn")]),
      RowSection([
        .link("Licences", to: LicencesController()), .link("Terms", to: TermsController()),
      ]),
    ]
  }
}

final class LicencesController: RowsController {
  init() { super.init(title: "Licences") }

  required init?(coder: NSCoder) { fatalError("screens of rows are made in code") }

  override func makeSections() -> [RowSection] {
    [RowSection(["Typeface", "Drawings"].map { name in .link(name, to: LicenceController(name)) })]
  }
}

final class LicenceController: PageController {
  init(_ name: String) { super.init(title: name) }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func makeBlocks() -> [Block] {
    [.text("Made for this app, and free to be used with it.")]
  }
}
