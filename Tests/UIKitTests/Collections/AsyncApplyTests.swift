// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// The `async` forms of `apply` return when the completion of the others would be called.
@MainActor
@Suite("Snapshots applied by tasks", .serialized)
struct AsyncApplyTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private func snapshot(_ items: [String]) -> Snapshot {
    var result = Snapshot()
    result.appendSections([0])
    result.appendItems(items)
    return result
  }

  /// Lets tasks of the main actor have their turn while the clock goes on.
  private func letTimePass(_ runtime: Runtime, until isDone: () -> Bool) async {
    for _ in 0..<200 where !isDone() {
      await Task.yield()
      Runtime.current = runtime
      runtime.advance(to: runtime.now + 0.05)
    }
  }

  /// Runs `apply` in a task of its own, and tells how many virtual seconds it took.
  private func seconds(_ apply: @escaping @MainActor () async -> Void) async -> TimeInterval? {
    let runtime = Runtime.current
    let start = runtime.now
    var end: TimeInterval?
    let task = Task { @MainActor in
      await apply()
      end = runtime.now
    }
    await letTimePass(runtime) { end != nil }
    await task.value
    return end.map { $0 - start }
  }

  private func onFreshScreen(_ body: () async -> Void) async {
    let before = Runtime.current
    let runtime = Runtime()
    Runtime.current = runtime
    runtime.screenTraits = UITraitCollection(displayScale: 2)
    await body()
    Runtime.current = before
    UITraitCollection.current = before.screenTraits
  }

  @Test("a collection view's changes, reloads and sections")
  func collection() async {
    await onFreshScreen {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      window.isHidden = false
      Runtime.current.roots = { [window] }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        list, path, _ in list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      #expect(await seconds { await source.apply(self.snapshot(["a", "b"])) } != nil)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 2)

      let animated = await seconds { await source.apply(self.snapshot(["a", "c", "b"])) }
      #expect((animated ?? 0) >= UICollectionView.updateDuration)
      #expect(view.visibleCells.count == 3)

      #expect(
        await seconds { await source.applySnapshotUsingReloadData(self.snapshot(["z"])) } != nil)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 1)

      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["x", "y"])
      let shown = outline
      #expect(await seconds { await source.apply(shown, to: 0) } != nil)
      #expect(source.snapshot().itemIdentifiers == ["x", "y"])
    }
  }

  @Test("a table's changes and reloads")
  func table() async {
    await onFreshScreen {
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      window.isHidden = false
      Runtime.current.roots = { [window] }
      let source = UITableViewDiffableDataSource<Int, String>(tableView: view) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      #expect(await seconds { await source.apply(self.snapshot(["a"])) } != nil)
      view.layoutIfNeeded()
      let animated = await seconds { await source.apply(self.snapshot(["b", "a"])) }
      #expect((animated ?? 0) >= UICollectionView.updateDuration)
      #expect(view.visibleCells.count == 2)
      #expect(
        await seconds { await source.applySnapshotUsingReloadData(self.snapshot(["z"])) } != nil)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 1)
    }
  }
}
