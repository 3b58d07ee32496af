// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Objects of UIKit and Foundation that can be made without anything, by their classes
/// (Documentation/Gaps.md §6.2).
///
/// Swift calls `init()` of a class that is a value only where it is required, so each class is named.
enum NeutralObjects {
  /// An object of exactly this class; nil where none is made.
  @MainActor static func value(of type: Any.Type) -> Any? { interface.make(type) }

  /// The same of Foundation's classes, which any thread may make.
  static func plain(_ type: Any.Type) -> Any? {
    foundation.make(type)
  }

  @MainActor private static let interface: Table = {
    var table = Table()
    table.addGestures()
    table.addItems()
    table.addLayers()
    return table
  }()

  nonisolated(unsafe) private static let foundation: Table = {
    var table = Table()
    table.addFoundation()
    return table
  }()

  private struct Table {
    private var makers: [ObjectIdentifier: () -> NSObject] = [:]

    func make(_ type: Any.Type) -> NSObject? { makers[ObjectIdentifier(type)]?() }

    mutating func add<T: NSObject>(_ make: @escaping () -> T) {
      makers[ObjectIdentifier(T.self)] = make
    }

    mutating func addFoundation() {
      add { NSString() }
      add { NSMutableString(string: "") }
      add { NSNumber(value: 0) }
      add { NSArray() }
      add { NSMutableArray() }
      add { NSDictionary() }
      add { NSMutableDictionary() }
      add { NSSet() }
      add { NSMutableSet() }
      add { NSData() }
      add { NSMutableData() }
      add { NSDate(timeIntervalSinceReferenceDate: 0) }
      add { NSNull() }
      add { Operation() }
      add { BlockOperation() }
      add { ISO8601DateFormatter() }
      add { ByteCountFormatter() }
      add { DateComponentsFormatter() }
    }

    @MainActor mutating func addGestures() {
      add { UIGestureRecognizer() }
      add { UITapGestureRecognizer() }
      add { UIPanGestureRecognizer() }
      add { UIScreenEdgePanGestureRecognizer() }
      add { UILongPressGestureRecognizer() }
      add { UISwipeGestureRecognizer() }
      add { UIPinchGestureRecognizer() }
      add { UIRotationGestureRecognizer() }
      add { UIHoverGestureRecognizer() }
    }

    @MainActor mutating func addItems() {
      add { UIBarButtonItem() }
      add { UITabBarItem() }
      add { UINavigationItem(title: "") }
      add { UIMenu(title: "", children: []) }
      add { UIAction { _ in } }
      add { UISwipeActionsConfiguration(actions: []) }
      add { NSLayoutConstraint() }
      add { UILayoutGuide() }
      add { UICollectionViewLayoutAttributes() }
      add { NSMutableParagraphStyle() }
      add { NSTextAttachment() }
      add { UITraitCollection() }
      add { UIDevice.current }
      add { UIScreen.main }
      add { UIApplication.shared }
    }

    @MainActor mutating func addLayers() {
      add { CALayer() }
      add { CAShapeLayer() }
      add { CAGradientLayer() }
      add { CATextLayer() }
      add { CABasicAnimation() }
      add { CAKeyframeAnimation() }
      add { CAAnimationGroup() }
      add { CATransition() }
    }
  }
}
