// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What can be taken back, and done again.
///
/// Registered actions run in the opposite order of their registration, a group at a time. While a
/// group is undone, what it registers becomes the group that redoes it.
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let action: (AnyObject) -> Void
  }

  private struct Group {
    var name = ""
    var steps: [Step] = []
  }

  private enum Work {
    case registering, undoing, redoing
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var openGroups: [Group] = []
  private var work = Work.registering
  private var disabledCount = 0

  /// Groups kept; 0 keeps all.
  open var levelsOfUndo = 0 { didSet { dropOldGroups() } }
  /// Whether each registration outside a group is a group of its own.
  open var groupsByEvent = true

  open var canUndo: Bool { !undoGroups.isEmpty }
  open var canRedo: Bool { !redoGroups.isEmpty }
  open var isUndoing: Bool { work == .undoing }
  open var isRedoing: Bool { work == .redoing }
  open var groupingLevel: Int { openGroups.count }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { object in
      if let target = object as? Target { handler(target) }
    }
    if openGroups.isEmpty {
      add(Group(steps: [step]))
    } else {
      openGroups[openGroups.count - 1].steps.append(step)
    }
    if work == .registering { redoGroups = [] }
  }

  private func add(_ group: Group) {
    guard !group.steps.isEmpty else { return }
    if work == .undoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      dropOldGroups()
    }
  }

  private func dropOldGroups() {
    guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
    undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
  }

  open func beginUndoGrouping() { openGroups.append(Group()) }

  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty {
      add(group)
    } else {
      openGroups[openGroups.count - 1].steps += group.steps
    }
  }

  open func undo() { run(&undoGroups, as: .undoing) }

  open func redo() { run(&redoGroups, as: .redoing) }

  open func undoNestedGroup() { undo() }

  private func run(_ groups: inout [Group], as kind: Work) {
    guard let group = groups.popLast() else { return }
    let outer = work
    work = kind
    openGroups.append(Group(name: group.name))
    for step in group.steps.reversed() { if let target = step.target { step.action(target) } }
    endUndoGrouping()
    work = outer
  }

  open func setActionName(_ actionName: String) {
    if let last = openGroups.indices.last {
      openGroups[last].name = actionName
    } else if work != .undoing, let last = undoGroups.indices.last {
      undoGroups[last].name = actionName
    }
  }

  open func disableUndoRegistration() { disabledCount += 1 }

  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for index in undoGroups.indices { undoGroups[index].steps.removeAll { $0.target === target } }
    for index in redoGroups.indices { redoGroups[index].steps.removeAll { $0.target === target } }
    undoGroups.removeAll(where: \.steps.isEmpty)
    redoGroups.removeAll(where: \.steps.isEmpty)
  }
}
