// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// Points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier(
        "com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public static let inactive: CGFloat = .greatestFiniteMagnitude
    public let identifier: Identifier
    /// Points without the safe area; nil for the tallest.
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the container.
    public class func medium() -> Detent {
      Detent(identifier: .medium) { $0.maximumDetentValue / 2 }
    }

    public class func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(
        identifier: identifier ?? Identifier("com.apple.UIKit.custom.\(count)"),
        resolver: resolver)
    }

    private static var count = 0

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = maximum
      super.init()
    }
  }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // @objc optional
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
