// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

// Methods of a notification center stand in extensions on Linux, so no class can override them. The
// lowering calls an override `snugOverridden…` and adds one of these protocols; Foundation's methods
// ask for it (see FoundationHooks). Documentation/SourceLowering.md §4.12.

public protocol SnugCenterPost: AnyObject {
  func snugOverriddenPost(_ notification: Notification)
}

public protocol SnugCenterPostNamed: AnyObject {
  func snugOverriddenPost(name: NSNotification.Name, object: Any?)
}

public protocol SnugCenterPostInformed: AnyObject {
  func snugOverriddenPost(
    name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
}

@preconcurrency
public protocol SnugCenterAddBlock: AnyObject {
  func snugOverriddenAddObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
}

public protocol SnugCenterAddObserver: AnyObject {
  func snugOverriddenAddObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
}

public protocol SnugCenterRemove: AnyObject {
  func snugOverriddenRemoveObserver(_ observer: Any)
}

public protocol SnugCenterRemoveNamed: AnyObject {
  func snugOverriddenRemoveObserver(_ observer: Any, name: NSNotification.Name?, object: Any?)
}

// What `super` is in such an override: Foundation's own code, which asks for no override.
extension NotificationCenter {
  public func snugInheritedPost(_ notification: Notification) {
    var notification = notification
    notification.userInfo = NotificationCenter.bothKeys(notification.userInfo)
    FoundationMethod.post.bound(to: self, as: PostCall.self)?.run(notification)
  }

  /// Information that texts of Swift and of Foundation find alike where its keys are Foundation's:
  /// the two are equal on Apple's systems and not here, so each such key stands there as both
  /// (Documentation/SourceLowering.md §4.12).
  private static func bothKeys(_ info: [AnyHashable: Any]?) -> [AnyHashable: Any]? {
    guard let info else { return nil }
    let added = info.compactMap { key, value in
      type(of: key.base) is AnyObject.Type
        ? (key.base as? NSString).map { (AnyHashable($0.description), value) } : nil
    }
    return added.isEmpty ? info : info.merging(added) { first, _ in first }
  }

  public func snugInheritedPost(
    name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    snugInheritedPost(Notification(name: name, object: object, userInfo: userInfo))
  }

  public func snugInheritedAddObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    FoundationMethod.addBlock.bound(to: self, as: AddCall.self)?.run(name, object, queue, block)
      ?? NSObject()
  }

  /// Ends observations with a token; those by selector are UIKit's.
  package func endInherited(_ observer: Any, name: NSNotification.Name?, object: Any?) {
    FoundationMethod.remove.bound(to: self, as: RemoveCall.self)?.run(observer, name, object)
  }
}

private struct PostCall { let run: (Notification) -> Void }

private struct AddCall {
  let run:
    (
      NSNotification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol
}

private struct RemoveCall { let run: (Any, NSNotification.Name?, Any?) -> Void }

extension FoundationMethod {
  private static let center = "$s20FoundationEssentials18NotificationCenterC0A0E"
  fileprivate static let post = FoundationMethod(center, "4postyyAD0C0VF")
  fileprivate static let addBlock = FoundationMethod(
    center, "11addObserver7forName6object5queue5usingAD16NSObjectProtocol_p",
    "AD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF")
  fileprivate static let remove = FoundationMethod(
    center, "14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF")
}
