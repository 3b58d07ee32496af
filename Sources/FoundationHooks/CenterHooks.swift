// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import FoundationAdditions

// A class over `NotificationCenter` may override its methods on Apple's systems, and here they ask
// for what the lowering made of such an override (FoundationAdditions/OverriddenCenter.swift). The
// symbols are Foundation's own, as in FoundationHooks.swift.

// Symbols have no places to break at.
// swift-format-ignore
extension NotificationCenter {
  /// Whether overrides are to be asked for.
  private var isInherited: Bool { type(of: self) != NotificationCenter.self }

  @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF")
  public func hookedPost(_ notification: Notification) {
    if isInherited, let center = self as? any SnugCenterPost {
      return center.snugOverriddenPost(notification)
    }
    snugInheritedPost(notification)
  }

  /// Two methods of Apple's: the one without information is meant where there is none.
  @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E4post4name6object8userInfoyAD14NSNotificationC4NameV_ypSgSDys11AnyHashableVypGSgtF")
  public func hookedPost(
    name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?
  ) {
    if isInherited, userInfo == nil, let center = self as? any SnugCenterPostNamed {
      return center.snugOverriddenPost(name: name, object: object)
    }
    if isInherited, let center = self as? any SnugCenterPostInformed {
      return center.snugOverriddenPost(name: name, object: object, userInfo: userInfo)
    }
    snugInheritedPost(name: name, object: object, userInfo: userInfo)
  }

  @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF")
  public func hookedAddObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    if isInherited, let center = self as? any SnugCenterAddBlock {
      return center.snugOverriddenAddObserver(
        forName: name, object: object, queue: queue, using: block)
    }
    return snugInheritedAddObserver(forName: name, object: object, queue: queue, using: block)
  }

  @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF")
  public func hookedRemoveObserver(_ observer: Any) {
    if isInherited, let center = self as? any SnugCenterRemove {
      return center.snugOverriddenRemoveObserver(observer)
    }
    endInherited(observer, name: nil, object: nil)
  }

  @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF")
  public func hookedRemoveObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
    if isInherited, let center = self as? any SnugCenterRemoveNamed {
      return center.snugOverriddenRemoveObserver(observer, name: name, object: object)
    }
    endInherited(observer, name: name, object: object)
  }
}
