// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Measures a binary property list before Foundation reads it, which follows references as deep as
/// they go (Documentation/HostileFiles.md §1).
///
/// Objects are shared there: a list of two references to one list of two references… stands for
/// more values than any memory holds. The layout is that of CoreFoundation's `CFBinaryPList.c`:
/// objects, a table of their offsets, and 32 bytes that say where it lies.
package struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int

  /// Throws what is too deep, too much, a circle or not in the file.
  ///
  /// - Complexity: O(n) in objects and references.
  package static func check(_ data: Data) throws(TextProblem) {
    guard data.count <= FileLimits.size else { throw TextProblem(.tooLarge(data.count)) }
    try BinaryPropertyList([UInt8](data)).measure()
  }

  private init(_ bytes: [UInt8]) throws(TextProblem) {
    self.bytes = bytes
    guard bytes.count >= 40 else { throw Self.broken("it ends before its objects do") }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      count > 0, count <= FileLimits.nodes, table <= trailer,
      table + count * offsetSize <= trailer
    else { throw Self.broken("its table of objects is not in the file") }
    self.count = count
    self.table = table
  }

  private static func broken(_ text: String) -> TextProblem {
    TextProblem(.brokenPropertyList(text))
  }

  private static func number(_ bytes: [UInt8], at index: Int, size: Int) -> Int? {
    guard index >= 0, index + size <= bytes.count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[index..<index + size] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  /// Whether an object's first byte is that of a truth value, number, date, data, text, array or dictionary.
  /// Others, such as sets, are archives'; what Foundation makes of them ends whoever asks for its type.
  private static func isOfPropertyLists(_ marker: UInt8) -> Bool {
    switch marker >> 4 {
    case 0x0: marker == 0x08 || marker == 0x09
    case 0x1, 0x2, 0x3, 0x4, 0x5, 0x6, 0xA, 0xD: true
    default: false
    }
  }

  /// The objects that an object refers to; none for scalars.
  private func references(of object: Int) throws(TextProblem) -> [Int] {
    guard var index = Self.number(bytes, at: table + object * offsetSize, size: offsetSize),
      index < bytes.count
    else { throw Self.broken("an object is not in the file") }
    let kind = bytes[index] >> 4
    var length = Int(bytes[index] & 0xF)
    guard Self.isOfPropertyLists(bytes[index]) else {
      throw Self.broken("it holds an object that is of no kind of property lists")
    }
    guard kind == 0xA || kind == 0xD else { return [] }
    index += 1
    if length == 0xF {
      guard index < bytes.count else { throw Self.broken("an object is not in the file") }
      let size = 1 << Int(bytes[index] & 0xF)
      guard size <= 8, let long = Self.number(bytes, at: index + 1, size: size) else {
        throw Self.broken("an object is not in the file")
      }
      length = long
      index += 1 + size
    }
    guard length <= FileLimits.nodes else { throw TextProblem(.tooMany) }
    let total = kind == 0xD ? 2 * length : length
    guard index + total * referenceSize <= bytes.count else {
      throw Self.broken("an object is not in the file")
    }
    var result: [Int] = []
    for position in 0..<total {
      let place = index + position * referenceSize
      guard let one = Self.number(bytes, at: place, size: referenceSize), one < count else {
        throw Self.broken("a reference leads nowhere")
      }
      result.append(one)
    }
    return result
  }

  /// What an object stands for, with all below it.
  private struct Extent {
    var nodes = 1
    var depth = 1
  }

  private func measure() throws(TextProblem) {
    guard let top = Self.number(bytes, at: bytes.count - 16, size: 8), top < count else {
      throw Self.broken("it has no first object")
    }
    var extents: [Int: Extent] = [:]
    var open: Set<Int> = [top]
    var stack = [(object: top, references: try references(of: top), next: 0)]
    while let last = stack.last {
      if last.next < last.references.count {
        stack[stack.count - 1].next += 1
        let child = last.references[last.next]
        if extents[child] != nil { continue }
        guard open.insert(child).inserted else {
          throw Self.broken("an object holds itself")
        }
        stack.append((child, try references(of: child), 0))
        guard stack.count <= FileLimits.depth else { throw TextProblem(.tooDeep) }
      } else {
        var extent = Extent()
        for child in last.references {
          extent.nodes += extents[child]?.nodes ?? 1
          extent.depth = max(extent.depth, 1 + (extents[child]?.depth ?? 1))
        }
        guard extent.depth <= FileLimits.depth else { throw TextProblem(.tooDeep) }
        guard extent.nodes <= FileLimits.nodes else { throw TextProblem(.tooMany) }
        extents[last.object] = extent
        open.remove(last.object)
        stack.removeLast()
      }
    }
  }
}
