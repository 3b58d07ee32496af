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

  /// What ``layoutIfNeeded()`` does without an app's override.
  final func layOutTree() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }

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
    copyOwnLooks(of: other)
  }
}
