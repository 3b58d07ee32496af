// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum SKActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

public typealias SKActionTimingFunction = (Float) -> Float

/// What a node does. Its end is seen when its time is over, and nothing of the way there; what goes
/// on for ever is done once.
@preconcurrency @MainActor
open class SKAction: NSObject {
  private enum Kind {
    case change((SKNode) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    case `repeat`(SKAction, Int)
    case forever(SKAction)
  }

  private let kind: Kind
  open var duration: TimeInterval
  open var speed: CGFloat = 1
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: SKActionTimingFunction = { $0 }

  private init(_ kind: Kind, _ duration: TimeInterval) {
    (self.kind, self.duration) = (kind, duration)
    super.init()
  }

  private static func change(
    _ duration: TimeInterval, _ change: @escaping @MainActor (SKNode) -> Void
  ) -> SKAction {
    SKAction(.change(change), duration)
  }

  /// No action is turned round: the same one is given.
  open func reversed() -> SKAction { self }

  // MARK: Running

  func run(on node: SKNode, key: String, completion: @escaping () -> Void) {
    node.actions[key] = self
    perform(on: node, { [weak node] in node?.actions[key] === self }) { [weak node] in
      node?.actions[key] = nil
      completion()
    }
  }

  /// - Parameter goesOn: Whether nobody has taken the action away meanwhile.
  private func perform(
    on node: SKNode, _ goesOn: @escaping () -> Bool, _ completion: @escaping () -> Void
  ) {
    switch kind {
    case .change(let change):
      SKAction.after(duration / max(0.001, Double(speed))) { [weak node] in
        guard let node, goesOn() else { return }
        change(node)
        completion()
      }
    case .sequence(let actions): SKAction.perform(actions[...], on: node, goesOn, completion)
    case .group(let actions):
      var rest = actions.count
      guard rest > 0 else { return completion() }
      for action in actions {
        action.perform(on: node, goesOn) {
          rest -= 1
          if rest == 0 { completion() }
        }
      }
    case .repeat(let action, let count):
      let times = Array(repeating: action, count: max(0, min(count, 1_000)))
      SKAction.perform(times[...], on: node, goesOn, completion)
    case .forever(let action): action.perform(on: node, goesOn) {}
    }
  }

  private static func perform(
    _ actions: ArraySlice<SKAction>, on node: SKNode, _ goesOn: @escaping () -> Bool,
    _ completion: @escaping () -> Void
  ) {
    guard let first = actions.first else { return completion() }
    first.perform(on: node, goesOn) { [weak node] in
      guard let node else { return }
      perform(actions.dropFirst(), on: node, goesOn, completion)
    }
  }

  private static func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    guard seconds > 0 else { return work() }
    let timer = Timer(firstAfter: seconds, repeats: false) { _ in
      MainActor.assumeIsolated { work() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  // MARK: Composition

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.repeat(action, count), action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.forever(action), .infinity)
  }
  open class func wait(forDuration sec: TimeInterval) -> SKAction { change(sec) { _ in } }
  open class func wait(
    forDuration sec: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction { change(sec) { _ in } }
  open class func run(_ block: @escaping () -> Void) -> SKAction { change(0) { _ in block() } }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    change(0) { _ in block() }
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    change(0) { $0.childNode(withName: name)?.run(action) }
  }
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { change(seconds) { block($0, CGFloat(seconds)) } }
  open class func removeFromParent() -> SKAction { change(0) { $0.removeFromParent() } }
  open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    change(0) { _ in _ = (target as? NSObject)?.perform(selector) }
  }
  open class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction { change(0) { _ in } }
  open class func play() -> SKAction { change(0) { _ in } }
  open class func pause() -> SKAction { change(0) { _ in } }
  open class func stop() -> SKAction { change(0) { _ in } }
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    change(duration) { _ in }
  }

  // MARK: Places and looks

  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    change(duration) { $0.position = location }
  }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { $0.position.x = x }
  }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { $0.position.y = y }
  }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) {
      $0.position = CGPoint(x: $0.position.x + deltaX, y: $0.position.y + deltaY)
    }
  }
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { $0.zRotation += radians }
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { $0.zRotation = radians }
  }
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { change(duration) { $0.zRotation = radians } }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { $0.setScale(scale) }
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { ($0.xScale, $0.yScale) = ($0.xScale * scale, $0.yScale * scale) }
  }
  open class func scaleX(
    to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
  ) -> SKAction { change(duration) { ($0.xScale, $0.yScale) = (xScale, yScale) } }
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { $0.xScale = scale }
  }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { $0.yScale = scale }
  }
  open class func scaleX(
    by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
  ) -> SKAction {
    change(duration) { ($0.xScale, $0.yScale) = ($0.xScale * xScale, $0.yScale * yScale) }
  }
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
    fadeAlpha(to: 1, duration: sec)
  }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
    fadeAlpha(to: 0, duration: sec)
  }
  open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
    change(sec) { $0.alpha = alpha }
  }
  open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
    change(sec) { $0.alpha += factor }
  }
  open class func hide() -> SKAction { change(0) { $0.isHidden = true } }
  open class func unhide() -> SKAction { change(0) { $0.isHidden = false } }
  open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
    change(sec) { $0.position = path.currentPoint }
  }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction {
    change(sec) {
      let end = path.currentPoint
      let start = offset ? $0.position : .zero
      $0.position = CGPoint(x: start.x + end.x, y: start.y + end.y)
    }
  }
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, duration: 0) }

  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    change(duration) {
      ($0 as? SKSpriteNode)?.color = color
      ($0 as? SKSpriteNode)?.colorBlendFactor = colorBlendFactor
    }
  }
  open class func colorize(
    withColorBlendFactor factor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    change(duration) { ($0 as? SKSpriteNode)?.colorBlendFactor = factor }
  }
  open class func setTexture(_ texture: SKTexture) -> SKAction {
    change(0) { ($0 as? SKSpriteNode)?.texture = texture }
  }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    change(0) {
      ($0 as? SKSpriteNode)?.texture = texture
      if resize { ($0 as? SKSpriteNode)?.size = texture.size() }
    }
  }
  open class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction {
    let size = CGSize(width: width, height: height)
    return change(duration) { ($0 as? SKSpriteNode)?.size = size }
  }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: false, restore: false)
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    change(sec * Double(textures.count)) {
      guard !restore, let last = textures.last else { return }
      ($0 as? SKSpriteNode)?.texture = last
    }
  }
}
