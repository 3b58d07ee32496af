// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// A row that holds a collection view of 80×80 squares, and measures it in one of three ways.
final class SquaresRow: UITableViewCell {
  enum Fitting {
    /// Auto Layout, which knows no height of a collection view.
    case plain
    /// The content size the collection view has at the moment.
    case contentSize
    /// The content size after a layout at the row's width.
    case cured
  }

  static var fitting = Fitting.cured
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
    guard Self.fitting != .plain else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if Self.fitting == .cured {
      contentView.frame = bounds
      contentView.layoutIfNeeded()
    }
    return squares.contentSize
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

  private func fitted(_ fitting: SquaresRow.Fitting, _ body: () -> Void) {
    onFreshScreen {
      SquaresRow.fitting = fitting
      defer { SquaresRow.fitting = .cured }
      body()
    }
  }

  /// Points of lines of squares, 10 apart.
  private func height(lines: Int) -> CGFloat { CGFloat(lines * 90 - 10) }

  @Test(
    "squares have the lines of the width they are laid out at, rows those of 375 or of 320",
    arguments: [(1, 1, 1), (2, 1, 1), (3, 1, 1), (4, 2, 1), (5, 2, 2)])
  func lines(count: Int, at320: Int, at375: Int) {
    for (width, lines) in [(CGFloat(320), at320), (375, at375)] {
      onFreshScreen {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        let view = collection(
          CollectionScript(counts: [count]), layout: layout,
          size: CGSize(width: width, height: 200))
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: width, height: height(lines: lines)))
      }
    }
    fitted(.cured) {
      let view = table([count])
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.height) == [height(lines: at375)])
    }
    fitted(.contentSize) {
      let view = table([count])
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.height) == [height(lines: at320)])
    }
    fitted(.plain) {
      let view = table([count])
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.height) == [44])
    }
  }

  @Test("a row that returns its squares' content size is as tall as their lines at 375")
  func measured() {
    fitted(.cured) {
      let view = table([1, 4, 5])

      view.layoutIfNeeded()

      #expect(view.visibleCells.map(\.frame.height) == [80, 80, 170])
      let four = view.visibleCells[1] as? SquaresRow
      four?.layoutIfNeeded()
      #expect(four?.squares.origins == ["0 0", "98.5 0", "196.5 0", "295 0"])
    }
  }

  @Test("a row that does not measure them collapses to 44 with one warning, its squares do not")
  func collapsed() {
    fitted(.plain) {
      let view = table([4, 5])

      view.layoutIfNeeded()
      for cell in view.visibleCells { cell.layoutIfNeeded() }

      #expect(view.visibleCells.map(\.frame.height) == [44, 44])
      let sizes = view.visibleCells.compactMap { ($0 as? SquaresRow)?.squares.contentSize.height }
      #expect(sizes == [80, 170])
      let warnings = Runtime.current.issues.map(\.consoleText).filter {
        $0.hasPrefix("Warning once only: Detected a case where constraints ambiguously suggest a")
      }
      #expect(warnings.count == 1)
    }
  }

  @Test("rows that were there before the table's width changed are measured at the new one")
  func widened() {
    fitted(.cured) {
      let view = table([4, 5])
      view.layoutIfNeeded()

      view.frame.size.width = 667
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.height) == [80, 80])

      view.frame.size.width = 320
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.height) == [170, 170])
    }
  }
}
