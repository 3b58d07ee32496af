// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Rows whose content view keeps to the margins of its superviews, as storyboards make them.
@MainActor
@Suite("Rows that preserve margins")
struct RowMarginTests {
  /// A box that is half as high as wide, between the margins of a row made 80 points high.
  private final class HalfRow: UITableViewCell {
    let box = UIView(frame: .zero)

    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      frame = CGRect(x: 0, y: 0, width: 393, height: 80)
      contentView.frame = bounds
      preservesSuperviewLayoutMargins = true
      contentView.preservesSuperviewLayoutMargins = true
      accessoryType = .disclosureIndicator
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: margins.topAnchor),
        box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      ])
    }
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("are measured with the margins they are laid out with")
  func measuring() {
    onFreshScreen {
      let script = RowScript(counts: [1])
      let view = table(script, width: 320)
      view.register(HalfRow.self, forCellReuseIdentifier: "row")
      view.layoutIfNeeded()
      let cell = view.visibleCells.first as? HalfRow
      cell?.layoutIfNeeded()

      // 320 less 16 and 11 for the arrow: 293 of content; 16 and 8 inside: 269 wide.
      #expect(cell?.contentView.frame.width == CGFloat(293))
      #expect(cell?.box.frame == CGRect(x: 16, y: 11, width: 269, height: 134.5))
      #expect(cell?.frame.height == CGFloat(156.5))
    }
  }

  @Test("take nothing over of what the table keeps above and below its rows")
  func marginsOfTable() {
    onFreshScreen {
      let script = RowScript(counts: [3])
      let view = table(script, width: 320)
      view.layoutMargins = UIEdgeInsets(top: 55, left: 24, bottom: 42, right: 8)
      view.register(HalfRow.self, forCellReuseIdentifier: "row")
      view.layoutIfNeeded()
      for cell in view.visibleCells.compactMap({ $0 as? HalfRow }) {
        cell.layoutIfNeeded()
        // 24 of the table, and 16 and 8 of its own: 293 of content leave 261.
        #expect(cell.box.frame == CGRect(x: 24, y: 11, width: 261, height: 130.5))
        #expect(cell.frame.height == CGFloat(152.5))
      }
      #expect(view.visibleCells.count == 3)
    }
  }

  @Test("keep their layout while they are swiped aside")
  func swiped() {
    onFreshScreen {
      let script = RowScript(counts: [1])
      let view = table(script, width: 320)
      view.register(HalfRow.self, forCellReuseIdentifier: "row")
      view.layoutIfNeeded()
      let cell = view.visibleCells.first as? HalfRow
      cell?.layoutIfNeeded()
      cell?.frame.origin.x = -74
      cell?.layoutIfNeeded()

      #expect(cell?.box.frame == CGRect(x: 16, y: 11, width: 269, height: 134.5))
    }
  }
}
