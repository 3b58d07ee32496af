// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Findings
import Foundation
import Supervision

/// Asks the toolchain's `llvm-symbolizer` for the lines of a program.
struct Symbolizer {
  /// A line, and the function that it is in.
  struct Line {
    /// Nil where the instruction has no line, or none of a person's file.
    var place: SourcePlace?
    /// Whether the place is that of an instruction before, since this one has none.
    var isNearest = false
    /// Its mangled name.
    var function: String
    /// Where it begins: an offset into the program's file.
    var start: Int
  }

  let executable: URL

  /// The lines of offsets into the program's file; none is known without a symbolizer.
  ///
  /// - Parameter nearest: whether the line before counts where an instruction has none of its own.
  /// - Complexity: one process, about 20 ms.
  func lines(of offsets: Set<Int>, nearest: Bool = false) -> [Int: Line] {
    let options = ["--inlining=false"] + (nearest ? ["--skip-line-zero"] : [])
    return symbols(at: offsets, options).compactMapValues { symbols in
      symbols.first?.line.map { line in
        var line = line
        line.isNearest = nearest
        return line
      }
    }
  }

  /// What Swift would say at offsets where it stops a program without a word: the compiler writes it as a
  /// function's name.
  func failures(at offsets: Set<Int>) -> [Int: String] {
    let sign = "Swift runtime failure: "
    return symbols(at: offsets, ["--inlining=true"]).compactMapValues { symbols in
      symbols.first.flatMap { symbol in
        symbol.function.hasPrefix(sign) ? String(symbol.function.dropFirst(sign.count)) : nil
      }
    }
  }

  /// The functions at offsets, the innermost first.
  private func symbols(at offsets: Set<Int>, _ options: [String]) -> [Int: [Answer.Symbol]] {
    guard !offsets.isEmpty, let tool = Self.tool else { return [:] }
    let sorted = offsets.sorted()
    var launch = Launch(executable: tool.path)
    launch.arguments =
      ["--obj=\(executable.path)", "--functions=linkage", "--no-demangle"]
      + ["--output-style=JSON"] + options + sorted.map { "0x" + String($0, radix: 16) }
    launch.environment = ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
    // What it reads the app's compiler made of the app's own words.
    // A report that is left when the run is ended has its places, too.
    guard
      let answer = try? Tool.run(
        Enclosure().tool(launch), within: Self.limit, isFinal: true),
      answer.hasSucceeded
    else { return [:] }
    let answers = (try? JSONDecoder().decode([Answer].self, from: answer.output)) ?? []
    return Dictionary(zip(sorted, answers.map { $0.symbols ?? [] })) { first, _ in first }
  }

  /// Seconds.
  private static let limit = 120.0

  private static var tool: URL? {
    guard let compiler = try? Compiler.find() else { return nil }
    let folder = compiler.path.resolvingSymlinksInPath().deletingLastPathComponent()
    let tool = folder.appendingPathComponent("llvm-symbolizer")
    return FileManager.default.isExecutableFile(atPath: tool.path) ? tool : nil
  }
}

/// What the symbolizer says of an offset.
private struct Answer: Decodable {
  let symbols: [Symbol]?

  enum CodingKeys: String, CodingKey { case symbols = "Symbol" }

  struct Symbol: Decodable {
    let file, function, start: String
    let number, column: Int

    enum CodingKeys: String, CodingKey {
      case file = "FileName"
      case function = "FunctionName"
      case start = "StartAddress"
      case number = "Line"
      case column = "Column"
    }

    var line: Symbolizer.Line? {
      guard let start = Int(start.dropFirst(2), radix: 16) else { return nil }
      // What was generated is nobody's code.
      let isGenerated = ["SnugEntry", "SnugGenerated", "SnugGaps"].contains {
        file.hasSuffix("/\($0).swift")
      }
      let isWritten = number > 0 && file.hasPrefix("/") && !isGenerated
      return Symbolizer.Line(
        place: isWritten
          ? SourcePlace(file: file, line: number, column: max(column, 1)) : nil,
        function: function, start: start)
    }
  }
}
