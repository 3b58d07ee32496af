// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// The dictionary of the simplex method: each basic symbol as a sum over the nonbasic ones.
///
/// `rows[i].value + Σ cell(i, j) × column j` is the symbol of row `i`. Every column stands at zero,
/// so a row's value is its symbol's value. There are as many columns as variables, whatever the
/// basis. Cells are dense, in rows; two bit matrices (by row and by column) tell which are not
/// zero, so that a pivot touches only those and a large screen costs what its couplings cost.
///
/// - Invariant: A bit is set exactly where a cell is not zero, in both matrices.
struct Tableau {
  private(set) var cells: Block<Double>
  private(set) var rowBits: Block<UInt64>
  private(set) var columnBits: Block<UInt64>
  private(set) var rows: Block<Row>
  private(set) var columns: Block<Column>
  /// Rows of constraints whose slope is not zero.
  private var violatedBits: Block<UInt64>
  private var pivotIndexes: Block<Int32>
  private var pivotFactors: Block<Double>

  private(set) var rowCount = 0
  private(set) var columnCount = 0
  private(set) var rowCapacity: Int
  private(set) var columnCapacity: Int
  private(set) var rowWords: Int
  private(set) var columnWords: Int
  /// Large blocks come zeroed from the system; rows of small ones are cleared when they are used.
  private var clearsRows: Bool

  init(rowCapacity: Int, columnCapacity: Int) {
    self.rowCapacity = rowCapacity
    self.columnCapacity = columnCapacity
    rowWords = (rowCapacity + 63) / 64
    columnWords = (columnCapacity + 63) / 64
    clearsRows = rowCapacity * columnCapacity <= 16384
    let area = rowCapacity * columnCapacity
    cells = clearsRows ? Block(capacity: area) : Block(zeroed: area)
    rowBits = Block(zeroed: rowCapacity * columnWords)
    columnBits = Block(zeroed: columnCapacity * rowWords)
    rows = Block(capacity: rowCapacity)
    columns = Block(capacity: columnCapacity)
    violatedBits = Block(zeroed: rowWords)
    pivotIndexes = Block(capacity: columnCapacity)
    pivotFactors = Block(capacity: columnCapacity)
  }

  /// Frees the storage; the tableau must not be used afterwards.
  func deallocate() {
    cells.deallocate()
    rowBits.deallocate()
    columnBits.deallocate()
    rows.deallocate()
    columns.deallocate()
    violatedBits.deallocate()
    pivotIndexes.deallocate()
    pivotFactors.deallocate()
  }

  /// A tableau of its own with the same contents.
  func copy() -> Tableau {
    var copy = self
    copy.cells = clearsRows ? cells.copy() : copyOfUsedCells()
    copy.rowBits = rowBits.copy()
    copy.columnBits = columnBits.copy()
    copy.rows = rows.copy()
    copy.columns = columns.copy()
    copy.violatedBits = violatedBits.copy()
    copy.pivotIndexes = pivotIndexes.copy()
    copy.pivotFactors = pivotFactors.copy()
    return copy
  }

  /// Of a large block what no row uses stays untouched, for that costs nothing.
  private func copyOfUsedCells() -> Block<Double> {
    let copy = Block<Double>(zeroed: cells.capacity)
    for row in 0..<rowCount {
      (copy.base + row * columnCapacity).update(from: cellRow(row), count: columnCount)
    }
    return copy
  }

  @inline(__always) func cell(_ row: Int, _ column: Int) -> Double {
    cells[row &* columnCapacity &+ column]
  }

  /// The start of a row's cells.
  @inline(__always) func cellRow(_ row: Int) -> UnsafeMutablePointer<Double> {
    cells.base + row &* columnCapacity
  }

  /// The columns whose cell in `row` is not zero.
  @inline(__always) func columnsOf(row: Int) -> Bits {
    Bits(rowBits.base + row &* columnWords, columnWords)
  }

  /// The rows whose cell in `column` is not zero.
  @inline(__always) func rowsOf(column: Int) -> Bits {
    Bits(columnBits.base + column &* rowWords, rowWords)
  }

  /// The rows of constraints whose slope is not zero.
  @inline(__always) var violated: Bits { Bits(violatedBits.base, rowWords) }

  @inline(__always) func setSlope(_ slope: Int8, row: Int) {
    rows.base[row].slope = slope
    if slope != 0 && rows.base[row].priority > 0 {
      violated.insert(row)
    } else {
      violated.remove(row)
    }
  }

  /// Adds to a cell. Residue of a cancellation becomes zero.
  @inline(__always) func add(_ amount: Double, row: Int, column: Int) {
    let cell = cellRow(row) + column
    let sum = cell.pointee + amount
    if abs(sum) < Tolerance.residue {
      cell.pointee = 0
      columnsOf(row: row).remove(column)
      rowsOf(column: column).remove(row)
    } else {
      cell.pointee = sum
      columnsOf(row: row).insert(column)
      rowsOf(column: column).insert(row)
    }
  }

