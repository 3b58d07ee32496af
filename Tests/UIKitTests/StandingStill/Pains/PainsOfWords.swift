// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Pains of what is said and of lists in lists (Documentation/StandingStill.md §6).
@MainActor
@Suite("Pains of collection views: words and nesting")
struct PainsOfWords {
  // MARK: "item width must be less than"

  /// The issues of a rotation to portrait with items as wide as the list.
  private func issues(setsSizeInTime: Bool) -> [String] {
    var result: [String] = []
    onFreshScreen {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 667, height: 44)
      let view = collection(
        CollectionScript(counts: [20]), layout: layout, size: CGSize(width: 667, height: 375))
      let host = WideHost(frame: view.frame)
      host.setsSizeInTime = setsSizeInTime
      host.addSubview(view)
      host.layoutIfNeeded()
      host.frame.size = CGSize(width: 375, height: 667)
      view.frame = host.bounds
      host.setNeedsLayout()
      host.layoutIfNeeded()
      result = Runtime.current.issues.map(\.consoleText)
    }
    return result
  }

  @Test("item width must be less than: said once with the numbers, and not when sizes come in time")
  func itemWidth() {
    #expect(issues(setsSizeInTime: true).isEmpty)

    let naive = issues(setsSizeInTime: false)
    #expect(naive.count == 1)
    #expect(
      naive.first?.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width "
          + "must be less than the width of the UICollectionView minus the section insets left and "
          + "right values, minus the content insets left and right values.\n") == true)
    onFreshScreen {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 44)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      collection(CollectionScript(counts: [3]), layout: layout).layoutIfNeeded()
      guard
        case .itemExceedsSection(let item, let length, let available, _)? = Runtime.current.issues
          .first?.problem
      else {
        Issue.record("no issue of the kind")
        return
      }
      #expect(item == "(0 - 0)")
      #expect(length == 390)
      #expect(available == 343)
    }
  }

  // MARK: Nested collection of zero height

  /// The height of a cell that holds a collection of four squares of 80 points, 320 wide.
  private func nestedHeight(
    _ nested: @escaping (CGRect, UICollectionViewLayout) -> UICollectionView
  ) -> CGFloat? {
    var result: CGFloat?
    onFreshScreen {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      let registration = UICollectionView.CellRegistration<SquaresCell, Int> { cell, _, count in
        cell.show(count, in: nested)
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([4])
      source.apply(snapshot)
      view.layoutIfNeeded()
      result = view.visibleCells.first?.frame.height
      withExtendedLifetime(source) {}
    }
    return result
  }

  @Test("nested collection of zero height: one that says its content's height has it at once")
  func nested() {
    // Three squares and two gaps of 10 fill 320; the fourth stands below, 10 further.
    #expect(nestedHeight { SelfSizingCollection(frame: $0, collectionViewLayout: $1) } == 170)
    // The naive one says nothing, and collapses.
    #expect((nestedHeight { UICollectionView(frame: $0, collectionViewLayout: $1) } ?? 0) < 50)
  }

  // MARK: Unreadable conflicts

  @Test("unreadable conflicts: only the constraints that exclude each other are named")
  func conflicts() {
    onFreshScreen {
      let script = CollectionScript(counts: [1])
      let view = collection(script)
      view.register(TornCell.self, forCellWithReuseIdentifier: "cell")
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
        width: 200, height: 100)
      view.layoutIfNeeded()

      let cell = view.visibleCells.first
      let conflicts = Runtime.current.issues.compactMap { issue -> [String]? in
        guard case .conflict(let constraints, _, _) = issue.problem else { return nil }
        return constraints
      }
      #expect(conflicts.count == 1)
      #expect(conflicts.first?.count == 2)
      #expect(conflicts.first?.allSatisfy { $0.contains(".height == ") } == true)
      // The naive list is every constraint that the cell has.
      let all = cell?.contentView.subviews.flatMap(\.constraints).count ?? 0
      #expect(all + (cell?.contentView.constraints.count ?? 0) > 2)
    }
  }
}

/// Gives items their width before the list inside is laid out, or forgets to.
private final class WideHost: UIView {
  var setsSizeInTime = true

  override func layoutSubviews() {
    super.layoutSubviews()
    guard setsSizeInTime, let list = subviews.first as? UICollectionView else { return }
    (list.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width = bounds.width
  }
}

/// A collection view as tall as its content.
private final class SelfSizingCollection: UICollectionView {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: collectionViewLayout.collectionViewContentSize.height
    )
  }
}

private final class SquaresCell: UICollectionViewCell {
  private var squares: UICollectionView?
  private let script = CollectionScript(counts: [0])

  func show(_ count: Int, in make: (CGRect, UICollectionViewLayout) -> UICollectionView) {
    squares?.removeFromSuperview()
    script.counts = [count]
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let view = make(CGRect(x: 0, y: 0, width: 320, height: 0), layout)
    view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = script
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    squares = view
  }
}

/// Two heights for one view, among constraints that agree.
private final class TornCell: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      box.widthAnchor.constraint(equalToConstant: 20),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
