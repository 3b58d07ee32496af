// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

// Foundation on Linux keeps the inversion of a predefined set, such as
// `CharacterSet.decimalDigits.inverted`, as one that cannot change, and ends the process when
// characters are taken from it or added. The symbol is Foundation's own, as in
// FoundationHooks.swift.

extension CharacterSet {
  /// All characters but those of the set, in a set that can change.
  public var changeableInverted: CharacterSet {
    @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg")
    get {
      var copy = self
      copy.invert()
      return copy
    }
  }
}
