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
  public init(placeholder: String, file: StaticString = #filePath, line: UInt = #line) {
    super.init(nibName: nil, bundle: nil)
    stand(for: placeholder, "\(file)", Int(line))
  }

  public init(rootView: Content) {
    super.init(nibName: nil, bundle: nil)
    stand(for: "\(Content.self)")
  }

  public init?(
    coder: NSCoder, placeholder: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    super.init(coder: coder)
    stand(for: placeholder, "\(file)", Int(line))
  }

  public init?(coder: NSCoder, rootView: Content) {
    super.init(coder: coder)
    stand(for: "\(Content.self)")
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    stand(for: "\(Content.self)")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stand(for: "\(Content.self)")
  }

  private func stand(for source: String, _ file: String = "", _ line: Int = 0) {
    shownName = "SwiftUI: \(source)"
    standIn = StandIn(hosting: source, file, line)
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

extension StandIn {
  /// - Parameter source: Of the view, as its author wrote it, or its type.
  init(hosting source: String, _ file: String, _ line: Int) {
    let inner = source.hasPrefix("AnyView(") ? source.dropFirst("AnyView(".count) : source[...]
    let name = inner.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    self.init(needs: "SwiftUI for \(name.isEmpty ? inner : name)", file: file, line: line)
  }
}
