// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Rows of a diffable outline that hold classes of controllers (Documentation/Exploration.md §2.2).
@Suite("Exploring an outline")
struct OutlineExplorationTests {
  private static let source =
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: OutlineController())")
      + """
      final class Entry: Hashable {
          let name: String
          let screen: UIViewController.Type?
          let inner: [Entry]

          init(_ name: String, _ screen: UIViewController.Type? = nil, _ inner: [Entry] = []) {
              self.name = name
              self.screen = screen
              self.inner = inner
          }

          static func == (one: Entry, other: Entry) -> Bool { one === other }
          func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }

      class OutlineController: UIViewController, UICollectionViewDelegate {
          var source: UICollectionViewDiffableDataSource<Int, Entry>!

          override func viewDidLoad() {
              super.viewDidLoad()
              let list = UICollectionView(
                  frame: view.bounds,
                  collectionViewLayout: UICollectionViewCompositionalLayout.list(
                      using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
              list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
              list.delegate = self
              view.addSubview(list)
              let head = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
                  cell, _, entry in
                  var content = cell.defaultContentConfiguration()
                  content.text = entry.name
                  cell.contentConfiguration = content
                  cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
              }
              let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
                  cell, _, entry in
                  var content = cell.defaultContentConfiguration()
                  content.text = entry.name
                  cell.contentConfiguration = content
              }
              source = UICollectionViewDiffableDataSource(collectionView: list) {
                  list, path, entry in
                  list.dequeueConfiguredReusableCell(
                      using: entry.inner.isEmpty ? leaf : head, for: path, item: entry)
              }
              let near = Entry("Near", nil, [Entry("First", FirstController.self)])
              let far = Entry("Far", nil, [Entry("Second", SecondController.self)])
              var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
              for entry in [near, far] {
                  outline.append([entry])
                  outline.append(entry.inner, to: entry)
              }
              source.apply(outline, to: 0, animatingDifferences: false)
          }

          func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
              list.deselectItem(at: path, animated: true)
              guard let type = source.itemIdentifier(for: path)?.screen else { return }
              navigationController?.pushViewController(type.init(), animated: true)
          }
      }

      class FirstController: UIViewController {}
      class SecondController: UIViewController {}

      """

  @Test("leads to every controller that its rows hold, by ways that lead there again")
  func reached() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(["check", "App"] + Snug.onePhone, in: folder.url)
    #expect(
      result.output.contains("coverage: 3 of 3 view controllers looked at (100 %)"),
      "\(result.output)\(result.errors)")
  }
}
