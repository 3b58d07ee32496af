// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

// Objects among the values of formatted texts (`%@`), which every object of Objective-C may be.

/// The descriptions of the objects that were formatted last, by place: formats take an address, and
/// keep nothing alive.
///
/// - Invariant: A description stays where it is until 4 096 others were asked for; so one object has
///   the same `%p` each time, though not its own address.
private enum DescribedObjects {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var recent: [ObjectIdentifier: NSMutableString] = [:]
  nonisolated(unsafe) private static var older: [ObjectIdentifier: NSMutableString] = [:]

  static func address(of object: NSObject) -> Int {
    let words = object.description
    return lock.withLock {
      let place = ObjectIdentifier(object)
      let text = recent[place] ?? older[place] ?? NSMutableString(string: "")
      text.setString(words)
      if recent.count == 4_096 { (older, recent) = (recent, [:]) }
      recent[place] = text
      return Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())
    }
  }
}

extension NSObject: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgEncoding: [Int] { [DescribedObjects.address(of: self)] }
}

// A collection is one as the object that it is bridged to, so what takes variadic values takes the
// array of another's.

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgObject: any CVarArg { self as NSArray }
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgEncoding: [Int] { (self as NSArray)._cVarArgEncoding }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgObject: any CVarArg { self as NSDictionary }
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgEncoding: [Int] { (self as NSDictionary)._cVarArgEncoding }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgObject: any CVarArg { self as NSSet }
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgEncoding: [Int] { (self as NSSet)._cVarArgEncoding }
}

infix operator ~>% : CastingPrecedence

/// `value as CVarArg` of an app: what is no variadic value itself is one as an object
/// (Documentation/SourceLowering.md §6.20).
public func ~>% (value: Any, type: (any CVarArg).Type) -> any CVarArg {
  if let ready = value as? any CVarArg { return ready }
  if let error = value as? any Error { return error as NSError }
  return value as AnyObject as? NSObject ?? String(describing: value) as NSString
}
