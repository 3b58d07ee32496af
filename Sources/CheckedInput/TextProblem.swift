// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place in a text: line and column, counted from 1. Columns count characters, as editors do.
package struct TextPlace: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// Why a file is refused before, or by, the library that reads it
/// (Documentation/HostileFiles.md §1).
package struct TextProblem: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// More bytes than any such file has.
    case tooLarge(Int)
    /// A byte that is not part of the encoding's characters; the encoding's name.
    case wrongByte(encoding: String)
    /// A declared encoding that is not read.
    case unknownEncoding(String)
    case zeroByte
    /// Elements or values inside each other, deeper than ``FileLimits/depth``.
    case tooDeep
    /// More elements or values than ``FileLimits/nodes``.
    case tooMany
    /// A document type or an entity declaration.
    case declaration
    /// Not well-formed XML; what is wrong.
    case brokenXML(String)
    case brokenJSON(String)
    case brokenPropertyList(String)
  }

  package let kind: Kind
  package let place: TextPlace

  package init(_ kind: Kind, at place: TextPlace = TextPlace()) {
    self.kind = kind
    self.place = place
  }

  /// What is wrong and what helps, without the place.
  package var message: String {
    switch kind {
    case .tooLarge(let size):
      "the file has \(size >> 20) MiB, more than the \(FileLimits.size >> 20) MiB that are read; "
        + "leave it out or split it"
    case .wrongByte(let encoding):
      "this byte is no character in \(encoding); save the file as UTF-8"
    case .unknownEncoding(let name):
      "the encoding '\(name)' is not read; save the file as UTF-8"
    case .zeroByte: "the text has a zero byte; restore the file"
    case .tooDeep: "more than \(FileLimits.depth) levels inside each other; restore the file"
    case .tooMany: "more than \(FileLimits.nodes) values; split the file"
    case .declaration:
      "document type and entity declarations are refused; remove the declaration"
    case .brokenXML(let problem):
      "the XML is broken: \(problem); open the file in Xcode or restore it"
    case .brokenJSON(let problem): "the JSON is broken: \(problem)"
    case .brokenPropertyList(let problem):
      "the property list is broken: \(problem); open the file in Xcode or restore it"
    }
  }
}

/// What files may hold at most, so that reading one never needs more stack or memory than there is.
package enum FileLimits {
  /// Bytes of a text.
  package static let size = 64 << 20
  /// Levels of elements, arrays and dictionaries.
  package static let depth = 200
  /// Elements or values of one file.
  package static let nodes = 1_000_000
}
