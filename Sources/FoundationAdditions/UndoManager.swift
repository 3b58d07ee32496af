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
    let isAlone = openGroups.isEmpty
    if isAlone { beginUndoGrouping() }
    openGroups[openGroups.count - 1].steps.append(step)
    if isAlone { endUndoGrouping() }
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

  open func beginUndoGrouping() {
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard !openGroups.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    closeGroup()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func closeGroup() {
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty {
      add(group)
    } else {
      openGroups[openGroups.count - 1].steps += group.steps
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open func undo() {
    guard let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    run(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  open func undoNestedGroup() { undo() }

  private func run(_ group: Group, as kind: Work) {
    let outer = work
    work = kind
    openGroups.append(Group(name: group.name))
    for step in group.steps.reversed() { if let target = step.target { step.action(target) } }
    closeGroup()
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

/// What a manager tells, with itself as the object (Apple's reference of NSUndoManager).
extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
