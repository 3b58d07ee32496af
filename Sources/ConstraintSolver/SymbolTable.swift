// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Storage of all symbols and of the constraints' terms.
///
/// - Invariant: `order` grows with the time of insertion; slots are used again, orders are not.
struct SymbolTable {
  private(set) var symbols: Block<Symbol>
  private(set) var terms: Block<Term>
  /// Slots in use, counted from the start, free ones among them included.
  private(set) var count = 0
  private var termEnd = 0
  private var deadTerms = 0
  private var free: [Int32] = []
  private var nextOrder = 0

  init() {
    symbols = Block(capacity: 96)
    terms = Block(capacity: 192)
  }

  /// Frees the storage; the table must not be used afterwards.
  func deallocate() {
    symbols.deallocate()
    terms.deallocate()
  }

  /// A table of its own with the same contents.
  func copy() -> SymbolTable {
    var copy = self
    copy.symbols = symbols.copy()
    copy.terms = terms.copy()
    return copy
  }

  @inline(__always) subscript(_ index: Int32) -> Symbol {
    get { symbols[Int(index)] }
    nonmutating set { symbols[Int(index)] = newValue }
  }

  /// The entry of a symbol, to change in place.
  @inline(__always) func pointer(_ index: Int32) -> UnsafeMutablePointer<Symbol> {
    symbols.base + Int(index)
  }

  /// The terms of a constraint.
  @inline(__always) func terms(of index: Int32) -> UnsafeBufferPointer<Term> {
    let symbol = symbols.base + Int(index)
    return UnsafeBufferPointer(
      start: terms.base + Int(symbol.pointee.firstTerm), count: Int(symbol.pointee.termCount))
  }

  /// Takes a slot for a new symbol. O(1) amortised.
  mutating func insert(_ kind: Symbol.Kind) -> Int32 {
    var index = Int32(truncatingIfNeeded: count)
    var generation: Int32 = 0
    if let slot = free.popLast() {
      index = slot
      generation = symbols[Int(slot)].generation
    } else {
      if count == symbols.capacity { symbols.grow(to: count * 2, keeping: count) }
      count += 1
    }
    var symbol = Symbol()
    symbol.kind = kind
    symbol.generation = generation
    symbol.order = nextOrder
    nextOrder += 1
    (symbols.base + Int(index)).initialize(to: symbol)
    return index
  }

  /// Stores a constraint's terms, leaving out zero factors.
  mutating func setTerms(_ new: UnsafeBufferPointer<Term>, of index: Int32) {
    if termEnd + new.count > terms.capacity { makeRoom(for: new.count) }
    let start = termEnd
    for term in new where term.coefficient != 0 {
      terms[termEnd] = term
      termEnd += 1
      symbols.base[Int(term.variable.index)].termCount += 1
    }
    symbols.base[Int(index)].firstTerm = Int32(truncatingIfNeeded: start)
    symbols.base[Int(index)].termCount = Int32(truncatingIfNeeded: termEnd - start)
  }

  /// Forgets a constraint's terms; the symbol stays, as a ghost.
  mutating func dropTerms(of index: Int32) {
    for term in terms(of: index) { symbols.base[Int(term.variable.index)].termCount -= 1 }
    deadTerms += Int(symbols[Int(index)].termCount)
    symbols.base[Int(index)].termCount = 0
  }

  /// Gives a slot back. Handles of the old symbol become invalid.
  mutating func remove(_ index: Int32) {
    let symbol = symbols.base + Int(index)
    symbol.pointee.kind = .unused
    symbol.pointee.generation &+= 1
    free.append(index)
  }

  /// Closes the gaps of removed constraints, or grows.
  private mutating func makeRoom(for extra: Int) {
    var capacity = terms.capacity
    while termEnd - deadTerms + extra > capacity / 2 { capacity *= 2 }
    let packed = Block<Term>(capacity: capacity)
    var end = 0
    for index in 0..<count where symbols[index].kind == .constraint {
      let length = Int(symbols[index].termCount)
      let first = Int(symbols[index].firstTerm)
      (packed.base + end).update(from: terms.base + first, count: length)
      symbols.base[index].firstTerm = Int32(truncatingIfNeeded: end)
      end += length
    }
    terms.deallocate()
    terms = packed
    termEnd = end
    deadTerms = 0
  }
}
