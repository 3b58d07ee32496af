// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Lists whose faults are far down (Documentation/Check.md §1.9).
@Suite("Looking at lists page by page")
struct PagedListTests {
  private static func source(long row: Int) -> String {
    SmallApp.delegate(showing: "ListController()") + """
      class ListController: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.rowHeight = 50
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
              200
          }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.selectionStyle = .none
              let label = UILabel(frame: CGRect(x: 16, y: 10, width: 100, height: 24))
              label.text = path.row == \(row) ? "A text that needs far more than that" : "Fits"
              cell.contentView.addSubview(label)
              return cell
          }
      }

      """
  }

  private func check(long row: Int) throws -> String { try check(Self.source(long: row)) }

  private func check(_ source: String) throws -> String {
    try check(source, in: TemporaryFolder(), "--explore", "0").output
  }

  private func check(
    _ source: String, in folder: TemporaryFolder, _ options: String...
  ) throws -> Snug.Result {
    try folder.write(source, to: "App/App.swift")
    return try Snug.run(
      [
        "check", "App", "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L",
        "--locale", "en_US", "--direction", "ltr", "--appearance", "light",
      ] + options, in: folder.url)
  }

  @Test("the ninetieth row is looked at, and the hundred and ninetieth is not")
  func rows() throws {
    #expect(try check(long: 89).contains("[truncated-text]"))
    #expect(try !check(long: 189).contains("[truncated-text]"))
  }

  private struct Report: Decodable {
    struct Screen: Decodable { let pictures: [String?] }
    struct Finding: Decodable {
      let kind: String
      let region: [String: Double]?
      let picture: String?
      let geometry: String?
    }
    let screens: [Screen]
    let findings: [Finding]
  }

  @Test(
    "what is found further down has a picture of its page, with its region",
    arguments: ["some", "all", "faults"])
  func picture(policy: String) throws {
    let folder = try TemporaryFolder()
    let result = try check(
      Self.source(long: 42), in: folder, "--no-explore", "--report", "report", "--pictures", policy)
    let report = try JSONDecoder().decode(
      Report.self, from: Data(try folder.read("report/report.json").utf8))
    let cut = try #require(
      report.findings.first { $0.kind == "truncated-text" }, "\(result.errors)")
    let picture = try #require(cut.picture)
    #expect(report.screens.first?.pictures.contains(picture) == false)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/report/" + picture))
    let region = try #require(cut.region)
    // A row begins at the top of each page, and is 50 high; its label 10 below that.
    #expect((region["y"] ?? 0).truncatingRemainder(dividingBy: 50) == 30)
    let geometry = try folder.read("report/" + (cut.geometry ?? ""))
    #expect(geometry.contains(",16,\(Int(region["y"] ?? 0)),100,24]"))
  }

  /// A cell of 100 points with a label that has room for a word, and its data source: the ninth of twelve
  /// items has more.
  private static let shelf = """
    class Tile: UICollectionViewCell {
        let label = UILabel(frame: CGRect(x: 4, y: 10, width: 92, height: 24))
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
    }
    class Tiles: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
        func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            let tile = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as! Tile
            tile.label.text = path.item == 8 ? "A text that needs far more than that" : "Fits"
            return tile
        }
    }

    """

  @Test("a list that scrolls across within a row is looked at to its end")
  func shelfInRow() throws {
    let source =
      SmallApp.delegate(showing: "ShelvesController()") + Self.shelf + """
        class ShelvesController: UITableViewController {
            let tiles = Tiles()
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 60
            }
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
                1
            }
            override func tableView(
                _ table: UITableView, cellForRowAt path: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell()
                let layout = UICollectionViewFlowLayout()
                layout.scrollDirection = .horizontal
                layout.itemSize = CGSize(width: 100, height: 50)
                let shelf = UICollectionView(
                    frame: CGRect(x: 0, y: 5, width: 320, height: 50), collectionViewLayout: layout)
                shelf.register(Tile.self, forCellWithReuseIdentifier: "tile")
                shelf.dataSource = tiles
                cell.contentView.addSubview(shelf)
                return cell
            }
        }

        """
    #expect(try check(source).contains("[truncated-text]"))
  }

  @Test("a section that scrolls across its list is looked at to its end")
  func sectionAcross() throws {
    let source =
      SmallApp.delegate(showing: "AcrossController()") + Self.shelf + """
        class AcrossController: UIViewController {
            let tiles = Tiles()
            override func viewDidLoad() {
                super.viewDidLoad()
                let size = NSCollectionLayoutSize(
                    widthDimension: .absolute(100), heightDimension: .absolute(50))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                let list = UICollectionView(
                    frame: view.bounds,
                    collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
                list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                list.register(Tile.self, forCellWithReuseIdentifier: "tile")
                list.dataSource = tiles
                view.addSubview(list)
            }
        }

        """
    #expect(try check(source).contains("[truncated-text]"))
  }
}
