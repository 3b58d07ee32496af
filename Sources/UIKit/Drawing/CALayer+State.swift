// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension CALayer {
  public func needsDisplay() -> Bool { isDisplayNeeded }
  public func needsLayout() -> Bool { isLayoutNeeded }

  public func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  public func layoutIfNeeded() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }

  /// Model and presentation are the same here; there is no layer tree in between.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }

  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  public func removeAllAnimations() { animations.removeAll() }

  /// Takes over the looks and geometry of another layer, not its tree.
  func copyLooks(of other: CALayer) {
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    transform = other.transform
    zPosition = other.zPosition
    backgroundColor = other.backgroundColor
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    masksToBounds = other.masksToBounds
    opacity = other.opacity
    isHidden = other.isHidden
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    contentsScale = other.contentsScale
    contentsGravity = other.contentsGravity
    name = other.name
  }
}
