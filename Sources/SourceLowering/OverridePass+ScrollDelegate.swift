// Part of Snug, under the Apache License 2.0; see LICENSE.

extension OverridePass {
  /// Whether a member overrides the `delegate` of `UIScrollView`, which is called `snugScrollDelegate`
  /// here because lists have a delegate of another type (Documentation/SourceLowering.md §4).
  func overridesScrollDelegate(_ member: Member, of type: TypeModel) -> Bool {
    member.kind == .variable && (member.name == "delegate" || member.variables == ["delegate"])
      && model.frameworkBase(of: type) == "UIScrollView"
  }

  /// Renames the property where it is declared, and where its accessors ask the superclass.
  func renameScrollDelegate(_ member: Member, in body: TypeBody) {
    let (name, bytes) = (Array("delegate".utf8), body.file.bytes)
    let before = [Array("var ".utf8), Array("super.".utf8)]
    var place = member.range.lowerBound
    while place + name.count <= member.range.upperBound {
      defer { place += 1 }
      guard bytes[place..<place + name.count].elementsEqual(name) else { continue }
      let isNamed = before.contains { word in
        place >= word.count && bytes[place - word.count..<place].elementsEqual(word)
      }
      let end = place + name.count
      let goesOn = end < bytes.count && OverridePass.isPartOfName(bytes[end])
      if isNamed, !goesOn { body.file.edits.replace(place..<end, with: "snugScrollDelegate") }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
  }
}
