// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How the corners of a shape are curved.
public enum UICornerCurve: Int, Sendable {
  case automatic, circular, continuous
}

/// A shape for effects of pointers and eyes; there are none here.
public struct UIShape: UIShapeProvider {
  /// What a shape is within a rectangle.
  private let resolver: (CGRect) -> UIBezierPath

  private init(path: @escaping (CGRect) -> UIBezierPath) { resolver = path }

  /// The shape that a provider resolves.
  public init(_ provider: some UIShapeProvider) {
    resolver = { bounds in
      provider.resolve(in: ResolutionContext(contentShape: UIShape.rect.resolved(in: bounds))).path
    }
  }

  public static var rect: UIShape { UIShape { UIBezierPath(rect: $0) } }
  public static var capsule: UIShape {
    UIShape { UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2) }
  }
  public static var circle: UIShape {
    UIShape {
      let side = min($0.width, $0.height)
      return UIBezierPath(
        ovalIn: CGRect(x: $0.midX - side / 2, y: $0.midY - side / 2, width: side, height: side))
    }
  }

  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape { rounded($0, cornerRadius, maskedCorners) }
  }

  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape { _ in rounded(rect, cornerRadius, maskedCorners) }
  }

  public static func path(_ path: UIBezierPath) -> UIShape { UIShape { _ in path } }

  private static func rounded(
    _ rect: CGRect, _ radius: CGFloat, _ corners: UIRectCorner
  ) -> UIBezierPath {
    UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  public func inset(by insets: UIEdgeInsets) -> UIShape {
    let own = resolver
    return UIShape { own($0.inset(by: insets)) }
  }

  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  public func resolve(in context: ResolutionContext) -> Resolved {
    resolved(in: context.contentShape.boundingRect)
  }

  private func resolved(in bounds: CGRect) -> Resolved {
    Resolved(shape: self, path: resolver(bounds))
  }

  /// A shape within a rectangle.
  public struct Resolved {
    public let shape: UIShape
    public let path: UIBezierPath

    public var boundingRect: CGRect { path.bounds }

    public func inset(by insets: UIEdgeInsets) -> Resolved {
      shape.inset(by: insets).resolved(in: boundingRect)
    }
    public func inset(by amount: CGFloat) -> Resolved {
      shape.inset(by: amount).resolved(in: boundingRect)
    }
  }

  public struct ResolutionContext {
    public var contentShape: Resolved
  }
}

public protocol UIShapeProvider {
  typealias Context = UIShape.ResolutionContext
  typealias Resolved = UIShape.Resolved

  func resolve(in context: Context) -> Resolved
}

/// What a hover does to a view.
public protocol UIHoverEffect: Sendable {}

public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}

public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}

public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// How a view shows that it is looked at; kept, nobody hovers here.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  open var effect: any UIHoverEffect
  open var shape: UIShape?
  open var isEnabled = true

  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  public convenience init(shape: UIShape? = nil) { self.init(effect: .automatic, shape: shape) }
}

extension UIView {
  public var hoverStyle: UIHoverStyle? {
    get { kept() }
    set { keep(newValue) }
  }
}
