// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A SwiftUI view; here a name without a body.
public protocol View {}

/// Any SwiftUI view.
public struct AnyView: View {
  public init(_ view: any View) {}
}

public protocol UIViewRepresentable: View {}
public protocol UIViewControllerRepresentable: View {}

/// A screen made with SwiftUI; there is no SwiftUI, so it names the view it would show.
///
/// The source lowering hands the words over (Documentation/SourceLowering.md §2.5).
open class UIHostingController<Content>: SystemScreen {
  public struct SizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var preferredContentSize: SizingOptions { SizingOptions(rawValue: 1) }
    public static var intrinsicContentSize: SizingOptions { SizingOptions(rawValue: 2) }
  }

  open var sizingOptions: SizingOptions = []
  open var safeAreaRegions = SafeAreaRegions.all

  /// - Parameter placeholder: The source of the view, as its author wrote it.
  public init(placeholder: String) {
    super.init(nibName: nil, bundle: nil)
    shownName = "SwiftUI: \(placeholder)"
  }

  public init(rootView: Content) {
    super.init(nibName: nil, bundle: nil)
    shownName = "SwiftUI: \(Content.self)"
  }

  public init?(coder: NSCoder, placeholder: String) {
    super.init(coder: coder)
    shownName = "SwiftUI: \(placeholder)"
  }

  public init?(coder: NSCoder, rootView: Content) {
    super.init(coder: coder)
    shownName = "SwiftUI: \(Content.self)"
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    shownName = "SwiftUI: \(Content.self)"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownName = "SwiftUI: \(Content.self)"
  }

  /// The size of the placeholder's words in a size.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    view.systemLayoutSizeFitting(size)
  }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
