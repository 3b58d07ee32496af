// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import FoundationAdditions

// Foundation on Linux enumerates the whole text whatever range it is given, and has no words and no
// sentences. The symbols are Foundation's own, as in FoundationHooks.swift.

// Symbols have no places to break at.
// swift-format-ignore
extension NSString {
  @_silgen_name("$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA8ObjCBoolVGtXEtF")
  public func hookedEnumerateSubstrings(
    in range: NSRange, options: EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    SubstringFinder.enumerate(self, in: range, options: options) { text, piece, stop in
      var stops = ObjCBool(false)
      block(text, piece.substring, piece.enclosing, &stops)
      stop = stops.boolValue
    }
  }
}

// swift-format-ignore
extension StringProtocol {
  @_silgen_name("$sSy10FoundationE19enumerateSubstrings2in7options_yqd___AA8NSStringC18EnumerationOptionsVySSSg_SnySS5IndexVGALSbztctSXRd__AK5BoundRtd__lF")
  public func hookedEnumerateSubstrings<R: RangeExpression>(
    in range: R, options: NSString.EnumerationOptions,
    _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where R.Bound == String.Index {
    // Offsets are counted from where this text begins, which may be a part of another.
    let units = utf16
    let bounds = range.relative(to: self)
    let place = NSRange(
      location: units.distance(from: units.startIndex, to: bounds.lowerBound),
      length: units.distance(from: bounds.lowerBound, to: bounds.upperBound))
    func indices(_ range: NSRange) -> Range<String.Index> {
      let start = units.index(units.startIndex, offsetBy: range.location)
      return start..<units.index(start, offsetBy: range.length)
    }
    SubstringFinder.enumerate(String(self) as NSString, in: place, options: options) { text, piece, stop in
      body(text, indices(piece.substring), indices(piece.enclosing), &stop)
    }
  }
}
