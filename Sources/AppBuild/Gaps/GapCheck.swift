// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering

/// One look of the compiler at a whole module, with its errors at the authors' places
/// (Documentation/Gaps.md §3.1).
struct GapCheck {
  let build: ModuleBuild
  let step: ModuleBuild.Step
  /// The authors' texts after their edits, in the order of the module's files.
  let texts: [GapText]
  /// Statements of generated code that are left out.
  let droppedStatements: Set<String>
  let depth: Depth
  /// The files that are looked at closely; nil for all of them. Of the others the compiler reads
  /// what these need.
  let focus: Set<Int>?

  /// How much the compiler looks at (Documentation/Gaps.md §2.4).
  enum Depth {
    /// Declarations alone: a missing type is told there, for a tenth of the time.
    case declarations
    /// Bodies too; an expression of which little is known is given up early, and not blamed for it.
    case bodies
    /// Everything, as an ordinary compilation would.
    case whole
    /// Up to the machine's code, which is made only where the compiler crashed in making it.
    case code

    var flags: [String] {
      switch self {
      case .declarations: ["-Xfrontend", "-experimental-skip-all-function-bodies"]
      // A count of attempts, not a time: the answer is the same on every machine.
      case .bodies: ["-Xfrontend", "-solver-scope-threshold=20000"]
      case .whole: []
      // What profiles count makes the compiler visit every body that it would make code of.
      case .code: ["-Xfrontend", "-profile-generate"]
      }
    }
  }

  struct Result {
    /// Errors, with notes.
    var messages: [CompilerMessage] = []
    /// Statements of generated code that do not compile.
    var generated: [String] = []
    /// What the compiler said, where none of it has a place.
    var failure: String?
    /// Where it crashed, if it did.
    var crash: CrashSite?
  }

  /// Compiles as far as the compiler knows errors, and no further.
  func run(_ lowered: LoweredModule, _ state: ModuleBuild.State) throws(BuildError) -> Result {
    let plain = withoutLocations(lowered)
    let paths = try build.write(step, plain, state)
    var arguments =
      build.common(step) + depth.flags + paths
      + ["-wmo", depth == .code ? "-c" : "-emit-sil", "-o", "/dev/null"]
    if !step.isApp || !lowered.hasMainFile { arguments.append("-parse-as-library") }
    let (status, output) = try ask(arguments, paths)
    guard status != 0 else { return Result() }
    var result = read(output, paths, plain)
    if result.failure != nil, CompilerCrash.happened(in: output) {
      result.crash = try site(of: CompilerCrash(output, paths: paths), plain)
    }
    return result
  }

  /// A crash at the author's places.
  private func site(
    of crash: CompilerCrash, _ lowered: LoweredModule
  ) throws(BuildError) -> CrashSite {
    var site = CrashSite()
    site.files = crash.files
    site.places = crash.places.compactMap { place in
      guard lowered.files.indices.contains(place.file) else { return nil }
      let file = lowered.files[place.file]
      let starts = Self.lineStarts(of: file.text)
      guard starts.indices.contains(place.line - 1) else { return nil }
      return author(of: starts[place.line - 1] + place.column - 1, file, place.file, text: "")
    }
    if !crash.symbols.isEmpty {
      let (status, text) = try build.askCompiler(
        ["-compact"] + crash.symbols, tool: "swift-demangle")
      if status == 0 {
        site.names = text.split(separator: "\n").map {
          CompilerCrash.names(ofDemangled: String($0))
        }
      }
    }
    return site
  }

  private func ask(
    _ arguments: [String], _ paths: [String]
  ) throws(BuildError) -> (status: Int32, output: String) {
    guard let focus, depth != .code else { return try build.askCompiler(arguments) }
    let chosen = Set(focus.filter(paths.indices.contains).map { paths[$0] })
    let driver = try build.askCompiler(
      arguments + ["-driver-filelist-threshold=1000000", "-###"])
    guard driver.status == 0,
      let job = FrontendJob(driver.output, mode: "-emit-sil")?.focused(on: chosen)
    else { return try build.askCompiler(arguments) }
    return try build.askCompiler(job, tool: "swift-frontend")
  }

  /// The lowered files with directives of the same length that say nothing: places are then those
  /// of the text that the compiler reads.
  private func withoutLocations(_ lowered: LoweredModule) -> LoweredModule {
    var plain = lowered
    for index in plain.files.indices {
      plain.files[index].text = Self.withoutDirectives(lowered.files[index].text)
      plain.files[index].isUntouched = false
    }
    return plain
  }

  // MARK: Reading

