// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Cell content made with SwiftUI; there is no SwiftUI, so the cell names what it would show.
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration {
  /// The source of the content, as its author wrote it.
  let placeholder: String
  let standIn: StandIn

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingPlaceholder(self)
  }

  @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    self
  }
}

extension UIHostingConfiguration where Content == AnyView, Background == AnyView {
  public init(placeholder: String, file: StaticString = #filePath, line: UInt = #line) {
    self.placeholder = placeholder
    standIn = StandIn(hosting: placeholder, "\(file)", Int(line))
  }
}

extension UIHostingConfiguration: HostedWords {}

/// A hosting configuration of any content.
private protocol HostedWords {
  var placeholder: String { get }
  var standIn: StandIn { get }
}

/// The words of a hosting configuration, inside the margins, as high as they need.
final class HostingPlaceholder: UIView, UIContentView, StandInView {
  private let label = UILabel()

  var standIn: StandIn? { (configuration as? any HostedWords)?.standIn }

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    show()
  }

  required init(frame: CGRect) {
    configuration = UIHostingConfiguration(placeholder: "")
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let hosted = configuration as? any HostedWords else { return }
    label.text = "SwiftUI: \(hosted.placeholder)"
  }
}
