// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a compiler that crashed says of where it was (Documentation/Gaps.md §3.8).
package struct CompilerCrash: Equatable, Sendable {
  package struct Place: Equatable, Sendable {
    /// The position of the file among the module's.
    package let file: Int
    /// From 1, in bytes, in the text that the compiler read.
    package let line: Int
    package let column: Int
  }

  /// What it was looking at, innermost first.
  package private(set) var places: [Place] = []
  /// Mangled names of the functions that it was making, innermost first.
  package private(set) var symbols: [String] = []
  /// The files that it was in, innermost first.
  package private(set) var files: [Int] = []

  /// Whether the compiler crashed, or told an error of which nobody can say where it is. What it says
  /// of modules and files beside the sources is not theirs, and leaving some out would not help.
  package static func happened(in output: String) -> Bool {
    if output.contains("Stack dump:") { return true }
    let errors = output.split(separator: "\n").filter { $0.hasPrefix("<unknown>:0: error:") }
    return errors.contains { line in !beside.contains { line.contains($0) } }
  }

  private static let beside = [
    "missing required module", "could not build C module", "module map file", "No space left",
    "no such file or directory", "cannot open file", "error opening",
  ]

  /// Reads the stack that the compiler prints of what it was doing.
  ///
  /// - Parameter paths: The files of the module, as the compiler read them.
  package init(_ output: String, paths: [String]) {
    for frame in Self.frames(of: output) {
      for (number, path) in paths.enumerated() where frame.contains(path) {
        if !files.contains(number) { files.append(number) }
        if let place = Self.place(in: frame, of: path, number) { places.append(place) }
      }
      if let name = Self.symbol(in: frame) { symbols.append(name) }
    }
  }

  /// The numbered lines, innermost first, with those that go on; the first is the command.
  private static func frames(of output: String) -> [String] {
    guard let start = output.firstRange(of: "Stack dump:") else { return [] }
    var frames: [String] = []
    for line in output[start.upperBound...].split(separator: "\n") {
      let number = line.prefix { $0.isNumber }
      if !number.isEmpty, line.dropFirst(number.count).hasPrefix(".\t") {
        frames.append(String(line))
      } else if line.hasPrefix(" for "), !frames.isEmpty {
        frames[frames.count - 1] += line
      } else if !frames.isEmpty {
        break
      }
    }
    return frames.dropFirst().reversed()
  }

  private static func place(in frame: String, of path: String, _ file: Int) -> Place? {
    guard let end = frame.firstRange(of: path + ":")?.upperBound else { return nil }
    let numbers = frame[end...].split(separator: ":", maxSplits: 2).prefix(2).map { part in
      Int(part.prefix { $0.isNumber })
    }
    guard numbers.count == 2, let line = numbers[0], let column = numbers[1] else { return nil }
    return Place(file: file, line: line, column: column)
  }

  private static func symbol(in frame: String) -> String? {
    guard let start = frame.firstRange(of: "\"@$s")?.upperBound else { return nil }
    return "$s" + frame[start...].prefix { $0 != "\"" }
  }

  /// The names of the types and the member that a demangled symbol is of, without the module's:
  /// `closure #1 in App.List.Row.make(a: Swift.Int) -> ()` is `List`, `Row`, `make`.
  package static func names(ofDemangled text: String) -> [String] {
    let plain = text.replacing(/\(extension in [^)]*\):/, with: "")
      .replacing(/\(([^() ]+) in _[0-9A-F]+\)/) { $0.1 }
    var name = plain[...]
    while let inner = name.firstRange(of: " in ") { name = name[inner.upperBound...] }
    if let word = name.firstRange(of: "static ") { name = name[word.upperBound...] }
    let path = name.prefix { !"(<: ".contains($0) }
    let parts = path.split(separator: ".").dropFirst().map(String.init)
    let accessors: Set<String> = [
      "getter", "setter", "modify", "read", "unsafeMutableAddressor", "init", "deinit",
      "__deallocating_deinit", "__allocating_init", "__ivar_destroyer",
    ]
    return parts.filter { !accessors.contains($0) }
  }
}
