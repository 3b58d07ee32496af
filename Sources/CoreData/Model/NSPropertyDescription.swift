// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The entity that declares the property.
  public internal(set) weak var declaringEntity: NSEntityDescription?
  open var entity: NSEntityDescription {
    guard let declaringEntity else {
      UncaughtException.raise(
        "NSInternalInconsistencyException", "the property '\(name)' belongs to no entity")
    }
    return declaringEntity
  }
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var isIndexed = false
  open var isIndexedBySpotlight = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  open private(set) var validationPredicates: [NSPredicate] = []
  open private(set) var validationWarnings: [Any] = []

  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  /// What a store must know of the property: changes with it, and with nothing else.
  var signature: String {
    "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")"
  }

  open var versionHash: Data { VersionHash.data(of: signature) }
}

/// Sixteen bytes that differ when the text does, the same in every run.
enum VersionHash {
  static func data(of text: String) -> Data {
    var halves: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
    for byte in text.utf8 {
      for index in halves.indices {
        halves[index] = (halves[index] ^ UInt64(byte) &+ UInt64(index)) &* 0x100_0000_01b3
      }
    }
    return halves.withUnsafeBytes { Data($0) }
  }
}
