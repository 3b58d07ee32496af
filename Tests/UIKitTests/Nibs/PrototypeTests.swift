// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/TableView.md §6.
@MainActor
@Suite("Cells of documents", .serialized)
struct PrototypeTests {
  private func cell(_ style: String = "") throws -> UITableViewCell {
    let objects = loadNib(
      """
      <tableViewCell id="c" \(style)>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="k"/>
      </tableViewCell>
      """)
    return try #require(objects.first as? UITableViewCell)
  }

  @Test("a custom one makes label and image when it is asked for them, and has no detail label")
  func custom() throws {
    let cell = try cell()
    #expect(cell.contentView.subviews.isEmpty && cell.detailTextLabel == nil)
    cell.textLabel?.text = "Row"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.textLabel?.frame.height == cell.contentView.frame.height)
    #expect(cell.detailTextLabel == nil)
  }
}