  /// Appends a column of zeros.
  mutating func appendColumn(_ column: Column) -> Int {
    if columnCount == columnCapacity {
      resize(rowCapacity: rowCapacity, columnCapacity: columnCapacity * 2)
    }
    (columns.base + columnCount).initialize(to: column)
    columnCount += 1
    return columnCount - 1
  }

  /// Appends a row of zeros.
  mutating func appendRow(_ row: Row) -> Int {
    if rowCount == rowCapacity {
      resize(rowCapacity: rowCapacity * 2, columnCapacity: columnCapacity)
    }
    if clearsRows { cellRow(rowCount).update(repeating: 0, count: columnCapacity) }
    (rows.base + rowCount).initialize(to: row)
    rowCount += 1
    return rowCount - 1
  }

  /// Deletes a row; the last one takes its index.
  ///
  /// - Returns: The symbol that now has index `row`, unless it was the last.
  mutating func deleteRow(_ row: Int) -> Int32? {
    clear(row: row)
    violated.remove(row)
    let last = rowCount - 1
    rowCount = last
    guard row != last else { return nil }
    let from = cellRow(last)
    let to = cellRow(row)
    let bits = columnsOf(row: row)
    columnsOf(row: last).forEach { column in
      to[column] = from[column]
      from[column] = 0
      bits.insert(column)
      let inColumn = rowsOf(column: column)
      inColumn.remove(last)
      inColumn.insert(row)
    }
    columnsOf(row: last).removeAll()
    rows[row] = rows[last]
    if violated[last] { violated.insert(row) }
    violated.remove(last)
    return rows[row].symbol
  }

  /// Makes all cells of a row zero.
  func clear(row: Int) {
    let cells = cellRow(row)
    let bits = columnsOf(row: row)
    bits.forEach { column in
      cells[column] = 0
      rowsOf(column: column).remove(row)
    }
    bits.removeAll()
  }

  /// Deletes an empty column; the last one takes its index.
  ///
  /// - Returns: The symbol that now has index `column`, unless it was the last.
  mutating func deleteColumn(_ column: Int) -> Int32? {
    precondition(rowsOf(column: column).isEmpty, "column \(column) is in use")
    let last = columnCount - 1
    columnCount = last
    guard column != last else { return nil }
    let bits = rowsOf(column: column)
    rowsOf(column: last).forEach { row in
      let cells = cellRow(row)
      cells[column] = cells[last]
      cells[last] = 0
      bits.insert(row)
      let inRow = columnsOf(row: row)
      inRow.remove(last)
      inRow.insert(column)
    }
    rowsOf(column: last).removeAll()
    columns[column] = columns[last]
    return columns[column].symbol
  }

  /// Moves everything to storage of another capacity.
  private mutating func resize(rowCapacity: Int, columnCapacity: Int) {
    var larger = Tableau(rowCapacity: rowCapacity, columnCapacity: columnCapacity)
    for column in 0..<columnCount { _ = larger.appendColumn(columns[column]) }
    for row in 0..<rowCount {
      _ = larger.appendRow(rows[row])
      larger.setSlope(rows[row].slope, row: row)
      let from = cellRow(row)
      columnsOf(row: row).forEach { larger.add(from[$0], row: row, column: $0) }
    }
    deallocate()
    self = larger
  }

  /// Exchanges the cells of a basic and a nonbasic symbol. Heads and values are the caller's.
  ///
  /// - Complexity: O(rows in the column × columns in the row).
  func exchangeCells(row: Int, column: Int) {
    let pivotRow = cellRow(row)
    let inverse = 1 / pivotRow[column]
    let indexes = pivotIndexes.base
    let factors = pivotFactors.base
    var count = 0
    columnsOf(row: row).forEach { index in
      guard index != column else { return }
      let factor = -pivotRow[index] * inverse
      pivotRow[index] = factor
      indexes[count] = Int32(truncatingIfNeeded: index)
      factors[count] = factor
      count &+= 1
    }
    pivotRow[column] = inverse
    rowsOf(column: column).forEach { other in
      guard other != row else { return }
      let cells = cellRow(other)
      let scale = cells[column]
      cells[column] = scale * inverse
      for entry in 0..<count {
        let index = Int(indexes[entry])
        let old = cells[index]
        let new = old + scale * factors[entry]
        if abs(new) < Tolerance.residue {
          cells[index] = 0
          columnsOf(row: other).remove(index)
          rowsOf(column: index).remove(other)
        } else {
          cells[index] = new
          if old == 0 {
            columnsOf(row: other).insert(index)
            rowsOf(column: index).insert(other)
          }
        }
      }
    }
  }
}
