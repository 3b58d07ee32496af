// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import FoundationAdditions
internal import UIKit

/// Has the bytes of data live as long as on Apple's systems (Documentation/HeadlessHost.md §9), by the
/// methods' entries in the classes' tables.
enum DataMethods {
  /// Once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = {
    for table in [TypeMetadata(NSData.self), TypeMetadata(NSMutableData.self)] {
      table.replaceMethod("$s10Foundation6NSDataC5bytesSVvg", by: "snug_data_bytes")
      table.replaceMethod(
        "$s10Foundation13NSMutableDataC12mutableBytesSvvg", by: "snug_data_mutable_bytes")
    }
  }()

  /// Keeps data that was asked on the main thread; elsewhere nothing says when a turn ends.
  static func keepToEndOfTurn(_ data: NSData) {
    guard MainActorCheck.isOnMainActor else { return }
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { Runtime.current.keepToEndOfTurn(data) }
  }
}

// These stand in the tables of the classes for two getters; nobody calls them by name.
extension NSData {
  /// Keeps the object to the turn's end, as what asks Objective-C for an inner pointer autoreleases it.
  @_silgen_name("snug_data_bytes")
  public func snugBytes() -> UnsafeRawPointer {
    DataMethods.keepToEndOfTurn(self)
    return foundationBytes()
  }

  /// Foundation's own `bytes`.
  @_silgen_name("$s10Foundation6NSDataC5bytesSVvg")
  func foundationBytes() -> UnsafeRawPointer
}

extension NSMutableData {
  @_silgen_name("snug_data_mutable_bytes")
  public func snugMutableBytes() -> UnsafeMutableRawPointer {
    DataMethods.keepToEndOfTurn(self)
    return foundationMutableBytes()
  }

  /// Foundation's own `mutableBytes`.
  @_silgen_name("$s10Foundation13NSMutableDataC12mutableBytesSvvg")
  func foundationMutableBytes() -> UnsafeMutableRawPointer
}
