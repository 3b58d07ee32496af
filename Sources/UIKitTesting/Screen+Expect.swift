// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import HeadlessHost
public import UIKit

/// Expectations: failures say what differs, and by how much.
extension Screen {
  /// Expects the layout of what was shown, or of another view, to be that of a dump.
  ///
  ///     screen.expectLayout("""
  ///       ProfileCell 0 44 375 61
  ///         UIView 0 0 375 61
  ///           UILabel 16 11 343 20.333 "Ada Lovelace"
  ///       """)
  ///
  /// A failure lists the lines that differ with the difference of each number, then the whole dump.
  ///
  /// - Parameters:
  ///   - view: nil for what ``show(_:)`` was given.
  ///   - accuracy: Points by which each number of a frame may differ.
  public func expectLayout(
    _ expected: String, of view: UIView? = nil, accuracy: CGFloat = 0.01,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let found = (view ?? subject).map(dump) ?? dump
    let difference = LayoutDifference(
      expected: expected, found: found, accuracy: Double(accuracy))
    guard !difference.isEmpty else { return }
    TestPlace(fileID, filePath, line, column).fail(
      "The layout differs:\n\(difference)\nThe whole layout is:\n\(found)")
  }

  /// Expects elements to have these frames in the window.
  ///
  /// - Parameter accuracy: Points by which each number may differ.
  public func expectFrames(
    _ expected: KeyValuePairs<String, CGRect>, accuracy: CGFloat = 0.01,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    var differences: [String] = []
    for (name, frame) in expected {
      guard
        let view = view(name, fileID: fileID, filePath: filePath, line: line, column: column)
      else { continue }
      let found = self.frame(of: view)
      guard let delta = FrameText.delta(from: frame, to: found, accuracy: Double(accuracy)) else {
        continue
      }
      differences.append(
        "\(name): \(delta)\n  expected \(FrameText.text(frame))\n  found    "
          + FrameText.text(found))
    }
    guard !differences.isEmpty else { return }
    TestPlace(fileID, filePath, line, column).fail(
      "Frames differ:\n" + differences.joined(separator: "\n"))
  }

  /// Expects every shown view of a class to have these frames in the window, in the dump's order.
  public func expectFrames(
    of type: UIView.Type, _ expected: [CGRect], accuracy: CGFloat = 0.01,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let found = frames(of: type)
    var differences: [String] = []
    for index in 0..<max(found.count, expected.count) {
      let name = "\(type)[\(index)]"
      if index >= found.count {
        differences.append("\(name) is missing:\n  expected \(FrameText.text(expected[index]))")
      } else if index >= expected.count {
        differences.append("\(name) is not expected:\n  found    \(FrameText.text(found[index]))")
      } else if let delta = FrameText.delta(
        from: expected[index], to: found[index], accuracy: Double(accuracy))
      {
        differences.append(
          "\(name): \(delta)\n  expected \(FrameText.text(expected[index]))\n  found    "
            + FrameText.text(found[index]))
      }
    }
    guard !differences.isEmpty else { return }
    TestPlace(fileID, filePath, line, column).fail(
      "Frames differ:\n" + differences.joined(separator: "\n"))
  }

  /// Expects UIKit to have had nothing to complain about.
  public func expectNoIssues(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard !issues.isEmpty else { return }
    let list = issues.map { "- \($0)" }.joined(separator: "\n")
    TestPlace(fileID, filePath, line, column).fail(
      "UIKit has \(issues.count == 1 ? "an issue" : "\(issues.count) issues"):\n\(list)")
  }
}
