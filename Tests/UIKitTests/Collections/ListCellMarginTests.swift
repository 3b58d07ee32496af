// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/CompositionalLayout.md §7, on an iPhone X: in landscape 812 wide, 44 at both sides.
@MainActor
@Suite("Cells of lists: margins, separators, states")
struct ListCellMarginTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let fill: (UICollectionViewListCell) -> Void
    private(set) lazy var cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, _ in fill(cell)
    }

    init(_ fill: @escaping (UICollectionViewListCell) -> Void) { self.fill = fill }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item)
    }
  }

  /// The first cell of a plain list that fills the window.
  private func first(
    _ source: Source, _ body: (UICollectionViewListCell, UIWindow) throws -> Void
  ) throws {
    _ = source.cell
    let view = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.dataSource = source
    let controller = UIViewController()
    controller.view = view
    let window = show(controller)
    let cell = try #require(view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    try body(cell, window)
  }

  private func text(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = "Pear"
    cell.contentConfiguration = content
  }

  private func label(in view: UIView?) -> UILabel? {
    (view as? UILabel) ?? view?.subviews.lazy.compactMap { label(in: $0) }.first
  }

  private func start(of view: UIView?, _ window: UIWindow) -> CGFloat? {
    view.map { $0.convert($0.bounds, to: window).minX }
  }

  /// The line below the row: one pixel high.
  private func line(_ cell: UICollectionViewListCell) -> UIView? {
    cell.subviews.first { $0.frame.height > 0 && $0.frame.height < 1 }
  }

  @Test("text begins 16 from the edge; in landscape 20 from the sensor housing, as in tables")
  func textStart() throws {
    try onDevice("iPhone X") { _ in
      try first(Source(text)) { #expect(start(of: label(in: $0), $1) == 16) }
    }
    try onDevice("iPhone X", .landscape) { _ in
      try first(Source(text)) { cell, window in
        #expect(start(of: label(in: cell), window) == 64)
        #expect(line(cell)?.frame.minX == 64)
      }
    }
  }

  @Test("accessories and margins of the content view keep clear of the sensor housing")
  func accessories() throws {
    try onDevice("iPhone X", .landscape) { _ in
      let source = Source { cell in
        text(cell)
        cell.accessories = [.disclosureIndicator()]
      }
      try first(source) { cell, _ in
        let sign = cell.subviews.first { $0 is UIImageView }
        #expect(abs((sign?.frame.maxX ?? 0) - (812 - 44 - 20)) < 0.5)
      }
      try first(Source { _ in }) { cell, _ in
        #expect(cell.contentView.layoutMargins.left == 64)
        #expect(cell.contentView.layoutMargins.right == 64)
      }
    }
  }

  @Test("the separator begins where constraints hold its guide, the list's place is weaker")
  func separator() throws {
    try onDevice("iPhone X") { _ in
      let source = Source { cell in
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 90),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.heightAnchor.constraint(equalToConstant: 70),
          cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        ])
      }
      try first(source) { cell, _ in
        #expect(cell.frame.height == 70)
        #expect(line(cell)?.frame.minX == 90)
        #expect(line(cell)?.frame.maxX == 375)
        #expect(cell.separatorLayoutGuide.layoutFrame.minX == 90)
      }
    }
    try onDevice("iPhone X") { _ in
      try first(Source(text)) { cell, _ in
        #expect(cell.separatorLayoutGuide.owningView === cell)
        settle()
        #expect(cell.separatorLayoutGuide.layoutFrame.minX == 16)
      }
    }
  }

  @Test("a change of traits brings the configuration up to date, with the new traits")
  func traits() throws {
    try onDevice("iPhone X") { _ in
      var styles: [UIUserInterfaceStyle] = []
      let source = Source { cell in
        cell.configurationUpdateHandler = { _, state in
          styles.append(state.traitCollection.userInterfaceStyle)
        }
      }
      try first(source) { _, window in
        #expect(styles.allSatisfy { $0 == .light })
        styles = []
        window.overrideUserInterfaceStyle = .dark
        settle()
        #expect(styles == [.dark, .dark])
      }
    }
  }

  @Test("signs that point forward are mirrored from right to left")
  func chevron() throws {
    try onDevice("iPhone X") { app in
      let source = Source { cell in
        text(cell)
        cell.accessories = [.disclosureIndicator()]
      }
      try first(source) { cell, _ in
        let sign = cell.subviews.lazy.compactMap { $0 as? UIImageView }.first
        #expect(sign?.image?.flipsForRightToLeftLayoutDirection == true)
        app.setLayoutDirection(.rightToLeft)
        settle()
        #expect(abs((sign?.frame.minX ?? 0) - 16) < 0.5)
      }
    }
  }
}
