// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A protocol as an object, as Objective-C has it; here one that the runtime finds by its name.
public final class Protocol: NSObject {
  /// Without its module.
  public let name: String
  private let type: Any.Type

  fileprivate init(_ name: String, _ type: Any.Type) {
    self.name = name
    self.type = type
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Protocol)?.type == type
  }

  public override var hash: Int { ObjectIdentifier(type).hashValue }

  public override var description: String { "<Protocol: \(name)>" }

  fileprivate func isAdopted(by object: AnyObject) -> Bool {
    func asks<Adopted>(_ type: Adopted.Type) -> Bool { object is Adopted }
    return _openExistential(type, do: asks)
  }

  /// Whether objects of a class would be of the protocol, as Swift's runtime finds by the
  /// descriptors that follow the three words of a protocol's type.
  func isAdopted(by adopter: AnyClass) -> Bool { Self.adopts(adopter, type) }

  static func adopts(_ adopter: AnyClass, _ type: Any.Type) -> Bool {
    guard _mangledTypeName(type)?.hasSuffix("_p") == true else { return false }
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let count = UnsafeRawPointer(words + 1).load(fromByteOffset: 4, as: UInt32.self)
    return (0..<Int(count)).allSatisfy { index in
      UnsafeRawPointer(bitPattern: words[2 + index]).map {
        conformance(unsafeBitCast(adopter, to: UnsafeRawPointer.self), $0) != nil
      } ?? false
    }
  }
}

/// Swift's runtime's own search for a conformance.
private let conformance: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer? =
  unsafeBitCast(
    dlsym(nil, "swift_conformsToProtocol"),
    to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?).self)

/// - Returns: The protocol of UIKit's or of one of the app's modules; nil for other names.
/// - Complexity: One search of the process's types a module.
public func NSProtocolFromString(_ name: String) -> Protocol? {
  let parts = name.split(separator: ".").map(String.init)
  guard let last = parts.last, parts.count < 3 else { return nil }
  let modules = parts.count == 2 ? [parts[0]] : RuntimeRegistry.moduleNames + ["UIKit"]
  for module in modules {
    // A protocol's type as Swift's runtime spells it.
    let spelled = "\(module.utf8.count)\(module)\(last.utf8.count)\(last)_p"
    if let type = _typeByName(spelled) { return Protocol(last, type) }
  }
  return nil
}

public func NSStringFromProtocol(_ proto: Protocol) -> String { proto.name }

extension NSObjectProtocol {
  public func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isAdopted(by: self) }
}
