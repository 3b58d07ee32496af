// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension PinnedFonts {
  /// The regional forms of Han characters that the CJK collections hold.
  enum HanStyle: Int {
    case japanese = 0
    case korean = 1
    case simplifiedChinese = 2
    case traditionalChinese = 3
    case hongKong = 4

    /// By language and script or region of a BCP 47 tag; simplified Chinese for other languages.
    init(locale: String) {
      let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
      switch parts.first {
      case "ja": self = .japanese
      case "ko": self = .korean
      case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
      case "zh" where parts.contains("hant") || parts.contains("tw"): self = .traditionalChinese
      default: self = .simplifiedChinese
      }
    }

    /// Index of the proportional face in the collection file.
    var index: Int { rawValue }
    /// Index of the monospaced face in the sans collection.
    var monospacedIndex: Int { rawValue + 5 }
  }
}

extension FontLibrary {
  /// The font that draws a character which the requested font lacks; `nil` when none does.
  ///
  /// The order is fixed: emoji, the table of scripts, CJK, then whatever pinned font has it. Bold
  /// requests (semibold and heavier) get bold faces. Call with the lock held.
  func fallback(
    for scalar: UInt32, isEmoji: Bool, request: FontRequest, locale: String
  ) -> ResolvedFont? {
    let emojiMark: UInt32 = isEmoji ? 1 << 31 : 0
    let key = FallbackKey(scalar: scalar | emojiMark, request: request, locale: locale)
    if let known = fallbacks[key] { return known }
    let face = fallbackFace(for: scalar, isEmoji: isEmoji, request: request, locale: locale)
    let isHangul = (0xAC00...0xD7A3).contains(scalar)
    let font = face.map { fallbackFont($0, request, isHangul: isHangul) }
    fallbacks[key] = .some(font)
    return font
  }

  /// One font object per face and request, so that neighbours shape as one run.
  private func fallbackFont(
    _ face: FontFace, _ request: FontRequest, isHangul: Bool
  ) -> ResolvedFont {
    if face.path.hasPrefix(PinnedFonts.inter), request.family != .system(.standard) {
      // Inter stands for San Francisco wherever it is used.
      var system = request
      system.family = .system(.standard)
      return font(for: system)
    }
    var key = request
    let isEmoji = face.path == PinnedFonts.emoji
    key.family = .named("\(face.path)#\(face.index)\(isHangul ? " Hangul" : "")")
    if let font = fonts[key] { return font }
    let natural = naturalFont(face, request)
    let font =
      isEmoji || isHangul
      ? ResolvedFont(
        face: face, pointSize: Double(request.pointSize),
        spacing: .scaled(
          isEmoji ? Self.emojiGrowth(at: Double(request.pointSize)) : Self.hangulGrowth),
        metrics: natural.metrics, slant: isEmoji ? 0 : natural.reference.slant)
      : natural
    fonts[key] = font
    return font
  }

  /// A Hangul syllable's advance on iOS, 0.866 em, over that of Noto Sans CJK, 0.92 em
  /// (Documentation/TextLayout.md §1.6).
  private static let hangulGrowth = 0.866 / 0.92

  /// An emoji's advance over what its font says, 1.245 em: 1.335 em up to 17 points, 1.115 em from 24
  /// on, and straight between (Documentation/TextLayout.md §1.5).
  private static func emojiGrowth(at pointSize: Double) -> Double {
    let share = min(max((pointSize - 17) / 7, 0), 1)
    return (1.335 + share * (1.115 - 1.335)) / 1.245
  }

  private func fallbackFace(
    for scalar: UInt32, isEmoji: Bool, request: FontRequest, locale: String
  ) -> FontFace? {
    if isEmoji {
      let emoji = face(PinnedFonts.emoji)
      if emoji.glyph(for: scalar) != nil { return emoji }
    }
    let isBold = request.weight >= 0.265
    var isSerif = false
    if case .system(.serif) = request.family { isSerif = true }
    if case .named(let name) = request.family, let found = FamilyStandIn.named(name) {
      isSerif = found.standIn.kind == .serif
    }
    var candidates: [FontFace] = []
    if let script = Self.script(of: scalar) {
      let file = PinnedFonts.notoFile(
        script: script, isSerif: isSerif && Self.serifScripts.contains(script), isBold: isBold,
        isItalic: false)
      candidates.append(face(file))
    }
    candidates.append(
      face(PinnedFonts.interFile(weight: Double(request.weight), isItalic: false, isDisplay: false))
    )
    let han = Self.hanStyle(of: scalar, locale: locale)
    let collection = isSerif ? PinnedFonts.serifCJK : PinnedFonts.sansCJK
    candidates.append(face(isBold ? collection.bold : collection.regular, index: han.index))
    candidates.append(
      face(
        PinnedFonts.notoFile(script: "", isSerif: isSerif, isBold: isBold, isItalic: false)))
    if let found = candidates.first(where: { $0.glyph(for: scalar) != nil }) { return found }
    return searchedFace(for: scalar, isBold: isBold)
  }

  /// Asks fontconfig; the last resort are the app's own fonts, which stand for no text by themselves.
  private func searchedFace(for scalar: UInt32, isBold: Bool) -> FontFace? {
    let found = configuration.faces(having: scalar)
    let wanted = found.first { $0.postScriptName.hasSuffix(isBold ? "-Bold" : "-Regular") }
    return (wanted ?? found.first).map { face($0.path, index: $0.index) }
      ?? registered.first { $0.glyph(for: scalar) != nil }
  }

  /// Kana ask for Japanese forms and Hangul for Korean ones; other characters for the locale's.
  private static func hanStyle(of scalar: UInt32, locale: String) -> PinnedFonts.HanStyle {
    switch scalar {
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .japanese
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .korean
    default: PinnedFonts.HanStyle(locale: locale)
    }
  }

  private static let serifScripts: Set<String> = ["Devanagari", "Hebrew", "Thai"]

  /// The Noto family of a script's block; scripts that are not here are searched for.
  private static func script(of scalar: UInt32) -> String? {
    switch scalar {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: "Hebrew"
    case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE:
      "Arabic"
    case 0x0900...0x097F, 0xA8E0...0xA8FF: "Devanagari"
    case 0x0E00...0x0E7F: "Thai"
    default: nil
    }
  }
}
