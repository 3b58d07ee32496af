// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

// Foundation's boxes here hold no pointers: their bits are kept as a number.
extension NSValue {
  public convenience init(pointer: UnsafeRawPointer?) {
    var bits = UInt(bitPattern: pointer)
    self.init(bytes: &bits, objCType: "Q")
  }

  /// The pointer in the box; nil in a box of anything of another size.
  public var pointerValue: UnsafeMutableRawPointer? {
    guard ["Q", "q", "L", "l"].contains(String(cString: objCType)) else { return nil }
    var bits: UInt = 0
    getValue(&bits)
    return UnsafeMutableRawPointer(bitPattern: bits)
  }
}
