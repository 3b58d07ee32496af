// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Optional protocol methods of an app as on Apple's systems (Documentation/SourceLowering.md §5):
/// UIKit can tell whether a delegate has one, and calls one that only a subclass has.
@Suite("Optional methods")
struct OptionalMethodTests {
  /// Two collection views and two tables; the first of each has the plain delegate, the second the
  /// one whose subclass knows sizes, heights and taps.
  private static let app = """
    import UIKit

    class Base: NSObject, UICollectionViewDelegateFlowLayout, UITableViewDelegate {}

    final class Sub: Base {
        let label: UILabel
        init(_ label: UILabel) { self.label = label }

        func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout,
                            sizeForItemAt indexPath: IndexPath) -> CGSize {
            CGSize(width: 100, height: 40)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            label.text! += " item \\(indexPath.item)"
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            label.text! += " row \\(indexPath.row)"
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if scrollView is UITableView { label.text! += " scroll" }
        }
    }

    final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let source = Source()
        let label = UILabel(frame: CGRect(x: 0, y: 50, width: 375, height: 20))
        lazy var delegates: [Base] = [Base(), Sub(label)]

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let controller = UIViewController()
            let selector = #selector(UICollectionViewDelegate.collectionView(_:didSelectItemAt:))
            label.text = delegates.map { $0.responds(to: selector) ? "yes" : "no" }.joined(separator: " ")
            controller.view.addSubview(label)
            for (index, delegate) in delegates.enumerated() {
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                let items = UICollectionView(frame: CGRect(x: 0, y: 100 + 100 * index, width: 375, height: 80),
                                             collectionViewLayout: layout)
                items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                items.dataSource = source
                items.delegate = delegate
                controller.view.addSubview(items)
                let rows = UITableView(frame: CGRect(x: 0, y: 300 + 200 * index, width: 375, height: 180))
                rows.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                rows.dataSource = source
                rows.delegate = delegate
                controller.view.addSubview(rows)
            }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            return true
        }
    }
    """

  @Test("a delegate's missing method is missing, one that only a subclass has is called")
  func both() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App.swift")

    let steps = [
      "tap at 20,120", "tap at 20,220", "tap at 200,320", "tap at 200,580",
      "drag at 200,600 to at 200,560",
    ]
    let result = try Snug.run(
      "render", ".", "--device", "iPhone X", "--format", "text", "--output", "out", "--steps",
      steps.joined(separator: "; "), in: folder.url)

    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    let dump = LayoutDump(try folder.read("out/iPhone-X_portrait_L.txt"))
    #expect(dump.first("UILabel")?.rest == "\"no yes\"")
    let items = dump.frames(of: "UICollectionViewCell")
    // Without sizeForItemAt the estimate's seed of 50 by 50 stays; with it the layout starts there.
    #expect(
      items.map(\.size).prefix(2) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    #expect(
      items.map(\.size).suffix(2) == [
        CGSize(width: 100, height: 40), CGSize(width: 100, height: 40),
      ])
    // Without heightForRowAt rows size themselves.
    let heights = Set(dump.frames(of: "UITableViewCell").map(\.height))
    #expect(heights.count == 2 && heights.contains(60))
    let names = try folder.names(in: "out").filter { $0.hasSuffix(".txt") }
    let last = LayoutDump(
      try folder.read("out/\(try #require(names.last { $0.contains("_05_") }))"))
    // Row 1 of the second table is at 500 + 60 to 500 + 120.
    let text = last.first("UILabel")?.rest ?? ""
    #expect(text.hasPrefix("\"no yes item 0 row 1 scroll"), "\(text)")
  }

  private static let badges = """
    import UIKit

    final class BadgeCell: UICollectionViewCell {
        let title: String
        init(title: String) {
            self.title = title
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError("not archived") }
    }

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate, UICollectionViewDataSource {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            controller.collectionView.register(BadgeCell.self, forCellWithReuseIdentifier: "badge")
            controller.collectionView.dataSource = self
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            return true
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "badge", for: indexPath)
        }
    }
    """

  @Test("a registered class without init(frame:) stops with Swift's words for it")
  func unimplementedInitializer() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.badges, to: "App.swift")

    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)

    #expect(result.exitCode == 1)
    #expect(
      result.errors.contains(
        "Fatal error: Use of unimplemented initializer 'init(frame:)' for class '"))
    #expect(result.errors.contains(".BadgeCell'"))
  }
}
