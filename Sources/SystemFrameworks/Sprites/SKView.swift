// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Shows the first frame of a scene.
open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false
  open var showsDrawCount = false
  open var showsNodeCount = false
  open var showsQuadCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var showsLargeContentViewerFrames = false
  open var isAsynchronous = true
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var allowsTransparency = false { didSet { showBackground() } }
  open var preferredFramesPerSecond = 60
  open var preferredFrameRate: Float = 60
  open var frameInterval = 1
  open var disableDepthStencilBuffer = false
  open weak var delegate: (any SKViewDelegate)?
  private var hasUpdated = false

  /// Shows a scene in place of the one before; nothing is seen of the transition.
  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene, old !== scene {
      old.willMove(from: self)
      old.layer.removeFromSuperlayer()
      old.view = nil
    }
    self.scene = scene
    showBackground()
    guard let scene, scene.view !== self else { return }
    scene.view = self
    layer.addSublayer(scene.layer)
    place()
    scene.didMove(to: self)
    place()
    hasUpdated = false
    setNeedsLayout()
  }

  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  func showBackground() {
    layer.backgroundColor = allowsTransparency ? nil : scene?.backgroundColor.cgColor
  }

  /// Puts the scene's layer where its scale mode wants it.
  private func place() {
    guard let scene else { return }
    if scene.scaleMode == .resizeFill, bounds.size != .zero { scene.size = bounds.size }
    let transform = scene.toView
    scene.layer.position = CGPoint(x: transform.tx, y: transform.ty)
    scene.layer.setAffineTransform(
      CGAffineTransform(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.masksToBounds = true
    place()
    guard let scene, !hasUpdated, !isPaused else { return }
    hasUpdated = true
    scene.update(CACurrentMediaTime())
    scene.didEvaluateActions()
    scene.didSimulatePhysics()
    scene.didApplyConstraints()
    scene.didFinishUpdate()
    place()
  }

  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.convertPoint(fromView: point)
  }

  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    scene.convertPoint(toView: point)
  }

  /// Nothing is drawn into a texture.
  open func texture(from node: SKNode) -> SKTexture? { nil }
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }

  // MARK: Touches

  /// The node that a touch is for: the one in front that takes touches, else the scene.
  private func receiver(of touches: Set<UITouch>) -> SKNode? {
    guard let scene, let touch = touches.first else { return nil }
    return scene.nodes(at: scene.convertPoint(fromView: touch.location(in: self)))
      .first { $0.isUserInteractionEnabled } ?? scene
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver(of: touches)?.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver(of: touches)?.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver(of: touches)?.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver(of: touches)?.touchesCancelled(touches, with: event)
  }
}

@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
  // @objc(view:shouldRenderAtTime:) optional = true
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

/// How one scene follows on another; not seen.
@preconcurrency @MainActor
open class SKTransition: NSObject {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true

  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  open class func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

public enum SKTransitionDirection: Int, Sendable {
  case up, down, right, left
}
