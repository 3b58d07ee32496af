import UIKit

/// What there is to know this morning.
final class TodayController: PageController {
  init() { super.init(title: "Today") }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func makeBlocks() -> [Block] {
    [
      .heading("9 September"),
      .text("The sun is up for thirteen hours. Dew until ten; a good day to pick what is ripe."),
      .figure(MoonView(phase: 0.56), height: 140),
      .button("The moon") { [weak self] in self?.show(MoonController()) },
      .button("The sun") { [weak self] in self?.show(SunController()) },
      .button("The season") { [weak self] in self?.show(SeasonController()) },
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction(title: "Share") {
        [weak self] _ in self?.share()
      })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Share"
  }

  private func show(_ controller: UIViewController) { show(controller, sender: self) }

  private func share() {
    let sheet = UIAlertController(
      title: "Share this day", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "As a card", style: .default) { [weak self] _ in
        self?.present(UINavigationController(rootViewController: CardController()), animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}
