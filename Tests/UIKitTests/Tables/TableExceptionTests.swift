// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// What UIKit stops for in tables, and its words.
enum TableMisuse: String, CaseIterable, Codable, Sendable {
  case rowsMismatch
  case rowsMismatchSinceRelease16
  case sectionsMismatch
  case rowBeyondSection
  case rowInsertedBeyond
  case deletedAndReloaded
  case unknownIdentifier
  case scrollBeyond
  case nibOfSomethingElse
  case nibOfTwoCells
  case headerNibOfSomethingElse
  case controllerWithoutCells

  var text: String {
    switch self {
    case .rowsMismatch:
      "Invalid update: invalid number of rows in section 0.  The number of rows contained "
        + "in an existing section after the update (3) must be equal to the number of rows contained "
        + "in that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).'"
    case .rowsMismatchSinceRelease16:
      """
      reason: 'Invalid batch updates detected: the number of sections and/or rows returned by the \
      data source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 1 section with row counts: [3] }
      Data source after updates = { 1 section with row counts: [3] }
      Updates = [
      \tDelete row (0 - 0)
      ]
      Table view: <UITableView: 0x
      """
    case .sectionsMismatch:
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "table view after the update (1) must be equal to the number of sections contained in the "
        + "table view before the update (1), plus or minus the number of sections inserted or deleted "
        + "(1 inserted, 0 deleted).'"
    case .rowBeyondSection:
      "attempt to delete row 7 from section 0 which only contains 3 rows before the update"
    case .rowInsertedBeyond:
      "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the "
        + "update"
    case .deletedAndReloaded:
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
    case .unknownIdentifier:
      "unable to dequeue a cell with identifier X - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard"
    case .scrollBeyond: "row (9) beyond bounds (3) for section (0)."
    case .nibOfSomethingElse, .nibOfTwoCells:
      "reason: 'invalid nib registered for identifier (X) - nib must contain exactly one top level "
        + "object which must be a UITableViewCell instance'"
    case .headerNibOfSomethingElse:
      "reason: 'invalid nib registered for identifier (X) - nib must contain exactly one top level "
        + "object which must be a UITableViewHeaderFooterView instance'"
    case .controllerWithoutCells: ") failed to obtain a cell from its dataSource (<"
    }
  }

  @MainActor
  func commit() {
    let script = RowScript(counts: [3])
    let view = table(script)
    view.layoutIfNeeded()
    switch self {
    case .rowsMismatch, .rowsMismatchSinceRelease16: view.deleteRows(at: [.row(0)], with: .none)
    case .rowBeyondSection:
      script.counts = [2]
      view.deleteRows(at: [.row(7)], with: .none)
    case .rowInsertedBeyond:
      script.counts = [4]
      view.insertRows(at: [.row(9)], with: .none)
    case .deletedAndReloaded:
      script.counts = [2]
      view.performBatchUpdates {
        view.deleteRows(at: [.row(1)], with: .none)
        view.reloadRows(at: [.row(1)], with: .none)
      }
    case .unknownIdentifier: _ = view.dequeueReusableCell(withIdentifier: "X", for: .row(0))
    case .scrollBeyond: view.scrollToRow(at: .row(9), at: .top, animated: false)
    case .sectionsMismatch: view.insertSections([0], with: .none)
    default: commitToRegister(view)
    }
  }

  @MainActor
  private func commitToRegister(_ view: UITableView) {
    let cell =
      "<tableViewCell id=\"%@\"><tableViewCellContentView key=\"contentView\"/></tableViewCell>"
    switch self {
    case .nibOfSomethingElse:
      view.register(nibOfTopLevel("<view id=\"v\"/>"), forCellReuseIdentifier: "X")
      _ = view.dequeueReusableCell(withIdentifier: "X")
    case .nibOfTwoCells:
      let nib = nibOfTopLevel(cell.replacing("%@", with: "a") + cell.replacing("%@", with: "b"))
      view.register(nib, forCellReuseIdentifier: "X")
      _ = view.dequeueReusableCell(withIdentifier: "X", for: .row(0))
    case .headerNibOfSomethingElse:
      view.register(nibOfTopLevel("<view id=\"v\"/>"), forHeaderFooterViewReuseIdentifier: "X")
      _ = view.dequeueReusableHeaderFooterView(withIdentifier: "X")
    case .controllerWithoutCells:
      let controller = CellLessTable(style: .plain)
      controller.view.layoutIfNeeded()
    default: break
    }
  }
}

/// A controller that says how many rows it has, and not which.
private final class CellLessTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}

@Suite("Exceptions of tables")
struct TableExceptionTests {
  @Test("misuse ends the process with UIKit's reason", arguments: TableMisuse.allCases)
  func stops(_ misuse: TableMisuse) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(134), observing: [\.standardErrorContent]
    ) { [misuse] in
      await misuse.commit()
    }
    let console = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)

    #expect(console.contains("*** Terminating app due to uncaught exception "))
    #expect(console.contains(misuse.text))
  }
}
