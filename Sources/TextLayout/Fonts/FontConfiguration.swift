// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CFontconfig

/// A private fontconfig configuration that sees the pinned folders only.
///
/// Neither the machine's configuration files nor its user folders are read. It answers the rare
/// questions that the tables of ``PinnedFonts`` do not: scripts without an entry, Noto families by
/// name. fontconfig's system cache, when there, saves the scan; it does not change answers.
final class FontConfiguration {
  /// A face in a file.
  struct Entry {
    var path: String
    var index: Int
    var family: String
    var postScriptName: String
  }

  private let config: OpaquePointer

  init(folders: [String]) {
    guard let made = FcConfigCreate() else { preconditionFailure("out of memory") }
    config = made
    let list = folders.map { "<dir>\($0)</dir>" }.joined()
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(list)"
      + "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>"
    FcConfigParseAndLoadFromMemory(config, text, 0)
    FcConfigBuildFonts(config)
  }

  deinit { FcConfigDestroy(config) }

  /// Upright regular and bold faces that have a character, best first: Noto Sans before others,
  /// then by family and file name.
  func faces(having scalar: UInt32) -> [Entry] {
    let characters = FcCharSetCreate()
    defer { FcCharSetDestroy(characters) }
    FcCharSetAddChar(characters, scalar)
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    return entries(matching: pattern).filter { !$0.postScriptName.contains("Italic") }
      .sorted { rank($0) < rank($1) }
  }

  /// The faces of a family, by file name.
  func faces(ofFamily family: String) -> [Entry] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    return entries(matching: pattern).sorted { rank($0) < rank($1) }
  }

  /// The family names, sorted.
  func families() -> [String] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    return Set(entries(matching: pattern).map(\.family)).sorted()
  }

  private func rank(_ entry: Entry) -> (Int, String, String, Int) {
    (entry.family.hasPrefix("Noto Sans") ? 0 : 1, entry.family, entry.path, entry.index)
  }

  private func entries(matching pattern: OpaquePointer?) -> [Entry] {
    let objects = FcObjectSetCreate()
    defer { FcObjectSetDestroy(objects) }
    for object in [FC_FILE, FC_INDEX, FC_FAMILY, FC_POSTSCRIPT_NAME] {
      FcObjectSetAdd(objects, object)
    }
    guard let found = FcFontList(config, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(found) }
    return (0..<Int(found.pointee.nfont)).compactMap { position in
      let font = found.pointee.fonts[position]
      guard let path = string(FC_FILE, of: font) else { return nil }
      var index: Int32 = 0
      FcPatternGetInteger(font, FC_INDEX, 0, &index)
      return Entry(
        path: path, index: Int(index & 0xFFFF), family: string(FC_FAMILY, of: font) ?? "",
        postScriptName: string(FC_POSTSCRIPT_NAME, of: font) ?? "")
    }
  }

  private func string(_ object: String, of pattern: OpaquePointer?) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}
