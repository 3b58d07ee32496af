// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import FoundationAdditions
public import FoundationNetworking

/// Has copies of requests keep what a class that loads addresses noted about them
/// (Documentation/NetworkArchive.md §3.1): the methods' entries in the tables of Foundation's classes are
/// replaced. Values of `URLRequest` copy such objects whenever they change or become objects.
enum RequestCopies {
  /// Once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = {
    let methods = [
      (mutableCopySymbol, "snug_request_mutable_copy"), (copySymbol, "snug_request_copy"),
      (copyOfMutableSymbol, "snug_mutable_request_copy"),
    ]
    for (symbol, name) in methods {
      guard let method = dlsym(nil, symbol), let whole = dlsym(nil, name) else { continue }
      for kind in [NSURLRequest.self, NSMutableURLRequest.self] {
        let table = TypeMetadata(kind).methods
        guard let slot = table.firstIndex(of: UInt(bitPattern: method)) else { continue }
        table[slot] = UInt(bitPattern: whole)
      }
    }
  }()

  private static let mutableCopySymbol =
    "$s20FoundationNetworking12NSURLRequestC11mutableCopy4withyp0A06NSZoneVSg_tF"
  private static let copySymbol =
    "$s20FoundationNetworking12NSURLRequestC4copy4withyp0A06NSZoneVSg_tF"
  private static let copyOfMutableSymbol =
    "$s20FoundationNetworking19NSMutableURLRequestC4copy4withyp0A06NSZoneVSg_tF"

  fileprivate static func carry(from request: NSURLRequest, to copy: Any) -> Any {
    if let copy = copy as? NSURLRequest, copy !== request,
      let properties = requestProperties[request]
    {
      requestProperties[copy] = properties
    }
    return copy
  }
}

// What stands in the tables; nobody calls these by name.
extension NSURLRequest {
  @_silgen_name("snug_request_mutable_copy")
  public func snugMutableCopy(with zone: NSZone?) -> Any {
    RequestCopies.carry(from: self, to: foundationMutableCopy(with: zone))
  }

  @_silgen_name("snug_request_copy")
  public func snugCopy(with zone: NSZone?) -> Any {
    RequestCopies.carry(from: self, to: foundationCopy(with: zone))
  }

  @_silgen_name("$s20FoundationNetworking12NSURLRequestC11mutableCopy4withyp0A06NSZoneVSg_tF")
  func foundationMutableCopy(with zone: NSZone?) -> Any

  @_silgen_name("$s20FoundationNetworking12NSURLRequestC4copy4withyp0A06NSZoneVSg_tF")
  func foundationCopy(with zone: NSZone?) -> Any
}

extension NSMutableURLRequest {
  @_silgen_name("snug_mutable_request_copy")
  public func snugCopyOfMutable(with zone: NSZone?) -> Any {
    RequestCopies.carry(from: self, to: foundationCopyOfMutable(with: zone))
  }

  @_silgen_name("$s20FoundationNetworking19NSMutableURLRequestC4copy4withyp0A06NSZoneVSg_tF")
  func foundationCopyOfMutable(with zone: NSZone?) -> Any
}
