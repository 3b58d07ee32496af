// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A screen that iOS brings with it and another process draws: the share sheet, the photo picker.
///
/// Its own look is not known here, so it is an empty sheet that names what iOS shows in its place.
open class SystemScreen: UIViewController {
  /// What iOS would show, in words.
  var purpose: String { "System screen" }
  /// The words where the screen is another framework's.
  package final var shownName: String?
  /// What its view stands for, where that is content of the app's own.
  package final var standIn: StandIn?

  open override func loadView() {
    let view = SystemScreenView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = UILabel()
    label.text = shownName ?? purpose
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    view.words = label
    view.standIn = standIn
    self.view = view
  }
}

/// What stands for a screen is as large as its words where nothing else says so, as the views of
/// SwiftUI are as large as their content.
final class SystemScreenView: UIView, StandInView {
  fileprivate weak var words: UILabel?
  fileprivate(set) var standIn: StandIn?

  override var intrinsicContentSize: CGSize {
    guard let size = words?.intrinsicContentSize else { return super.intrinsicContentSize }
    return CGSize(
      width: size.width + layoutMargins.left + layoutMargins.right, height: size.height)
  }
}