  private func read(_ output: String, _ paths: [String], _ lowered: LoweredModule) -> Result {
    var result = Result()
    let numbers = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var lineStarts: [Int: [Int]] = [:]
    var isOpen = false
    for line in output.split(separator: "\n") {
      guard let raw = RawDiagnostic(line) else { continue }
      guard let number = numbers[raw.path], lowered.files.indices.contains(number) else {
        // Errors in a macro's text are told at its use by the note that follows.
        if raw.severity == "error" { isOpen = addGenerated(raw, &result) }
        continue
      }
      let starts = lineStarts[number] ?? Self.lineStarts(of: lowered.files[number].text)
      lineStarts[number] = starts
      guard starts.indices.contains(raw.line - 1) else { continue }
      let offset = starts[raw.line - 1] + raw.column - 1
      let file = lowered.files[number]
      guard let message = author(of: offset, file, number, text: raw.message) else {
        if raw.severity == "error" {
          addStatement(at: offset, of: file, &result)
          isOpen = false
        }
        continue
      }
      if raw.severity == "error" {
        result.messages.append(message)
        isOpen = true
      } else if isOpen, raw.severity == "note" {
        result.messages[result.messages.count - 1].notes.append(message)
      }
    }
    if result.messages.isEmpty, result.generated.isEmpty { result.failure = output }
    return result
  }

  /// What is said of an offset of a lowered file, in the author's; nil for generated code.
  private func author(
    of offset: Int, _ file: LoweredFile, _ number: Int, text: String
  ) -> CompilerMessage? {
    var place = (file: number, offset: offset)
    var isGenerated = false
    if !file.spans.isEmpty {
      guard let span = file.spans.last(where: { $0.output <= offset }) else { return nil }
      isGenerated = offset > span.output + span.length
      if isGenerated, statement(at: offset, of: file) != nil { return nil }
      place = (span.file, span.offset + min(offset - span.output, max(0, span.length - 1)))
    }
    let author = texts[place.file].authorOffset(of: place.offset)
    return CompilerMessage(
      file: place.file, offset: author.offset, isInserted: author.isInserted || isGenerated,
      text: text)
  }

  // MARK: Generated code

  private func addStatement(at offset: Int, of file: LoweredFile, _ result: inout Result) {
    if let text = statement(at: offset, of: file) { result.generated.append(text) }
  }

  /// The statement of a registration around an offset.
  private func statement(at offset: Int, of file: LoweredFile) -> String? {
    let bytes = Array(file.text.utf8)
    // At a closing brace the compiler tells what is wrong with the type that ends there.
    guard bytes.indices.contains(offset), bytes[offset] != UInt8(ascii: "}") else { return nil }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    let marks = ["entry.", "RuntimeRegistry.", "func snugRegisterFile", "func snugRuntime"]
    var position = start
    for part in line.components(separatedBy: "; ") {
      let next = position + part.utf8.count
      if offset <= next {
        guard marks.contains(where: part.contains) else { return nil }
        // The function may stand in an extension on the same line.
        let function = part.range(of: "func snugR") ?? part.range(of: "func describeRuntime")
        let body = function.flatMap { part.range(of: "{ ", range: $0.upperBound..<part.endIndex) }
        let statement = body.map { String(part[$0.upperBound...]) } ?? part
        return statement.trimmingCharacters(in: CharacterSet(charactersIn: " }"))
      }
      position = next + 2
    }
    return nil
  }

  /// An error in the entry file: its line goes.
  private func addGenerated(_ raw: RawDiagnostic, _ result: inout Result) -> Bool {
    guard raw.path.hasSuffix("/SnugEntry.swift"),
      let text = try? String(contentsOfFile: raw.path, encoding: .utf8)
    else { return false }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.indices.contains(raw.line - 1) {
      result.generated.append(lines[raw.line - 1].trimmingCharacters(in: .whitespaces))
    }
    return false
  }

  /// A text whose directives at the beginning of a line are comments of the same length.
  static func withoutDirectives(_ text: String) -> String {
    let (newline, directive) = (UInt8(ascii: "\n"), Array("#sourceLocation(".utf8))
    var bytes = Array(text.utf8)
    var next = bytes.startIndex
    while let line = bytes[next...].firstIndex(of: newline) {
      next = line + 1
      if bytes[next...].starts(with: directive) {
        bytes[next] = UInt8(ascii: "/")
        bytes[next + 1] = UInt8(ascii: "/")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func lineStarts(of text: String) -> [Int] {
    [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
  }
}

/// `path:line:column: severity: message` as the compiler printed it.
struct RawDiagnostic {
  let path: String
  let line: Int
  let column: Int
  let severity: String
  let message: String

  init?(_ text: Substring) {
    for severity in ["error", "note"] {
      guard let mark = text.range(of: ": \(severity): ") else { continue }
      let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let line = Int(place[place.count - 2])
      else { continue }
      path = place.dropLast(2).joined(separator: ":")
      self.line = line
      self.column = column
      self.severity = severity
      message = String(text[mark.upperBound...])
      return
    }
    return nil
  }
}
