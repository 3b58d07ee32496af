// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Names and order: Apple's reference of NSUndoManager.
@MainActor
@Suite("what an undo manager tells, and messages to take back")
struct UndoManagerTests {
  private final class Log: @unchecked Sendable {
    private var tokens: [any NSObjectProtocol] = []
    var names: [String] = []

    init(_ manager: UndoManager) {
      for name: Notification.Name in [
        .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
        .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
        .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
            [unowned self] note in
            names.append(
              String(
                note.name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)))
          })
      }
    }

    func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test("a change is announced before and after it is undone and redone")
  func changes() {
    let manager = UndoManager()
    let target = NSObject()
    func register() {
      manager.registerUndo(withTarget: target) { _ in register() }
    }
    let log = Log(manager)
    register()
    #expect(
      log.names == ["DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    log.names = []
    manager.undo()
    #expect(log.names == ["WillUndoChange", "DidUndoChange"])
    log.names = []
    manager.redo()
    #expect(log.names == ["WillRedoChange", "DidRedoChange"])
    manager.undo()
    manager.undo()
    log.end()
    #expect(!manager.canUndo && manager.canRedo)
  }

  @Test("an inner group is a checkpoint when it opens")
  func groups() {
    let manager = UndoManager()
    let log = Log(manager)
    manager.beginUndoGrouping()
    #expect(log.names == ["DidOpenUndoGroup"])
    manager.beginUndoGrouping()
    #expect(log.names.suffix(2) == ["Checkpoint", "DidOpenUndoGroup"])
    log.end()
  }

  @Test("paths are told to a function, and tables of objects are enumerated")
  func enumerated() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &kinds) { list in
      path.apply(info: list) { info, element in
        info!.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
      }
    }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .closeSubpath])
    let table = NSHashTable<NSObject>.weakObjects()
    let (first, second) = (NSObject(), NSObject())
    table.add(first)
    table.add(second)
    #expect(table.objectEnumerator().allObjects.count == 2)
  }
}
