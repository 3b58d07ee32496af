// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias CFString = NSString
public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecUnimplemented: OSStatus = -4

nonisolated(unsafe) public let kSecClass: CFString = "class"
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// Adds an item to the keychain, which here is in memory and empty at the start.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let values = Keychain.values(attributes)
  guard values["class"] != nil else { return errSecParam }
  return Keychain.lock.withLock {
    let item = Keychain.attributes(values)
    guard !Keychain.items.contains(where: { Keychain.isSame($0, item) }) else {
      return errSecDuplicateItem
    }
    Keychain.items.append(item)
    result?.pointee = Keychain.answer([item], values)
    return errSecSuccess
  }
}

/// Finds items: their data, their attributes, both, or whether there is one.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let values = Keychain.values(query)
  return Keychain.lock.withLock {
    let found = Keychain.items.filter { Keychain.matches($0, values) }
    guard !found.isEmpty else { return errSecItemNotFound }
    result?.pointee = Keychain.answer(found, values)
    return errSecSuccess
  }
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let (values, new) = (Keychain.values(query), Keychain.values(attributesToUpdate))
  return Keychain.lock.withLock {
    let found = Keychain.items.indices.filter { Keychain.matches(Keychain.items[$0], values) }
    guard !found.isEmpty else { return errSecItemNotFound }
    for index in found { Keychain.items[index].merge(Keychain.attributes(new)) { $1 } }
    return errSecSuccess
  }
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let values = Keychain.values(query)
  return Keychain.lock.withLock {
    let count = Keychain.items.count
    Keychain.items.removeAll { Keychain.matches($0, values) }
    return Keychain.items.count < count ? errSecSuccess : errSecItemNotFound
  }
}

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)" as NSString
  }
}

/// What a process keeps in its keychain.
private enum Keychain {
  typealias Item = [String: AnyHashable]
  nonisolated(unsafe) static var items: [Item] = []
  static let lock = NSLock()

  static func values(_ dictionary: CFDictionary) -> [String: Any] {
    dictionary as? [String: Any] ?? [:]
  }

  /// Without what only asks: results, limits, prompts.
  static func attributes(_ values: [String: Any]) -> Item {
    values.filter { key, _ in
      !key.hasPrefix("r_") && !key.hasPrefix("m_") && !key.hasPrefix("u_") && key != "nleg"
    }.compactMapValues { $0 as? AnyHashable }
  }

  /// Two items are one when their class and what names them are the same (A).
  static func isSame(_ first: Item, _ second: Item) -> Bool {
    let names =
      ["class", "acct", "agrp", "sync"]
      + (first["class"]?.base as? String == "inet"
        ? ["srvr", "sdmn", "ptcl", "atyp", "port", "path"] : ["svce"])
    return names.allSatisfy { first[$0] == second[$0] }
  }

  static func matches(_ item: Item, _ query: [String: Any]) -> Bool {
    attributes(query).allSatisfy { key, value in
      // What says how an item is kept, or that any will do, chooses none.
      key == "pdmn" || key == "accc" || (key == "sync" && value.base as? String == "syna")
        || item[key] == value
    }
  }

  static func answer(_ found: [Item], _ query: [String: Any]) -> AnyObject? {
    func asks(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? false }
    func one(_ item: Item) -> AnyObject? {
      guard asks("r_Attributes") else {
        return asks("r_Data") ? (item["v_Data"]?.base as? Data).map { NSData(data: $0) } : nil
      }
      let shown = item.filter { $0.key != "v_Data" || asks("r_Data") }.mapValues(\.base)
      return shown as NSDictionary
    }
    let limit = query["m_Limit"]
    let isAll = limit as? String == "m_LimitAll" || ((limit as? NSNumber)?.intValue ?? 1) > 1
    return isAll ? found.compactMap(one) as NSArray : found.first.flatMap(one)
  }
}
