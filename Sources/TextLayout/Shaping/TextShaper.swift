// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Makes the parts of a ``ShapedText``: segments, runs, advances, break opportunities.
///
/// Works under the library's lock.
struct TextShaper {
  let library: FontLibrary
  let source: TextSource
  let text: [UInt16]
  var positions: [Double]
  var characterStarts: [Bool] = []
  var runs: [ShapedRun] = []
  var glyphs: [ShapedGlyph] = []
  var segments: [ShapedSegment] = []
  var breaks: [BreakOpportunity] = []
  /// Advance of each unit; clusters of several units put it on their first.
  var advances: [Double]
  /// Fonts that single characters were found in, by run index (high half) and scalar.
  var knownFonts: [UInt64: ResolvedFont] = [:]
  /// Fonts of the source's runs.
  let fonts: [ResolvedFont]

  /// Whether ASCII may take glyphs and advances from the font's tables, without shaping.
  let usesTables: Bool

  init(_ source: TextSource, _ library: FontLibrary, usesTables: Bool) {
    self.usesTables = usesTables
    self.source = source
    self.library = library
    text = Array(source.string.utf16)
    advances = [Double](repeating: 0, count: text.count)
    positions = []
    fonts = source.runs.map { library.font(for: $0.attributes.font) }
  }

  mutating func shape() {
    guard !text.isEmpty, !source.runs.isEmpty else {
      positions = [0]
      advances = []
      return
    }
    let isPlain = text.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    if !isPlain { findCharacters() }
    var start = 0
    var startsParagraph = true
    while start < text.count {
      var end = start
      while end < text.count, !CharacterTraits.isTerminator(text[end]) { end += 1 }
      var next = end
      if next < text.count {
        next += text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? 2 : 1
      }
      addSegment(start..<end, end: next, startsParagraph: startsParagraph)
      startsParagraph = end < text.count && text[end] != 0x2028
      start = next
    }
    sumPositions()
    for index in segments.indices { findBreaks(ofSegment: index) }
  }

  /// The line box that all runs share, if they do.
  var uniformBox: LineBox? {
    guard let first = runs.first else { return nil }
    let box = LineBox(ascent: first.ascent, descent: first.descent)
    return runs.allSatisfy { $0.ascent == box.ascent && $0.descent == box.descent } ? box : nil
  }

  private mutating func findCharacters() {
    characterStarts = [Bool](repeating: false, count: text.count)
    characterStarts[0] = true
    library.breaks.characterEnds(in: text, range: 0..<text.count) { end in
      if end < characterStarts.count { characterStarts[end] = true }
    }
  }

  private mutating func addSegment(_ content: Range<Int>, end: Int, startsParagraph: Bool) {
    let paragraph = source.paragraphs.last { $0.range.location <= content.lowerBound }
    var style = paragraph?.attributes ?? ParagraphAttributes()
    if !startsParagraph, let previous = segments.last { style = previous.attributes }
    let first = runIndex(at: content.lowerBound)
    let metrics = fonts[first].metrics
    var segment = ShapedSegment(
      content: content, end: end, attributes: style,
      isRightToLeft: style.baseDirection == .rightToLeft, startsParagraph: startsParagraph,
      nominalHeight: Double(metrics.lineHeight), breaks: 0..<0, hasTabs: false,
      needsReordering: false)
    let isFlat = text[content].allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isFlat, !segment.isRightToLeft, hasTables(content) {
      addTableRuns(content)
    } else {
      addShapedRuns(content, &segment)
    }
    if end > content.upperBound {
      addTerminator(content.upperBound..<end, isAlone: content.isEmpty)
    }
    segments.append(segment)
  }

  /// A terminator takes no width; alone in its line it gives the line its height.
  private mutating func addTerminator(_ range: Range<Int>, isAlone: Bool) {
    let index = runIndex(at: range.lowerBound)
    var run = emptyRun(range, index, level: 0, font: fonts[index])
    if !isAlone, let last = runs.last {
      run.ascent = last.ascent
      run.descent = last.descent
    }
    runs.append(run)
  }

  private func hasTables(_ range: Range<Int>) -> Bool {
    guard usesTables else { return false }
    var index = runIndex(at: range.lowerBound)
    while index < fonts.count, source.runs[index].range.location < range.upperBound {
      if !fonts[index].hasTables { return false }
      index += 1
    }
    return true
  }

  /// Index of the source's run that holds a unit.
  func runIndex(at unit: Int) -> Int {
    if source.runs.count == 1 { return 0 }
    var low = 0
    var high = source.runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if source.runs[middle].range.location <= unit { low = middle } else { high = middle }
    }
    return low
  }

  /// A run of a source run's style that holds nothing yet.
  func emptyRun(_ range: Range<Int>, _ index: Int, level: UInt8, font: ResolvedFont) -> ShapedRun {
    let attributes = source.runs[index].attributes
    let metrics = fonts[index].metrics
    let offset = Double(attributes.baselineOffset)
    return ShapedRun(
      range: range, level: level, font: font, content: .nothing,
      identifier: attributes.identifier, kern: Double(attributes.kern), baselineOffset: offset,
      ascent: Double(metrics.ascender) + offset, descent: -Double(metrics.descender) - offset)
  }

  /// ASCII without shaping: advances from the font's table, kerning by pairs.
  mutating func addTableRuns(_ content: Range<Int>, level: UInt8 = 0) {
    var start = content.lowerBound
    while start < content.upperBound {
      let index = runIndex(at: start)
      let runEnd = source.runs[index].range.location + source.runs[index].range.length
      let isLast = index + 1 == source.runs.count
      let end = isLast ? content.upperBound : min(content.upperBound, max(runEnd, start + 1))
      let font = fonts[index]
      var run = emptyRun(start..<end, index, level: level, font: font)
      run.content = .table
      let kern = run.kern
      for unit in start..<end { advances[unit] = font.asciiAdvances[Int(text[unit])] + kern }
      kernPairs(in: start..<end, font)
      runs.append(run)
      start = end
    }
  }

  /// Adds the pair kerning between ASCII characters of a run: of the system font, and of families
  /// whose letters come from a table.
  mutating func kernPairs(in range: Range<Int>, _ font: ResolvedFont) {
    guard range.count > 1 else { return }
    if font.hasPairs { return kernLetters(in: range, font) }
    guard let generation = font.kernedGeneration else { return }
    let face = font.face
    for unit in range.lowerBound..<range.upperBound - 1 {
      let (first, second) = (text[unit], text[unit + 1])
      guard first > 0x20, first < 0x7F, second > 0x20, second < 0x7F else { continue }
      let pull = face.kerning(UInt8(first), UInt8(second), generation)
      if pull != 0 { advances[unit] += pull * font.unit }
    }
  }

  private mutating func kernLetters(in range: Range<Int>, _ font: ResolvedFont) {
    for unit in range.lowerBound..<range.upperBound - 1 {
      let (first, second) = (text[unit], text[unit + 1])
      guard first < 0x7F, second < 0x7F else { continue }
      advances[unit] += font.pull(UInt8(first), UInt8(second))
    }
  }

  private mutating func sumPositions() {
    positions = [Double](repeating: 0, count: text.count + 1)
    var sum = 0.0
    for unit in text.indices {
      sum += advances[unit]
      positions[unit + 1] = sum
    }
  }
}
