// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum SKSceneScaleMode: Int, Sendable {
  case fill
  case aspectFill
  case aspectFit
  case resizeFill
}

/// What shows in front of a node where both lie.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  // @objc(update:forScene:) optional
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  // @objc(didEvaluateActionsForScene:) optional
  func didEvaluateActions(for scene: SKScene)
  // @objc(didSimulatePhysicsForScene:) optional
  func didSimulatePhysics(for scene: SKScene)
  // @objc(didApplyConstraintsForScene:) optional
  func didApplyConstraints(for scene: SKScene)
  // @objc(didFinishUpdateForScene:) optional
  func didFinishUpdate(for scene: SKScene)
}

/// The root of what a view of nodes shows. Its first frame is drawn, and no other.
open class SKScene: SKNode {
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      didChangeSize(oldValue)
      view?.setNeedsLayout()
    }
  }
  open var scaleMode = SKSceneScaleMode.fill { didSet { view?.setNeedsLayout() } }
  open var anchorPoint = CGPoint.zero { didSet { view?.setNeedsLayout() } }
  open var backgroundColor = UIColor(white: 0.15, alpha: 1) { didSet { view?.showBackground() } }
  open weak var camera: SKCameraNode? { didSet { view?.setNeedsLayout() } }
  open weak var listener: SKNode?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView?

  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

  public init(size: CGSize) {
    self.size = size
    super.init()
    isUserInteractionEnabled = true
    sceneDidLoad()
  }

  public required init?(coder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: coder)
    isUserInteractionEnabled = true
    sceneDidLoad()
  }

  /// A scene of Xcode's editor is not read: it is empty, of the size that such scenes begin with;
  /// nil where the app has no file of the name.
  public convenience init?(fileNamed filename: String) {
    let name = filename.hasSuffix(".sks") ? String(filename.dropLast(4)) : filename
    guard Bundle.main.url(forResource: name, withExtension: "sks") != nil else { return nil }
    self.init(size: CGSize(width: 750, height: 1_334))
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
  }

  open override var frame: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }

  open override var next: UIResponder? { view?.next }
  open override func contains(_ p: CGPoint) -> Bool { true }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  /// From the scene's coordinates to its view's.
  var toView: CGAffineTransform {
    guard let bounds = view?.bounds.size, size.width > 0, size.height > 0 else { return .identity }
    let ratio = CGSize(width: bounds.width / size.width, height: bounds.height / size.height)
    let scale: CGSize
    switch scaleMode {
    case .fill: scale = ratio
    case .aspectFill:
      let one = max(ratio.width, ratio.height)
      scale = CGSize(width: one, height: one)
    case .aspectFit:
      let one = min(ratio.width, ratio.height)
      scale = CGSize(width: one, height: one)
    case .resizeFill: scale = CGSize(width: 1, height: 1)
    }
    let corner = CGPoint(
      x: (bounds.width - size.width * scale.width) / 2,
      y: (bounds.height + size.height * scale.height) / 2)
    let origin = CGPoint(
      x: corner.x + size.width * anchorPoint.x * scale.width,
      y: corner.y - size.height * anchorPoint.y * scale.height)
    let whole = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: -scale.height, tx: origin.x, ty: origin.y)
    guard let camera, camera.scene === self else { return whole }
    // What the camera looks at stands where the middle of the view is.
    let middle = CGAffineTransform(
      translationX: size.width * (0.5 - anchorPoint.x), y: size.height * (0.5 - anchorPoint.y))
    return camera.toParent.inverted().concatenating(middle).concatenating(whole)
  }

  open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }
}
