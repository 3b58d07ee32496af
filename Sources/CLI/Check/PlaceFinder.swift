// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Findings
import Foundation
import XcodeProject

/// Turns what workers know of places into lines of the user's own files.
struct PlaceFinder {
  /// A line, and the mangled name of the function that it is in.
  private struct Line {
    var place: SourcePlace?
    var function: String
  }

  private var lines: [Int: Line] = [:]
  private let documents: [String: String]
  private let declarations: DeclarationFinder

  /// - Parameters:
  ///   - offsets: Calls in the program, whose debug information knows the lines.
  ///   - resources: The app's files, to find documents by their names.
  ///   - sources: The app's own sources.
  init(executable: URL, offsets: Set<Int>, resources: [String], sources: [String]) {
    declarations = DeclarationFinder(files: sources)
    documents = Dictionary(
      resources.map { (URL(fileURLWithPath: $0).lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
    guard !offsets.isEmpty else { return }
    lines = Self.lookUp(offsets.sorted(), in: executable)
  }

  /// The place of a finding: where the thing was made, else where its property or class is declared.
  func place(of finding: Finding) -> SourcePlace? {
    if let raw = finding.place, raw.file == WorkerPlace.codeFile {
      let calls = CallPair(raw.line)
      // An initialiser of the view's own class makes what its caller asked for.
      let function = lines[calls.inner]?.function ?? ""
      if Self.isInitialiser(function, of: finding.className), !finding.className.hasSuffix("Cell"),
        let outer = lines[calls.outer]?.place
      {
        return outer
      }
    }
    return finding.place.flatMap(place) ?? declarations.place(ofPath: finding.viewPath)
  }

  /// Whether a mangled name is that of an initialiser of a class or of an extension of it.
  static func isInitialiser(_ function: String, of name: String) -> Bool {
    guard function.hasSuffix("fC") || function.hasSuffix("fc") else { return false }
    return function.contains("\(name.utf8.count)\(name)C")
  }

  /// The place in the user's files; nil for code that is not the user's.
  func place(_ raw: SourcePlace) -> SourcePlace? {
    if raw.file == WorkerPlace.codeFile { return lines[CallPair(raw.line).inner]?.place }
    guard raw.file.hasPrefix(WorkerPlace.documentPrefix) else { return raw }
    let name = String(raw.file.dropFirst(WorkerPlace.documentPrefix.count))
    return SourcePlace(file: documents[name] ?? name, line: raw.line, column: raw.column)
  }

  /// Asks the toolchain's symbolizer; none of the places is known without one.
  private static func lookUp(_ offsets: [Int], in executable: URL) -> [Int: Line] {
    guard let tool = symbolizer else { return [:] }
    let process = Process()
    process.executableURL = tool
    process.arguments =
      ["--obj=\(executable.path)", "--functions=linkage", "--inlining=false", "--no-demangle"]
      + offsets.map { "0x" + String($0, radix: 16) }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [:] }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var found: [Int: Line] = [:]
    // An answer is the function, its line, and an empty line.
    let answers = text.components(separatedBy: "\n\n").map { $0.components(separatedBy: "\n") }
    for (offset, answer) in zip(offsets, answers) where answer.count > 1 {
      found[offset] = Line(place: nil, function: answer[0])
      let parts = answer[1].split(separator: ":")
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1]), line > 0
      else { continue }
      let file = parts.dropLast(2).joined(separator: ":")
      // What was generated is nobody's code.
      guard file.hasPrefix("/"), !file.hasSuffix("/SnugEntry.swift") else { continue }
      found[offset]?.place = SourcePlace(file: file, line: line, column: max(column, 1))
    }
    return found
  }

  private static var symbolizer: URL? {
    guard let compiler = try? Compiler.find() else { return nil }
    let folder = compiler.path.resolvingSymlinksInPath().deletingLastPathComponent()
    let tool = folder.appendingPathComponent("llvm-symbolizer")
    return FileManager.default.isExecutableFile(atPath: tool.path) ? tool : nil
  }
}

/// The two innermost calls of the app's code that made something, as offsets into the program.
struct CallPair: Equatable {
  var inner: Int
  /// 0 for none.
  var outer: Int

  init(_ packed: Int) {
    inner = packed & 0xffff_ffff
    outer = packed >> 32
  }
}
