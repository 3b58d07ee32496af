// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Lays the glyphs of one line from left to right.
struct LineAssembler {
  /// A part of a run, or the ellipsis.
  private enum Piece {
    case run(Int, Range<Int>)
    case ellipsis(EllipsisGlyph)
  }

  let text: ShapedText
  let span: LineSpan
  /// Points by which each space between words grows.
  let stretch: Double
  /// Distance of the line's start from the leading margin; decides where tabs end.
  let head: Double
  private(set) var runs: [GlyphRun] = []
  private(set) var attachments: [PlacedAttachment] = []
  private var pen = 0.0
  private let trimmed: Int

  init(text: ShapedText, span: LineSpan, stretch: Double, head: Double) {
    self.text = text
    self.span = span
    self.stretch = stretch
    self.head = head
    trimmed = text.trimmedEnd(span.range.upperBound, from: span.range.lowerBound)
  }

  /// The line's glyphs and pictures.
  func assembled() -> (runs: [GlyphRun], attachments: [PlacedAttachment]) {
    var copy = self
    copy.assemble()
    return (copy.runs, copy.attachments)
  }

  private mutating func assemble() {
    let segment = text.segments[span.segment]
    let base: UInt8 = segment.isRightToLeft ? 1 : 0
    var pieces: [Piece] = []
    var levels: [UInt8] = []
    for part in parts(base: base) {
      if let ellipsis = part.ellipsis {
        pieces.append(.ellipsis(ellipsis))
        levels.append(base)
        continue
      }
      for index in text.runIndexes(in: part.range) {
        let range = text.runs[index].range.clamped(to: part.range)
        guard !range.isEmpty else { continue }
        pieces.append(.run(index, range))
        levels.append(part.level ?? text.runs[index].level)
      }
    }
    let order = segment.needsReordering ? BidiLevels.visualOrder(levels) : Array(levels.indices)
    // Spaces at the end hang out on the left of right-to-left lines.
    if segment.isRightToLeft, span.omission == nil { pen = span.width - span.fullWidth }
    for index in order {
      switch pieces[index] {
      case .run(let run, let range): place(text.runs[run], range)
      case .ellipsis(let ellipsis): place(ellipsis)
      }
    }
  }

  /// The line's parts in logical order; `level` overrides those of its runs.
  private func parts(
    base: UInt8
  ) -> [(range: Range<Int>, level: UInt8?, ellipsis: EllipsisGlyph?)] {
    guard let omission = span.omission else {
      // Trailing spaces stand at the end of the paragraph's direction (UAX 9, L1).
      return [
        (span.range.lowerBound..<trimmed, nil, nil), (trimmed..<span.range.upperBound, base, nil),
      ] + (span.hyphen.map { [(trimmed..<trimmed, nil, $0)] } ?? [])
    }
    return [
      (span.range.lowerBound..<omission.range.lowerBound, nil, nil),
      (omission.range, nil, omission.ellipsis),
      (omission.range.upperBound..<span.range.upperBound, nil, nil),
    ]
  }

  private mutating func place(_ run: ShapedRun, _ range: Range<Int>) {
    switch run.content {
    case .nothing: return
    case .tab: pen = text.tabStop(after: head + pen, text.segments[span.segment].attributes) - head
    case .attachment(let attachment):
      let frame = CGRect(
        x: pen, y: -Double(attachment.ascent) - run.baselineOffset,
        width: Double(attachment.width), height: Double(attachment.ascent + attachment.descent))
      attachments.append(
        PlacedAttachment(
          identifier: run.identifier, characterIndex: range.lowerBound, frame: frame))
      pen += Double(attachment.width) + run.kern
    case .table: placeTable(run, range)
    case .glyphs(let glyphs): placeGlyphs(run, range, glyphs)
    }
  }

  private mutating func placeTable(_ run: ShapedRun, _ range: Range<Int>) {
    var result = emptyRun(run)
    let (units, places) = (text.text, text.positions)
    let (glyphs, shifts) = (run.font.asciiGlyphs, run.font.asciiShifts)
    let start = places[range.lowerBound]
    let y = -run.baselineOffset
    var grown = 0.0
    result.glyphs = range.map { glyphs[Int(units[$0])] }
    result.characterIndexes = Array(range)
    result.positions = range.map { unit in
      let code = Int(units[unit])
      let x = pen + (places[unit] - start) + grown + shifts[code]
      if stretch > 0, code == 0x20, unit < trimmed { grown += stretch }
      return CGPoint(x: x, y: y)
    }
    pen += places[range.upperBound] - start + grown
    finish(&result)
  }

  private mutating func placeGlyphs(_ run: ShapedRun, _ range: Range<Int>, _ glyphs: Range<Int>) {
    var result = emptyRun(run)
    let whole = range == run.range
    for index in glyphs {
      let glyph = text.glyphs[index]
      let unit = Int(glyph.cluster)
      guard whole || range.contains(unit) else { continue }
      result.glyphs.append(glyph.id)
      result.positions.append(
        CGPoint(x: pen + glyph.offsetX, y: -run.baselineOffset - glyph.offsetY))
      result.characterIndexes.append(unit)
      pen += glyph.advance + growth(at: unit)
    }
    finish(&result)
  }

  private mutating func place(_ ellipsis: EllipsisGlyph) {
    var result = GlyphRun(
      face: ellipsis.reference, x: CGFloat(pen), identifier: ellipsis.identifier)
    result.glyphs = [ellipsis.glyph]
    result.positions = [CGPoint(x: pen + ellipsis.shift, y: -ellipsis.baselineOffset)]
    result.characterIndexes = [
      span.omission?.range.lowerBound ?? max(span.range.lowerBound, span.range.upperBound - 1)
    ]
    pen += ellipsis.advance
    finish(&result)
  }

  private func emptyRun(_ run: ShapedRun) -> GlyphRun {
    GlyphRun(
      face: run.font.reference, x: CGFloat(pen), identifier: run.identifier,
      isColor: run.font.face.isColor, isRightToLeft: run.level & 1 == 1)
  }

  private mutating func finish(_ result: inout GlyphRun) {
    guard !result.glyphs.isEmpty else { return }
    result.width = CGFloat(pen) - result.x
    runs.append(result)
  }

  /// What justification adds after a character.
  private func growth(at unit: Int) -> Double {
    stretch > 0 && text.text[unit] == 0x20 && unit < trimmed ? stretch : 0
  }
}
