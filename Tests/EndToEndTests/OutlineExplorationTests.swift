// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Rows of a diffable outline that hold classes of controllers (Documentation/Exploration.md §2.2).
@Suite("Exploring an outline")
struct OutlineExplorationTests {
  private static let entry = """
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

    """

  /// - Parameters:
  ///   - roots: Entries, as code.
  ///   - classes: The controllers that they hold.
  private static func source(roots: String, classes: [String]) -> String {
    let controllers = classes.map { "class \($0): UIViewController {}\n" }.joined()
    let delegate = SmallApp.delegate(
      showing: "UINavigationController(rootViewController: OutlineController())")
    return delegate + controllers + entry + """
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
              var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
              func add(_ entries: [Entry], to parent: Entry?) {
                  outline.append(entries, to: parent)
                  for entry in entries { add(entry.inner, to: entry) }
              }
              add([\(roots)], to: nil)
              source.apply(outline, to: 0, animatingDifferences: false)
          }

          func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
              list.deselectItem(at: path, animated: true)
              guard let type = source.itemIdentifier(for: path)?.screen else { return }
              navigationController?.pushViewController(type.init(), animated: true)
          }
      }

      """
  }

  private func coverage(of source: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App/App.swift")
    let result = try Snug.run(["check", "App"] + Snug.onePhone, in: folder.url)
    return result.output + result.errors
  }

  @Test("leads to every controller that its rows hold, by ways that lead there again")
  func reached() throws {
    let roots = """
      Entry("Near", nil, [Entry("First", FirstController.self)]),
      Entry("Far", nil, [Entry("Second", SecondController.self)])
      """
    let output = try coverage(
      of: Self.source(roots: roots, classes: ["FirstController", "SecondController"]))
    #expect(
      output.contains("coverage: 3 of 3 view controllers looked at (100 %)"), "\(output)")
  }

  /// 19 of the 37 were looked at while arrows were other buttons in each state, 25 while rows were known by
  /// their numbers.
  @Test("with chapters in chapters is gone through to its leaves, though it opens in many ways")
  func nested() throws {
    var classes: [String] = []
    func leaves(_ chapter: String) -> String {
      (0..<3).map { number in
        let name = "\(chapter)\(number)"
        classes.append("\(name)Controller")
        return "Entry(\"\(name)\", \(name)Controller.self)"
      }.joined(separator: ", ")
    }
    let roots = ["A", "B", "C", "D"].map { root in
      let inner = ["X", "Y", "Z"].map { "Entry(\"\(root)\($0)\", nil, [\(leaves(root + $0))])" }
      return "Entry(\"\(root)\", nil, [\(inner.joined(separator: ", "))])"
    }
    let output = try coverage(
      of: Self.source(roots: roots.joined(separator: ",\n"), classes: classes))
    #expect(
      output.contains("coverage: 37 of 37 view controllers looked at (100 %)"), "\(output)")
  }
}
