// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What methods do whose code can be exchanged (Documentation/SourceLowering.md §6.18).

extension UINavigationController {
  func replaceStack(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    let isPop = viewControllers.last.map { old.dropLast().contains($0) } ?? false
    change(
      to: viewControllers, operation: isPop ? .pop : .push,
      animated: animated && viewControllers.last !== old.last)
  }

  func push(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      Runtime.raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported "
          + "(\(ProgrammingError.name(of: viewController)))")
    }
    guard !(viewController is UINavigationController) else {
      Runtime.raise(
        "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }
    change(to: stack + [viewController], operation: .push, animated: animated && !stack.isEmpty)
  }

  func pop(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), operation: .pop, animated: animated)
    return top
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1, let root = stack.first else { return nil }
    let popped = Array(stack.dropFirst())
    change(to: [root], operation: .pop, animated: animated)
    return popped
  }

  func pop(to viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Runtime.raise(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty {
      change(to: Array(stack[...index]), operation: .pop, animated: animated)
    }
    return popped
  }

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidesBar != hidden else { return }
    hidesBar = hidden
    barsDidChange(animated: animated)
  }
}
