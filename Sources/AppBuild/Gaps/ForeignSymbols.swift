// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Functions that are declared and that are in no library here: C's, of binaries that are made for
/// phones alone, and Swift's, which a module names and does not have (Documentation/Gaps.md §5.8).
struct ForeignSymbols: Equatable {
  /// In the order of their names, each once.
  let names: [String]

  /// Takes them from the linker's words; nil where another thing is wrong, or a symbol is neither.
  init?(linkerOutput: String) {
    let marks = ["undefined symbol: ", "undefined reference to "]
    var names: Set<String> = []
    for line in linkerOutput.split(separator: "\n") {
      guard let mark = marks.lazy.compactMap({ line.firstRange(of: $0) }).first else { continue }
      let name = line[mark.upperBound...].filter { !"`';".contains($0) }
      guard Self.isPlain(name) || Self.isSwift(name) else { return nil }
      names.insert(name)
    }
    guard !names.isEmpty else { return nil }
    self.names = names.sorted()
  }

  /// Whether a name is one of C's: Swift's and C++'s begin otherwise.
  private static func isPlain(_ name: String) -> Bool {
    !["$s", "_$s", "_Z", "__swift", "swift_", "__cxa", "snug"].contains(where: name.hasPrefix)
      && name.first?.isNumber == false
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Whether a name is of a function, an initialiser or an accessor in Swift: of data nothing can stand
  /// for, which is read and not called.
  private static func isSwift(_ name: String) -> Bool {
    let ends = ["F", "FZ", "fC", "fc", "vg", "vs", "vgZ", "vsZ"]
    return name.hasPrefix("$s") && ends.contains(where: name.hasSuffix)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_$".contains($0)) }
  }

  static let moduleName = "SnugForeign"

  /// A module in which each is there: C's give 0 and note that they were called; Swift's, whose results
  /// nobody knows, stop there.
  var text: String {
    let functions = names.enumerated().map { number, name in
      Self.isSwift(name)
        ? """
        @_cdecl("\(name)") public func snugForeign\(number)() -> Never {
          LeftOutRecord.stop("\(name)", "", 0)
        }
        """
        : """
        @_cdecl("\(name)") public func snugForeign\(number)() -> Int {
          LeftOutRecord.note("\(name)", "", 0)
          return 0
        }
        """
    }
    return "import HeadlessHost\n\n" + functions.joined(separator: "\n") + "\n"
  }

  var warning: String {
    let all = names.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    return "warning: no library here has \(all)\(rest); "
      + (names.contains(where: Self.isSwift)
        ? "what calls them stops there" : "what calls them is given 0")
  }
}

extension ModuleBuild {
  /// Compiles what stands for functions that the linker did not find.
  ///
  /// - Returns: The object, for the linker; nil where it cannot be made.
  func object(for symbols: ForeignSymbols) throws(BuildError) -> String? {
    let source = generated.appendingPathComponent("\(ForeignSymbols.moduleName).swift")
    let object = generated.appendingPathComponent("\(ForeignSymbols.moduleName).o")
    do {
      try symbols.text.write(to: source, atomically: false, encoding: .utf8)
    } catch {
      throw BuildError(.cannotWrite(source.path, reason: error.localizedDescription))
    }
    let answer = try askCompiler(
      common(named: ForeignSymbols.moduleName, languageMode: "5") + [
        source.path, "-parse-as-library", "-c", "-o", object.path,
      ])
    return answer.status == 0 ? object.path : nil
  }
}
