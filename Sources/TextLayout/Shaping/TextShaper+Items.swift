// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A stretch of text that is shaped in one call.
private struct Item {
  var range: Range<Int>
  /// Index of the source's run.
  var run: Int
  var level: UInt8
  /// ISO 15924 tag; 0 until a character of a certain script is met.
  var script: UInt32
  var font: ResolvedFont
  var isText: Bool
  /// ASCII of a font with tables.
  var isTable = false

  /// Whether a cluster can join, and with which script.
  func joins(_ other: Item) -> Bool {
    isText && other.isText && isTable == other.isTable && run == other.run && level == other.level
      && font === other.font
      && (script == other.script || script == 0 || other.script == 0)
  }
}

extension TextShaper {
  /// Itemises and shapes a segment: bidi levels, scripts, fonts by coverage, then HarfBuzz.
  mutating func addShapedRuns(_ content: Range<Int>, _ segment: inout ShapedSegment) {
    var levels: [UInt8] = []
    let direction = segment.attributes.baseDirection
    if direction == .rightToLeft || text[content].contains(where: BidiLevels.mayReorder) {
      let found = BidiLevels.levels(of: text[content], direction: direction)
      levels = found.levels
      segment.isRightToLeft = found.base & 1 == 1
      segment.needsReordering = segment.isRightToLeft || levels.contains { $0 > 0 }
    }
    for item in items(content, levels) {
      if item.isTable {
        addTableRuns(item.range, level: item.level)
      } else if item.isText {
        addGlyphRun(item)
      } else {
        addPlainRun(item)
      }
      if text[item.range.lowerBound] == 0x09 { segment.hasTabs = true }
    }
  }

  private mutating func items(_ content: Range<Int>, _ levels: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = content.lowerBound
    while start < content.upperBound {
      var end = start + 1
      while end < content.upperBound, !characterStarts.isEmpty, !characterStarts[end] { end += 1 }
      let level = levels.isEmpty ? 0 : levels[start - content.lowerBound]
      let next = item(start..<end, level)
      if let last = items.last, last.joins(next) {
        items[items.count - 1].range = last.range.lowerBound..<end
        if last.script == 0 { items[items.count - 1].script = next.script }
      } else {
        items.append(next)
      }
      start = end
    }
    return items
  }

  /// The item of one user-perceived character.
  private mutating func item(_ range: Range<Int>, _ level: UInt8) -> Item {
    let run = runIndex(at: range.lowerBound)
    let font = fonts[run]
    let unit = text[range.lowerBound]
    let isAttachment = unit == 0xFFFC && source.runs[run].attributes.attachment != nil
    var item = Item(range: range, run: run, level: level, script: 0, font: font, isText: false)
    if isAttachment || unit < 0x20 || unit == 0x7F { return item }
    item.isText = true
    if unit < 0x80, range.count == 1 {
      if usesTables, font.hasTables, level & 1 == 0 {
        item.isTable = true
        return item
      }
      let isLetter = (0x41...0x5A).contains(unit & 0xDF)
      item.script = isLetter ? 0x4C61_746E : 0
      if font.face.glyph(for: UInt32(unit)) != nil { return item }
    }
    let scalars = self.scalars(range)
    item.script = scalars.lazy.map(CharacterTraits.scriptTag).first { $0 != 0 } ?? 0
    guard scalars.count == 1 else {
      item.font = self.font(for: scalars, run: run)
      return item
    }
    let key = UInt64(run) << 32 | UInt64(scalars[0])
    let known = knownFonts[key] ?? self.font(for: scalars, run: run)
    knownFonts[key] = known
    item.font = known
    return item
  }

