// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Darwin's functions have two arguments more than Linux's, whose names begin with `user.`.

@_silgen_name("getxattr")
private func readAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int

@_silgen_name("setxattr")
private func writeAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?,
  _ size: Int, _ flags: Int32
) -> Int32

@_silgen_name("removexattr")
private func deleteAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>
) -> Int32

/// −1, with the error of a path or name that is nil.
private func badAddress<Result: SignedInteger>() -> Result {
  errno = EFAULT
  return -1
}

/// The size of a file's attribute in bytes, which is written to `value` where that is not nil; −1
/// with `errno` where it cannot be read.
public func getxattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  guard let path, let name else { return badAddress() }
  return readAttribute(path, "user." + String(cString: name), value, size)
}

/// 0, or −1 with `errno`, also where the disk keeps no attributes.
@discardableResult
public func setxattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ value: UnsafeRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  guard let path, let name else { return badAddress() }
  return writeAttribute(path, "user." + String(cString: name), value, size, 0)
}

/// 0, or −1 with `errno`.
@discardableResult
public func removexattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ options: Int32
) -> Int32 {
  guard let path, let name else { return badAddress() }
  return deleteAttribute(path, "user." + String(cString: name))
}
