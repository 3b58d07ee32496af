// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// What the heights of a table's rows depend on beside the rows.
struct HeightKey: Hashable {
  private var width: CGFloat = 0
  private var category = UIContentSizeCategory.unspecified
  private var weight = UILegibilityWeight.unspecified
  private var direction = UITraitEnvironmentLayoutDirection.unspecified
  private var scale: CGFloat = 0
  private var isEditing = false

  init() {}

  @MainActor
  init(_ table: UITableView) {
    let traits = table.traitCollection
    width = table.rowWidth
    category = traits.preferredContentSizeCategory
    weight = traits.legibilityWeight
    direction = traits.layoutDirection
    scale = traits.displayScale
    isEditing = table.isEditing
  }
}

/// Heights that were found, for the time when their table no longer is as it was
/// (Documentation/StandingStill.md §3).
///
/// Nothing here counts as measured: rows count with it until they are shown again.
struct HeightMemory {
  /// Widths and text sizes of which heights are kept: there and back, and one more.
  private static let most = 3
  /// Rows measured before their mean says something of the others.
  private static let enough = 8

  private struct Sum {
    var count = 0
    var points: CGFloat = 0

    var mean: CGFloat? { count > 0 ? points / CGFloat(count) : nil }
  }

  /// What was known when the key ended, the latest last.
  private var lists: [(key: HeightKey, list: RowList)] = []
  /// What was known when the data was asked for again.
  private var left: RowList?
  /// Numbers of reuse identifiers.
  private var kinds: [String: Int32] = [:]
  private var means: [Int32: Sum] = [:]
  private var all = Sum()
  private var due = enough
  /// What unseen rows count with; nil before enough was measured.
  private(set) var learnedMean: CGFloat?
  /// Whether rows count with what was found at another width or text size.
  private(set) var countsWithForeignHeights = false
  private var key: HeightKey?

  /// The number of a reuse identifier; greater than 0.
  mutating func kind(of identifier: String?) -> Int32 {
    let name = identifier ?? ""
    if let kind = kinds[name] { return kind }
    let kind = Int32(kinds.count + 1)
    kinds[name] = kind
    return kind
  }

  mutating func note(_ height: CGFloat, _ kind: Int32) {
    all.count += 1
    all.points += height
    means[kind, default: Sum()].count += 1
    means[kind, default: Sum()].points += height
  }

  /// Keeps what is known while the data is asked for again.
  mutating func leave(_ list: RowList) {
    left = list
    lists = []
  }

  /// Keeps what is known of a width and a text size that ended.
  mutating func leave(_ list: RowList, for key: HeightKey) {
    lists.removeAll { $0.key == key }
    lists.append((key, list))
    if lists.count > Self.most { lists.removeFirst() }
  }

  /// Another width or text size begins.
  mutating func enter(_ key: HeightKey) {
    self.key = key
    (means, all, due, learnedMean) = ([:], Sum(), Self.enough, nil)
  }

  mutating func forgetAll() {
    let kinds = kinds
    self = HeightMemory()
    self.kinds = kinds
  }

  /// What is kept follows a batch as the table does.
  mutating func follow(_ batch: ListBatch) {
    for index in lists.indices { lists[index].list.apply(batch, estimate: 0) { _ in (0, 0) } }
    left = nil
  }

  /// A row has other contents: what is kept of it is no longer true.
  mutating func doubt(_ path: IndexPath) {
    for index in lists.indices
    where lists[index].list.has(row: path.row, inSection: path.section) {
      lists[index].list.doubt(row: path.row, inSection: path.section)
    }
  }

  /// Lets rows count with what was found before: at this width and text size, else at the last one.
  ///
  /// - Returns: The list that was found, for what else it knows.
  mutating func recall(into list: inout RowList) -> RowList? {
    countsWithForeignHeights = false
    var found = left ?? lists.last { $0.key == key }?.list
    left = nil
    if found == nil, let last = lists.last {
      found = last.list
      countsWithForeignHeights = true
    }
    guard let found else { return nil }
    list.recall(found) { $1 }
    return found
  }

  /// The mean of what was measured, once there is twice as much of it as at the last time.
  mutating func learn() -> CGFloat? {
    guard all.count >= due, let mean = all.mean else { return nil }
    due = 2 * all.count
    learnedMean = mean
    return mean
  }

  /// Lets rows that count with what was found elsewhere count with the mean of their kind.
  func reconsider(_ list: inout RowList) {
    list.reconsider { kind, extent in means[kind]?.mean ?? extent }
  }
}
