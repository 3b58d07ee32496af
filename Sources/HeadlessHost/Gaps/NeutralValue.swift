// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
import FoundationNetworking
public import UIKit

/// A type with a value that means nothing: 0, "", nil, an empty collection
/// (Documentation/Gaps.md §6.2).
public protocol NeutralValue {
  static var snugNeutralValue: Any { get }
}

/// A class that a build made of what a header in Objective-C declares (Documentation/Gaps.md §5.9).
public protocol ForeignStandIn: AnyObject {}

enum NeutralValues {
  /// The neutral value of a type; nil where it has none.
  ///
  /// - Parameter path: The types whose value it becomes a part of, outermost first.
  static func value<T>(of type: T.Type, _ path: [Any.Type] = []) -> T? {
    if type == Void.self { return () as? T }
    if let neutral = type as? any NeutralValue.Type { return neutral.snugNeutralValue as? T }
    if let shared = Shared.value(of: type) { return shared as? T }
    // Views and controllers are made on the main thread only.
    if MainActorCheck.isOnMainActor, let made = MainActor.assumeIsolated({ Made(of: type) }).value {
      return made as? T
    }
    return NeutralParts.value(of: type, path)
  }

  /// What Foundation has one of, and its plain objects.
  private enum Shared {
    static func value(of type: Any.Type) -> Any? {
      if type == (any Error).self { return NSError(domain: "", code: 0) }
      if type == Any.self || type == (any Sendable).self { return "" }
      if type == AnyObject.self || type == NSObject.self { return NSObject() }
      if type == NSError.self { return NSError(domain: "", code: 0) }
      if type == Bundle.self { return Bundle.main }
      if type == FileManager.self { return FileManager.default }
      if type == UserDefaults.self { return UserDefaults.standard }
      if type == NotificationCenter.self { return NotificationCenter.default }
      if type == DispatchQueue.self { return DispatchQueue.main }
      if type == OperationQueue.self { return OperationQueue() }
      if type == DateFormatter.self { return DateFormatter() }
      if type == NumberFormatter.self { return NumberFormatter() }
      if type == Locale.self { return Locale(identifier: "en_US") }
      if type == Calendar.self { return Calendar(identifier: .gregorian) }
      if type == TimeZone.self { return TimeZone.gmt }
      if type == URLRequest.self { return URLRequest(url: URL(fileURLWithPath: "/")) }
      if type == URLSession.self { return URLSession.shared }
      if type == URLComponents.self { return URLComponents() }
      if type == JSONDecoder.self { return JSONDecoder() }
      if type == JSONEncoder.self { return JSONEncoder() }
      return plain(type)
    }

