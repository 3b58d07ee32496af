// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place of an element where something can be dragged from or dropped.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  public let attributedName: NSAttributedString
  public private(set) weak var view: UIView?
  public let point: CGPoint

  public var name: String { attributedName.string }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }

  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
}

private enum LocationKeys {
  nonisolated(unsafe) static var sources: UInt8 = 0
  nonisolated(unsafe) static var drops: UInt8 = 0
}

extension NSObject {
  /// Where something can be dragged from, for VoiceOver; kept.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      objc_getAssociatedObject(self, &LocationKeys.sources) as? [UIAccessibilityLocationDescriptor]
    }
    set {
      objc_setAssociatedObject(
        self, &LocationKeys.sources, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Where something can be dropped, for VoiceOver; kept.
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      objc_getAssociatedObject(self, &LocationKeys.drops) as? [UIAccessibilityLocationDescriptor]
    }
    set {
      objc_setAssociatedObject(
        self, &LocationKeys.drops, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
