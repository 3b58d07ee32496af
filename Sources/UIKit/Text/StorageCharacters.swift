// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The characters of a storage, as `mutableString` gives them: what is changed here is changed there.
///
/// `String(_:)` of it is the text that it was made with, as Foundation here reads its own classes so.
final class StorageCharacters: NSMutableString {
  var storage: NSTextStorage?

  required init(capacity: Int) { super.init(capacity: capacity) }

  // Foundation requires these of every class below its own; nobody calls them.
  required init?(coder: NSCoder) { super.init(capacity: 0) }
  required init(string: String) { super.init(string: string) }
  required init(characters: UnsafePointer<unichar>, length: Int) {
    super.init(characters: characters, length: length)
  }
  required convenience init(stringLiteral value: StaticString) {
    self.init(string: value.description)
  }
  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: value.description)
  }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: value.description)
  }

  private var characters: NSString { (storage?.string ?? "") as NSString }

  override var length: Int { characters.length }

  override func character(at index: Int) -> unichar { characters.character(at: index) }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage?.replaceCharacters(in: range, with: aString)
  }
}
