// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// The contexts that UIKit's drawing calls go to, for each thread its own stack.
enum GraphicsStack {
  private nonisolated(unsafe) static var main: [CGContext] = []
  private static let key = "Snug.GraphicsStack"

  private final class Box {
    var contexts: [CGContext] = []
  }

  private static var box: Box {
    if let box = Thread.current.threadDictionary[key] as? Box { return box }
    let box = Box()
    Thread.current.threadDictionary[key] = box
    return box
  }

  static var current: CGContext? {
    MainActorCheck.isOnMainActor ? main.last : box.contexts.last
  }

  static func push(_ context: CGContext) {
    if MainActorCheck.isOnMainActor { main.append(context) } else { box.contexts.append(context) }
  }

  @discardableResult
  static func pop() -> CGContext? {
    MainActorCheck.isOnMainActor ? main.popLast() : box.contexts.popLast()
  }

  /// Records what `body` draws on a canvas of its own.
  static func record(
    canvas: CGRect, scale: CGFloat, _ body: (CGContext) -> Void
  ) -> DisplayList {
    let context = CGContext(canvas: canvas, scale: scale)
    push(context)
    body(context)
    pop()
    return context.finish()
  }

  /// Pixels per point of the screen now in question; 1 when nobody says.
  static var screenScale: CGFloat {
    let scale = Appearance.current.displayScale
    return scale > 0 ? scale : 1
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

public func UIGraphicsPopContext() { GraphicsStack.pop() }

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameter scale: Pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(
    canvas: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : GraphicsStack.screenScale)
  if opaque { context.list.append(.fill(Path(rect: context.canvas), .winding, .black)) }
  GraphicsStack.push(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsStack.current, let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// One pixel wide on UIKit's 1× canvas: a frame of 1 pt inside the rectangle, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .normal)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.state.stroke = context.state.fill
  context.state.style = StrokeStyle(width: 1)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes the colour, resolved now, that of fills and strokes.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(cgColor)
    context.state.fillPattern = pattern
  }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
