// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// What is read where this was set (Documentation/Containers.md §6.2).
  var concrete: UIModalPresentationStyle { self == .automatic ? .formSheet : self }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension Runtime {
  /// Runs `action` in the turn after the next one, when the views have been laid out once more.
  func afterNextLayout(_ action: @escaping @MainActor () -> Void) {
    perform(after: 0) { Runtime.current.perform(after: 0, action) }
  }
}
