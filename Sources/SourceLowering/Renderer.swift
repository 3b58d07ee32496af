// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Writes the lowered text of a file from its edits.
///
/// The author's text is copied stretch by stretch, so the column map falls out of writing.
struct Renderer {
  let files: [ParsedFile]
  private(set) var columns = ColumnMap()
  private var output: [UInt8] = []
  /// Bytes since the last line break.
  private var column = 0
  /// Where the author's text stands in the output.
  private(set) var spans: [SourceSpan] = []

  init(files: [ParsedFile]) {
    self.files = files
  }

  /// The text of a file with its edits, below a line that names the author's file.
  mutating func text(of file: ParsedFile) -> String {
    output.removeAll(keepingCapacity: true)
    spans = []
    column = 0
    output.reserveCapacity(file.bytes.count + 1024)
    var header = file.addedImports.sorted().map { "\(file.importWord) \($0); " }.joined()
    header += file.prologue
    write(header + "\n" + file.location(line: 1) + "\n")
    copy(file, 0..<file.bytes.count, skippingMoves: true)
    if !file.epilogue.isEmpty {
      write("\n" + file.location(line: file.lineCount) + "\n")
      write(file.epilogue.joined(separator: "; ") + "\n")
    }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func write(_ text: String) {
    for byte in text.utf8 { put(byte) }
  }

  private mutating func put(_ byte: UInt8) {
    output.append(byte)
    column = byte == UInt8(ascii: "\n") ? 0 : column + 1
  }

  private mutating func copy(_ file: ParsedFile, _ range: Range<Int>, skippingMoves: Bool) {
    let moves = skippingMoves ? file.edits.moves.sorted { $0.lowerBound < $1.lowerBound } : []
    var edits = file.edits.sorted(in: range)
    edits.removeAll { edit in
      moves.contains {
        $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound
      }
    }
    edits += moves.map { Edit(range: $0, pieces: []) }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var next = range.lowerBound
    for edit in edits where edit.range.lowerBound >= next {
      copyOriginal(file, next..<edit.range.lowerBound)
      apply(edit, in: file)
      next = edit.range.upperBound
    }
    copyOriginal(file, next..<range.upperBound)
  }

  private mutating func apply(_ edit: Edit, in file: ParsedFile) {
    if edit.pieces.isEmpty {
      for byte in file.bytes[edit.range] {
        put(byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " "))
      }
    }
    for piece in edit.pieces {
      switch piece {
      case .text(let text): write(text)
      case .moved(let index, let range): copy(files[index], range, skippingMoves: false)
      }
    }
  }

  private mutating func copyOriginal(_ file: ParsedFile, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    noteColumn(file, range.lowerBound, range.upperBound)
    spans.append(
      SourceSpan(
        output: output.count, file: file.index, offset: range.lowerBound, length: range.count))
    output.append(contentsOf: file.bytes[range])
    if let lineBreak = file.bytes[range].lastIndex(of: UInt8(ascii: "\n")) {
      column = range.upperBound - lineBreak - 1
    } else {
      column += range.count
    }
  }

  /// Only the first line of a stretch can be shifted: after a line break the columns agree again.
  private mutating func noteColumn(_ file: ParsedFile, _ start: Int, _ end: Int) {
    let place = file.place(of: start)
    guard place.column != column + 1 || columnsBegan(file, place.line) else { return }
    let lineEnd = file.bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
    columns.add(
      .init(outputColumn: column + 1, column: place.column, length: lineEnd - start),
      path: file.path, line: place.line)
  }

  /// Whether a line has shifted text already, so that later text of it must be noted too.
  private func columnsBegan(_ file: ParsedFile, _ line: Int) -> Bool {
    columns.column(Int.max / 2, path: file.path, line: line) != Int.max / 2
  }
}
