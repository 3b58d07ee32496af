// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension UndoManager {
  /// Registers a message to a target, which has one argument or none.
  public func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      RuntimeRegistry.perform(
        selector, on: target, with: selector.argumentCount == 0 ? [] : [object])
    }
  }
}