  /// The run's own font when it has every character, else the fallback.
  private func font(for scalars: [UInt32], run: Int) -> ResolvedFont {
    let request = source.runs[run].attributes.font
    let own = fonts[run]
    if CharacterTraits.isEmoji(scalars), let first = scalars.first,
      let emoji = library.fallback(
        for: first, isEmoji: true, request: request, locale: source.locale)
    {
      return emoji
    }
    let missing = scalars.first {
      own.face.glyph(for: $0) == nil && !CharacterTraits.isIgnorable($0)
    }
    guard let missing else { return own }
    return library.fallback(
      for: missing, isEmoji: false, request: request, locale: source.locale) ?? own
  }

  private func scalars(_ range: Range<Int>) -> [UInt32] {
    var decoder = UTF16()
    var units = text[range].makeIterator()
    var scalars: [UInt32] = []
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): scalars.append(scalar.value)
      case .error: scalars.append(0xFFFD)
      case .emptyInput: return scalars
      }
    }
  }

  /// Attachments, tabs and control characters.
  private mutating func addPlainRun(_ item: Item) {
    var run = emptyRun(item.range, item.run, level: item.level, font: item.font)
    let unit = item.range.lowerBound
    if text[unit] == 0xFFFC, let attachment = source.runs[item.run].attributes.attachment {
      run.content = .attachment(attachment)
      run.ascent = Double(attachment.ascent) + run.baselineOffset
      run.descent = Double(attachment.descent) - run.baselineOffset
      advances[unit] = Double(attachment.width) + run.kern
    } else if text[unit] == 0x09 {
      run.content = .tab
    }
    runs.append(run)
  }

  private mutating func addGlyphRun(_ item: Item) {
    let attributes = source.runs[item.run].attributes
    let isRightToLeft = item.level & 1 == 1
    var run = emptyRun(item.range, item.run, level: item.level, font: item.font)
    let buffer = library.buffer
    buffer.shape(
      text, range: item.range, with: item.font.face, script: item.script,
      isRightToLeft: isRightToLeft, locale: source.locale,
      features: item.font.features(usesLigatures: attributes.usesLigatures && run.kern == 0))
    let first = glyphs.count
    glyphs.reserveCapacity(first + buffer.count)
    for index in 0..<buffer.count {
      let raw = buffer[index]
      let placed = item.font.advance(of: raw.id, natural: raw.advance)
      glyphs.append(
        ShapedGlyph(
          id: raw.id, cluster: Int32(raw.cluster), advance: placed.advance,
          offsetX: raw.offsetX * item.font.unit + placed.shift,
          offsetY: raw.offsetY * item.font.unit))
    }
    if !isRightToLeft { kernPairs(in: item.range, item.font) }
    spreadAdvances(first..<glyphs.count, over: item.range, kern: run.kern)
    run.content = .glyphs(first..<glyphs.count)
    runs.append(run)
  }

  /// Sums glyph advances by cluster; a ligature's is shared out to its characters, so that lines
  /// can be parted inside. What pairs and the kern attribute add goes to a cluster's last glyph.
  private mutating func spreadAdvances(
    _ range: Range<Int>, over units: Range<Int>, kern: Double
  ) {
    let isDescending =
      range.count > 1 && glyphs[range.lowerBound].cluster > glyphs[range.upperBound - 1].cluster
    let order = isDescending ? Array(range.reversed()) : Array(range)
    var index = 0
    while index < order.count {
      let cluster = Int(glyphs[order[index]].cluster)
      var last = index
      while last + 1 < order.count, Int(glyphs[order[last + 1]].cluster) == cluster { last += 1 }
      let end = last + 1 < order.count ? Int(glyphs[order[last + 1]].cluster) : units.upperBound
      let members = (cluster..<max(end, cluster + 1)).filter { unit in
        unit == cluster || characterStarts.isEmpty || characterStarts[unit]
      }
      let extra = members.reduce(0) { $0 + advances[$1] } + kern * Double(members.count)
      glyphs[order[last]].advance += extra
      let total = order[index...last].reduce(0) { $0 + glyphs[$1].advance }
      for unit in members { advances[unit] = total / Double(members.count) }
      index = last + 1
    }
  }
}
