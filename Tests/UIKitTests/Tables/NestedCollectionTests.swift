// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// A row that holds a collection view of 80×80 squares, and measures it when told to.
final class SquaresRow: UITableViewCell {
  static var measuresSquares = true
  let script = CollectionScript(counts: [0])
  lazy var squares: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    return collection(script, layout: layout, size: CGSize(width: 320, height: 44))
  }()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    squares.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(squares)
    NSLayoutConstraint.activate([
      squares.topAnchor.constraint(equalTo: contentView.topAnchor),
      squares.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      squares.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      squares.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard Self.measuresSquares else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    contentView.frame = bounds
    contentView.layoutIfNeeded()
    return squares.collectionViewLayout.collectionViewContentSize
  }
}

/// One row of squares a section.
final class SquaresScript: NSObject, UITableViewDataSource {
  let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "squares", for: indexPath)
    (cell as? SquaresRow)?.script.counts = [counts[indexPath.row]]
    return cell
  }
}

@MainActor
@Suite("Collection views in rows", .serialized)
struct NestedCollectionTests {
  private func table(_ counts: [Int]) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    view.register(SquaresRow.self, forCellReuseIdentifier: "squares")
    let script = SquaresScript(counts)
    view.dataSource = script
    keepAlive(script, with: view)
    return view
  }

  @Test("a row that returns its squares' content size is as tall as their lines at 375")
  func measured() {
    onFreshScreen {
      SquaresRow.measuresSquares = true
      let view = table([1, 4, 5])

      view.layoutIfNeeded()

      #expect(view.visibleCells.map(\.frame.height) == [80, 80, 170])
      let four = view.visibleCells[1] as? SquaresRow
      four?.layoutIfNeeded()
      #expect(four?.squares.origins == ["0 0", "98.5 0", "196.5 0", "295 0"])
    }
  }

  @Test("a row that does not measure them collapses to 44 with one warning")
  func collapsed() {
    onFreshScreen {
      SquaresRow.measuresSquares = false
      defer { SquaresRow.measuresSquares = true }
      let view = table([4, 4])

      view.layoutIfNeeded()

      #expect(view.visibleCells.map(\.frame.height) == [44, 44])
      let warnings = Runtime.current.issues.map(\.consoleText).filter {
        $0.hasPrefix("Warning once only: Detected a case where constraints ambiguously suggest a")
      }
      #expect(warnings.count == 1)
    }
  }
}