    /// What the values of apps' own types often have as a part.
    private static func plain(_ type: Any.Type) -> Any? {
      if type == NSLock.self { return NSLock() }
      if type == NSRecursiveLock.self { return NSRecursiveLock() }
      if type == DispatchGroup.self { return DispatchGroup() }
      if type == URLSessionConfiguration.self { return URLSessionConfiguration.default }
      if type == ProcessInfo.self { return ProcessInfo.processInfo }
      if type == CharacterSet.self { return CharacterSet() }
      if type == Decimal.self { return Decimal.zero }
      if type == DateComponents.self { return DateComponents() }
      if type == DateInterval.self {
        return DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0)
      }
      if type == Notification.Name.self { return Notification.Name("") }
      if type == NSPredicate.self { return NSPredicate(value: true) }
      return NeutralObjects.plain(type)
    }
  }

  /// An object of UIKit.
  private struct Made: @unchecked Sendable {
    var value: Any?

    @MainActor init<T>(of type: T.Type) {
      switch type {
      case let list as UICollectionView.Type where Self.isFramework(list):
        // A list without a layout ends the launch; a plain one shows its items.
        value = list.snugMake(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      case let layout as UICollectionViewLayout.Type where Self.isFramework(layout):
        value =
          layout == UICollectionViewLayout.self
          ? UICollectionViewFlowLayout() : layout.init(coder: NSCoder())
      case let view as UIView.Type where Self.isFramework(view): value = view.init(frame: .zero)
      case let controller as UIViewController.Type where Self.isFramework(controller):
        value = controller.snugMake()
      default:
        value = NeutralObjects.value(of: type)
        if value == nil, Self.making.insert(ObjectIdentifier(type)).inserted {
          value = Self.own(type)
        }
      }
    }

    /// Classes of the app that one is being made of: one that needs itself never ends.
    @MainActor private static var making: Set<ObjectIdentifier> = []

    /// A view or controller of the app. Its class may stop where it is made, as the app would without
    /// the value.
    @MainActor private static func own<T>(_ type: T.Type) -> Any? {
      defer { making.remove(ObjectIdentifier(type)) }
      return switch type {
      case let cell as UITableViewCell.Type: cell.snugMake()
      case let list as UICollectionView.Type:
        list.snugMake(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      case let view as UIView.Type: view.init(frame: .zero)
      case let controller as UIViewController.Type: controller.snugMake()
      default: nil
      }
    }

    /// UIKit's classes and placeholders, which never stop.
    private static func isFramework(_ type: AnyClass) -> Bool {
      // Foundation's `NSStringFromClass` stops for classes inside other types.
      ["UIKit.", LostClass.module + "."].contains { String(reflecting: type).hasPrefix($0) }
    }
  }
}

extension Optional: NeutralValue { public static var snugNeutralValue: Any { Self.none as Any } }
extension Bool: NeutralValue { public static var snugNeutralValue: Any { false } }
extension String: NeutralValue { public static var snugNeutralValue: Any { "" } }
extension Substring: NeutralValue { public static var snugNeutralValue: Any { Substring() } }
extension Character: NeutralValue { public static var snugNeutralValue: Any { Character(" ") } }
extension Int: NeutralValue { public static var snugNeutralValue: Any { Int.zero } }
extension Int8: NeutralValue { public static var snugNeutralValue: Any { Int8.zero } }
extension Int16: NeutralValue { public static var snugNeutralValue: Any { Int16.zero } }
extension Int32: NeutralValue { public static var snugNeutralValue: Any { Int32.zero } }
extension Int64: NeutralValue { public static var snugNeutralValue: Any { Int64.zero } }
extension UInt: NeutralValue { public static var snugNeutralValue: Any { UInt.zero } }
extension UInt8: NeutralValue { public static var snugNeutralValue: Any { UInt8.zero } }
extension UInt16: NeutralValue { public static var snugNeutralValue: Any { UInt16.zero } }
extension UInt32: NeutralValue { public static var snugNeutralValue: Any { UInt32.zero } }
extension UInt64: NeutralValue { public static var snugNeutralValue: Any { UInt64.zero } }
extension Double: NeutralValue { public static var snugNeutralValue: Any { Double.zero } }
extension Float: NeutralValue { public static var snugNeutralValue: Any { Float.zero } }
extension CGFloat: NeutralValue { public static var snugNeutralValue: Any { CGFloat.zero } }
extension CGPoint: NeutralValue { public static var snugNeutralValue: Any { CGPoint.zero } }
extension CGSize: NeutralValue { public static var snugNeutralValue: Any { CGSize.zero } }
extension CGRect: NeutralValue { public static var snugNeutralValue: Any { CGRect.zero } }
extension UIEdgeInsets: NeutralValue {
  public static var snugNeutralValue: Any { UIEdgeInsets.zero }
}
extension Array: NeutralValue { public static var snugNeutralValue: Any { Self() } }
extension ArraySlice: NeutralValue { public static var snugNeutralValue: Any { Self() } }
extension Dictionary: NeutralValue { public static var snugNeutralValue: Any { Self() } }
extension Set: NeutralValue { public static var snugNeutralValue: Any { Self() } }
extension Data: NeutralValue { public static var snugNeutralValue: Any { Data() } }
extension Date: NeutralValue {
  public static var snugNeutralValue: Any { Date(timeIntervalSinceReferenceDate: 0) }
}
extension URL: NeutralValue {
  public static var snugNeutralValue: Any { URL(fileURLWithPath: "/") }
}
extension UUID: NeutralValue {
  public static var snugNeutralValue: Any {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
extension IndexPath: NeutralValue { public static var snugNeutralValue: Any { IndexPath() } }
extension IndexSet: NeutralValue { public static var snugNeutralValue: Any { IndexSet() } }
extension AttributedString: NeutralValue {
  public static var snugNeutralValue: Any { AttributedString() }
}
extension NSAttributedString: NeutralValue {
  public static var snugNeutralValue: Any {
    self == NSMutableAttributedString.self
      ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
  }
}
extension UIColor: NeutralValue { public static var snugNeutralValue: Any { UIColor.clear } }
extension CGColor: NeutralValue {
  public static var snugNeutralValue: Any { UIColor.clear.cgColor }
}
extension CGPath: NeutralValue { public static var snugNeutralValue: Any { UIBezierPath().cgPath } }
extension CGAffineTransform: NeutralValue {
  public static var snugNeutralValue: Any { CGAffineTransform.identity }
}
extension CATransform3D: NeutralValue {
  public static var snugNeutralValue: Any { CATransform3DIdentity }
}
extension UIBezierPath: NeutralValue { public static var snugNeutralValue: Any { UIBezierPath() } }
extension UIImage: NeutralValue { public static var snugNeutralValue: Any { UIImage() } }
extension UIFont: NeutralValue {
  public static var snugNeutralValue: Any { UIFont.systemFont(ofSize: 17) }
}
