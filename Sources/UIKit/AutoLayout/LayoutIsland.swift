// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// The constraints of one view whose frame is given from outside, and of everything inside it.
///
/// An island owns one solver for as long as its root lives. Edits are collected and handed over at
/// the next solve; constants and content sizes go to the installed rows, nothing is built anew
/// unless views join or leave (Documentation/AutoLayout.md §3).
@MainActor
final class LayoutIsland {
  /// What decides the root's size.
  enum Mode: Equatable {
    case layout
    case fitting
  }

  @Loose private(set) var root: UIView?
  /// An island made for one measurement leaves no marks in views and constraints.
  let isTemporary: Bool
  let solver = Solver()

  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// The members in the order they joined; parents before children.
  var order: [LayoutItem] = []
  /// Members whose natural height depends on their width.
  var wrapping: [LayoutItem] = []
  var baselineItems: [LayoutItem] = []
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  var sources: [ConstraintHandle: ConstraintSource] = [:]

  // Edits that wait for the next solve.
  var arrivals: [NSLayoutConstraint] = []
  var staleItems: [LayoutItem] = []
  var staleConstraints: [InstalledConstraint] = []
  var broken: [InstalledConstraint] = []
  /// Entries of ``staleConstraints`` whose turn has not come: their rows are not to be trusted.
  var awaitingConstant: Set<ObjectIdentifier> = []
  var membershipIsStale = true
  /// Grows with every change of members or rows; a measurement's copy is made anew when it differs.
  var structureVersion = 0
  /// Grows whenever a member or a row is found to be stale.
  private(set) var edits = 0
  /// Another number after every change that may lead to another layout.
  var changes: Int { edits &+ structureVersion }

  var mode = Mode.layout
  var given: [ConstraintHandle?] = [nil, nil]
  var givenSize = CGSize(width: -1, height: -1)
  var fitting: [ConstraintHandle?] = [nil, nil]
  var fittingPriorities: [Float] = [0, 0]

  /// The pull that shows another of an ambiguous view's frames.
  var exercising: ConstraintHandle?

  init(root: UIView, isTemporary: Bool = false) {
    _root = Loose(root)
    self.isTemporary = isTemporary
  }

  deinit { ownReference?.empty() }

  /// How members and constraints know it.
  nonisolated(unsafe) var ownReference: ItemReference?

  /// The grid of the root's screen.
  var grid: PixelGrid {
    root?.traitCollection.pixelGrid(orScale: 1) ?? PixelGrid(scale: 2)
  }

  func item(for object: AnyObject) -> LayoutItem? {
    guard let item = items[ObjectIdentifier(object)] else { return nil }
    // A dead view's address may have been given to a new object.
    return item.view === object || item.guide === object ? item : nil
  }

  /// Queues an item for another look at what is marked stale in it.
  func queue(_ item: LayoutItem) {
    guard !item.isQueued else { return }
    item.isQueued = true
    edits &+= 1
    staleItems.append(item)
  }

  func queue(_ entry: InstalledConstraint) {
    guard !entry.isQueued else { return }
    entry.isQueued = true
    edits &+= 1
    staleConstraints.append(entry)
  }
}
