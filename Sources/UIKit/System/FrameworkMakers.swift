// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Makes objects of the frameworks' classes by `init()` where only a metatype is known: on Apple's
/// systems every class of Objective-C has that initialiser, in Swift only `required` ones are
/// reached so (Documentation/SourceLowering.md §4.5).
enum FrameworkMakers {
  /// - Returns: nil for classes that are not listed here.
  static func make(_ type: AnyClass) -> AnyObject? {
    nonisolated(unsafe) var made: AnyObject?
    MainActor.assumeIsolated { made = object(of: type) }
    return made
  }

  @MainActor private static func object(of type: AnyClass) -> AnyObject? {
    if let view = type as? UIView.Type { return view.snugMake() }
    if let controller = type as? UIViewController.Type { return controller.snugMake() }
    if let item = type as? UIBarItem.Type { return item.snugMake() }
    if let recognizer = type as? UIGestureRecognizer.Type { return recognizer.snugMake() }
    if let layout = type as? UICollectionViewLayout.Type { return layout.snugMake() }
    return requiredMaker(type)?() ?? makers[ObjectIdentifier(type)]?()
  }

  /// How a class is made whose family has `init()` as a required initialiser here.
  @MainActor private static func requiredMaker(_ type: AnyClass) -> (() -> AnyObject)? {
    switch type {
    case let type as CALayer.Type: { type.init() }
    case let type as CAAnimation.Type: { type.init() }
    case let type as UIBezierPath.Type: { type.init() }
    case let type as UICollectionViewLayoutAttributes.Type: { type.init() }
    case let type as UICollectionViewLayoutInvalidationContext.Type: { type.init() }
    case let type as UIGraphicsRendererFormat.Type: { type.init() }
    default: nil
    }
  }

  @MainActor private static let makers: [ObjectIdentifier: () -> AnyObject] = [
    ObjectIdentifier(NSMutableParagraphStyle.self): { NSMutableParagraphStyle() },
    ObjectIdentifier(NSShadow.self): { NSShadow() },
    ObjectIdentifier(DateFormatter.self): { DateFormatter() },
    ObjectIdentifier(NumberFormatter.self): { DecimalRoundingFormatter() },
    ObjectIdentifier(ByteCountFormatter.self): { ByteCountFormatter() },
    ObjectIdentifier(DateComponentsFormatter.self): { DateComponentsFormatter() },
    ObjectIdentifier(DateIntervalFormatter.self): { DateIntervalFormatter() },
    ObjectIdentifier(ISO8601DateFormatter.self): { ISO8601DateFormatter() },
    ObjectIdentifier(MeasurementFormatter.self): { MeasurementFormatter() },
    ObjectIdentifier(PersonNameComponentsFormatter.self): { PersonNameComponentsFormatter() },
    ObjectIdentifier(UINavigationItem.self): { UINavigationItem() },
    ObjectIdentifier(UIActivity.self): { UIActivity() },
  ]
}

extension RuntimeRegistry {
  /// What `T()` becomes for an object that is not known to be a view or a controller.
  public static func construct<Made: AnyObject>(_ type: Made.Type) -> Made {
    if let object = (make(type) ?? FrameworkMakers.make(type)) as? Made { return object }
    if let object = NSObject() as? Made { return object }
    unimplementedInitializer("init()", String(reflecting: type))
  }
}
