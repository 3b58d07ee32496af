// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
public import Foundation
internal import HeadlessHost
public import UIKit

/// Asking: views, frames, text, issues.
extension Screen {
  /// The view that a finger would look for under that name; a failure when there is none.
  ///
  /// - Parameters:
  ///   - name: An accessibility identifier, label, title, text, or class (Documentation/Steps.md §3).
  ///   - number: Which of several, from 0 in reading order.
  public func view(
    _ name: String, _ number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> UIView? {
    act {
      do {
        return try ElementFinder().element(.named(ElementName(name, number: number))).view
      } catch {
        TestPlace(fileID, filePath, line, column).fail("\(error)")
        return nil
      }
    }
  }

  /// Every shown view of a class, in the order of the dump.
  public func views<View: UIView>(_ type: View.Type = View.self) -> [View] {
    act { all(in: window).compactMap { $0 as? View } }
  }

  /// The view at the end of a chain of classes, such as `ShelfCell[2]/UIView/UILabel[1]`.
  ///
  /// The chain may start anywhere; each class is a direct child of the one before it. `[2]` is the
  /// third of its class among its siblings, the first chain that fits is taken; a failure when there
  /// is none.
  public func view(
    at path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UIView? {
    act {
      let parts = path.split(separator: "/").map(ViewPathPart.init)
      let found = all(in: window).first { ViewPathPart.chain(parts[...], endsAt: $0) }
      if found == nil {
        TestPlace(fileID, filePath, line, column).fail(
          "No view is at the path '\(path)'. The screen shows:\n\(dump)")
      }
      return found
    }
  }

  /// An element's frame in the window, in points; null, with a failure, when there is none.
  public func frame(
    of name: String, _ number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> CGRect {
    let found = view(
      name, number, fileID: fileID, filePath: filePath, line: line, column: column)
    return found.map(frame) ?? .null
  }

  /// The frame, in the window, of the view at a path; null, with a failure, when there is none.
  public func frame(
    at path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> CGRect {
    let found = view(at: path, fileID: fileID, filePath: filePath, line: line, column: column)
    return found.map(frame) ?? .null
  }

  /// A view's frame in the window, in points.
  public func frame(of view: UIView) -> CGRect {
    act { view.convert(view.bounds, to: window) }
  }

  /// The frames, in the window, of every shown view of a class, in the order of the dump.
  public func frames(of type: UIView.Type) -> [CGRect] {
    act { all(in: window).filter { $0.isKind(of: type) }.map(frame) }
  }

  /// Whether an element of that name can be seen; no failure when not.
  public func shows(_ name: String) -> Bool {
    act { (try? ElementFinder().element(.named(ElementName(name)))) != nil }
  }

  /// Everything that is shown, as text: a line a view, with its frame in its superview.
  public var dump: String { act { ViewTreeDump.text(of: application.windows) } }

  /// A view and what is in it, as text.
  public func dump(of view: UIView) -> String { act { ViewTreeDump.text(of: [view]) } }

  /// What UIKit would have written to the console since the screen was made, in order.
  public var issues: [ScreenIssue] { runtime.issues.map(ScreenIssue.init) }

  /// Forgets the issues so far.
  public func clearIssues() { runtime.clearIssues() }

  private func all(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    return [view] + view.subviews.flatMap(all)
  }
}
