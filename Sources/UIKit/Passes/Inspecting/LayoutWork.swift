// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Counts what layout does again although nothing changed, while an app is checked
/// (Documentation/Check.md §6.10).
///
/// A pass is idle when the view has the bounds and its subviews the frames that they had after the
/// view's last pass of the same turn. A measurement is idle when it has the answer of an earlier one
/// of the same turn, and nothing inside was changed between the two.
@MainActor
package final class LayoutWork {
  /// The counts that are kept now; nil while nobody asks.
  package static var current: LayoutWork?

  /// More work than there was need for, in one turn.
  package struct Excess {
    package enum Kind: String, Sendable {
      /// `layoutSubviews`, with the controller's callbacks around it.
      case passes
      /// Questions by the app's own code to one view.
      case measurements
      /// Questions of a list to its rows or items.
      case rows
    }

    package let kind: Kind
    package let view: UIView
    /// How often the work was done.
    package let times: Int
    /// Rows or items that were measured that often; 1 for a view.
    package let count: Int
    /// The call that asked for the work again.
    package let asker: CreationOrigin
  }

  /// Equal passes of a view in one turn that have causes other than the app: the first layout, the
  /// safe area and margins that arrive with the window, and the second look at text whose height
  /// follows from its width.
  static let soundPasses = 3

  private struct Passes {
    let view: UIView
    var signature: Int
    var equal = 1
    var asker = CreationOrigin.unknown
  }

  private struct Fit {
    let view: UIView
    var target: CGSize
    var priorities: [Float]
    var version: Int
    var answer: CGSize
    var question: Int
    var equal = 1
    var asker = CreationOrigin.unknown
  }

  private struct RowKey: Hashable {
    let list: ObjectIdentifier
    let row: AnyHashable
    let given: [CGFloat]
  }

  private struct Row {
    let list: UIScrollView
    var answer: CGSize
    var equal = 1
  }

  private var passes: [ObjectIdentifier: Passes] = [:]
  private var fits: [ObjectIdentifier: Fit] = [:]
  private var rows: [RowKey: Row] = [:]
  private var askers: [ObjectIdentifier: CreationOrigin] = [:]
  /// The list's question that is being answered; 0 for none.
  private var question = 0
  private var questions = 0
  private var found: [Excess] = []

  package init() {}

  /// What was found since the last call; ends the turn.
  package func take() -> [Excess] {
    endTurn()
    defer { found = [] }
    return found
  }

  // MARK: What happens

  final func didLayOut(_ view: UIView) {
    var hasher = Hasher()
    let bounds = view.bounds
    hasher.combine([bounds.minX, bounds.minY, bounds.width, bounds.height])
    for child in view.children {
      let layer = child.layer
      hasher.combine(ObjectIdentifier(child))
      hasher.combine([
        layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height,
      ])
    }
    let signature = hasher.finalize()
    let key = ObjectIdentifier(view)
    guard var known = passes[key] else {
      passes[key] = Passes(view: view, signature: signature)
      return
    }
    known.equal = known.signature == signature ? known.equal + 1 : 1
    known.signature = signature
    passes[key] = known
  }

  /// A view that was laid out in this turn is to be laid out again.
  final func didMark(_ view: UIView) {
    let key = ObjectIdentifier(view)
    guard passes[key] != nil else { return }
    passes[key]?.asker = CreationOrigin.current
  }

  /// A list is to ask its rows or items again.
  final func didReload(_ list: UIScrollView) { askers[ObjectIdentifier(list)] = .current }

  /// Runs a list's question to a cell.
  final func asking<Answer>(_ body: () -> Answer) -> Answer {
    let outer = question
    questions += 1
    question = questions
    defer { question = outer }
    return body()
  }

  /// A list asked a row or an item, which has its place and the size that it was given.
  final func didAsk(
    _ list: UIScrollView, _ row: AnyHashable, given: [CGFloat], answer: CGSize
  ) {
    let key = RowKey(list: ObjectIdentifier(list), row: row, given: given)
    if let known = rows[key], known.answer == answer {
      rows[key]?.equal += 1
    } else {
      rows[key] = Row(list: list, answer: answer)
    }
  }

  final func didFit(
    _ view: UIView, _ target: CGSize, _ priorities: [Float], version: (before: Int, after: Int),
    answer: CGSize
  ) {
    let key = ObjectIdentifier(view)
    var fit = Fit(
      view: view, target: target, priorities: priorities, version: version.after, answer: answer,
      question: question)
    if let known = fits[key], known.target == target, known.priorities == priorities,
      known.version == version.before, version.before == version.after, known.answer == answer,
      known.question == question
    {
      fit.equal = known.equal + 1
      fit.asker = .current
    } else if let known = fits[key], known.equal > 1 {
      tell(known)
    }
    fits[key] = fit
  }

  // MARK: Turns

  /// Judges a turn and begins the next.
  final func endTurn() {
    for (_, pass) in passes
    where pass.equal > Self.soundPasses && pass.equal < Runtime.maximumRounds {
      add(.init(kind: .passes, view: pass.view, times: pass.equal, count: 1, asker: pass.asker))
    }
    for (_, fit) in fits where fit.equal > 1 { tell(fit) }
    tellRows()
    passes.removeAll(keepingCapacity: true)
    fits.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    askers.removeAll(keepingCapacity: true)
    // Dictionaries have no order of their own.
    found.sort { ($0.kind.rawValue, $0.times, $0.count) < ($1.kind.rawValue, $1.times, $1.count) }
  }

  /// A list repeats itself when most of what it measured was measured before.
  private func tellRows() {
    var tallies: [ObjectIdentifier: Tally] = [:]
    for (key, row) in rows {
      var tally = tallies[key.list] ?? Tally(list: row.list)
      tally.all.insert(key.row)
      if row.equal > 1 { tally.again.insert(key.row) }
      tally.times = max(tally.times, row.equal)
      tallies[key.list] = tally
    }
    for (key, tally) in tallies where tally.again.count * 2 > tally.all.count {
      add(
        .init(
          kind: .rows, view: tally.list, times: tally.times, count: tally.again.count,
          asker: askers[key] ?? .unknown))
    }
  }

  private struct Tally {
    let list: UIScrollView
    var all: Set<AnyHashable> = []
    var again: Set<AnyHashable> = []
    var times = 0
  }

  private func tell(_ fit: Fit) {
    add(.init(kind: .measurements, view: fit.view, times: fit.equal, count: 1, asker: fit.asker))
  }

  private func add(_ excess: Excess) {
    let known = found.firstIndex { $0.kind == excess.kind && $0.view === excess.view }
    guard let known else { return found.append(excess) }
    if found[known].times < excess.times { found[known] = excess }
  }
}
