// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// What `snug check` takes for a screen (Documentation/Check.md §1), and what happens when one of
/// them fails (§4).
@Suite("The screens that a check finds")
struct CheckScreenTests {
  /// The parts of a report that are asked for here.
  struct Report: Decodable {
    struct Place: Decodable {
      let file: String
      let line: Int
    }
    struct Configuration: Decodable {
      let orientation: String
      let textSize: String
    }
    struct Finding: Decodable {
      let kind: String
      let screen: String
      let message: String
      let place: Place?
      /// Numbers in the matrix.
      let configurations: [Int]
    }
    struct Unfinished: Decodable {
      let kind: String?
    }
    struct Screen: Decodable {
      let name: String
      let origin: String
      let configurations: [Int]
      let unfinished: [Unfinished]
    }
    let matrix: [Configuration]
    let screens: [Screen]
    let findings: [Finding]

    func findings(on screen: String, _ kind: String) -> [Finding] {
      findings.filter { $0.screen == screen && $0.kind == kind }
    }
  }

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ options: String...) throws -> (report: Report, result: Snug.Result) {
    let result = try Snug.run(
      [
        "check", folder.path, "--no-explore", "--report", folder.path + "/report", "--devices",
        "iPhone SE",
      ]
        + options)
    let text = (try? folder.read("report/report.json")) ?? "{}"
    return (try JSONDecoder().decode(Report.self, from: Data(text.utf8)), result)
  }

  @Test("the first screen, scenes, previews, steps, and cells that no list shows")
  func everyScreen() throws {
    try folder.write(Self.lists, to: "App.swift")
    try folder.write(SmallApp.info, to: "Info.plist")
    try folder.write(
      SmallApp.storyboard(controllerClass: "ShelvesController").replacingOccurrences(
        of: "</scenes>", with: Self.secondScene + "</scenes>"), to: "Main.storyboard")
    try folder.write(Self.nib, to: "NoticeCell.xib")
    try folder.write(
      """
      {"screens": [{"name": "After a tap", "steps": ["tap Go"]}]}
      """, to: "snug.json")

    let (report, result) = try check(
      "--text-sizes", "L", "--locales", "en_US", "--orientations", "portrait", "--appearances",
      "light", "--directions", "ltr")

    #expect(result.exitCode == 2, "\(result.errors)")
    let screens = Dictionary(uniqueKeysWithValues: report.screens.map { ($0.name, $0.origin) })
    #expect(
      screens == [
        "ShelvesController": "initial", "Second": "scene", "Panel": "preview",
        "ShelvesController › LoneRow": "cell", "ShelvesController › Notice": "cell",
        "Panel › LoneTile": "cell", "After a tap": "steps",
      ], "\(result.output)")
    #expect(report.screens.allSatisfy { !$0.configurations.isEmpty && $0.unfinished.isEmpty })
    // Each screen has one fault of its own; lines are those of the sources below.
    func line(_ screen: String, _ kind: String) -> Int? {
      report.findings(on: screen, kind).first?.place?.line
    }
    #expect(line("ShelvesController › LoneRow", "broken-chain") == Self.lineOfRowLabel)
    #expect(report.findings(on: "ShelvesController › Notice", "ignores-dynamic-type").count == 1)
    #expect(report.findings(on: "Panel › LoneTile", "left-right-constraint").count == 1)
    #expect(report.findings(on: "Second", "truncated-text").count == 1)
    #expect(report.findings(on: "After a tap", "low-contrast").count == 1)
    #expect(report.findings(on: "ShelvesController", "low-contrast").isEmpty)
  }

  @Test("a crash, a hang, memory and network in one setting leave the others checked")
  func casualties() throws {
    try folder.write(Self.trouble, to: "App.swift")

    let (report, result) = try check(
      "--text-sizes", "L,AX5", "--locales", "en_US", "--appearances", "light",
      "--directions", "ltr", "--time-limit", "2", "--memory-limit", "400")

    #expect(result.exitCode == 2, "\(result.errors)")
    let expected = ["Crash": "crash", "Hang": "hang", "Memory": "memory"]
    for (screen, kind) in expected {
      let found = report.findings(on: screen, kind)
      #expect(found.count == 1, "\(screen): \(result.output)")
      #expect(found.first?.place?.file.hasSuffix("App.swift") == true, "\(screen)")
      #expect(found.first?.place?.line == Self.line(after: "class \(screen)"), "\(screen)")
      let settings = found.first?.configurations.map { report.matrix[$0] } ?? []
      #expect(settings.map(\.orientation) == ["landscape"])
      #expect(settings.map(\.textSize) == ["AX5"])
      let page = report.screens.first { $0.name == screen }
      #expect(page?.configurations.count == 4)
      // What is wrong with the others is still found.
      let text = report.findings(on: screen, "ignores-dynamic-type")
      #expect(text.first?.configurations.count == 3, "\(screen)")
    }
    let network = report.findings(on: "Network", "network")
    #expect(network.first?.message.contains("books.example.com") == true)
    #expect(network.first?.configurations.count == 1)
    #expect(report.findings(on: "Network", "ignores-dynamic-type").first?.configurations.count == 4)
  }
}

extension CheckScreenTests {
  /// The line of ``trouble`` after a text that has the trouble in it.
  static func line(after text: String) -> Int? {
    let lines = trouble.components(separatedBy: "\n")
    let start = lines.firstIndex { $0.contains(text) } ?? 0
    return lines[start...].firstIndex { $0.contains("while") || $0.contains("none[2]") }
      .map { $0 + 1 }
  }

  static let lineOfRowLabel =
    (lists.components(separatedBy: "\n").firstIndex { $0.contains("row label") } ?? -2) + 1

  static let lists =
    SmallApp.delegate + """


      class ShelvesController: UIViewController, UITableViewDataSource {
        override func viewDidLoad() {
          super.viewDidLoad()
          let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
          table.register(ShownRow.self, forCellReuseIdentifier: "Shown")
          table.register(LoneRow.self, forCellReuseIdentifier: "Lone")
          table.register(UINib(nibName: "NoticeCell", bundle: nil), forCellReuseIdentifier: "Notice")
          table.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
          table.dataSource = self
          view.addSubview(table)
          let go = UIButton(type: .system)
          go.setTitle("Go", for: .normal)
          go.frame = CGRect(x: 20, y: 320, width: 60, height: 44)
          go.addTarget(self, action: #selector(show), for: .touchUpInside)
          view.addSubview(go)
        }

        @objc func show() {
          let label = UILabel(frame: CGRect(x: 20, y: 380, width: 200, height: 100))
          label.text = "Pale"
          label.font = .preferredFont(forTextStyle: .body)
          label.adjustsFontForContentSizeCategory = true
          label.textColor = UIColor(white: 0.9, alpha: 1)
          view.addSubview(label)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Shown", for: indexPath)
        }
      }

      class ShownRow: UITableViewCell {}

      class LoneRow: UITableViewCell {
        let title = UILabel()  // row label

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(title)
          title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }
      }

      class LoneTile: UICollectionViewCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let mark = UIView()
          mark.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(mark)
          NSLayoutConstraint.activate([
            mark.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 10),
            mark.topAnchor.constraint(equalTo: contentView.topAnchor),
            mark.widthAnchor.constraint(equalToConstant: 4),
            mark.heightAnchor.constraint(equalToConstant: 4),
          ])
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }
      }

      #Preview("Panel") {
        let panel = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        panel.collectionView.register(LoneTile.self, forCellWithReuseIdentifier: "Tile")
        // Until there is something to show.
        panel.collectionView.isHidden = true
        return panel
      }
      """

  static let secondScene = """
    <scene sceneID="s2">
        <objects>
            <viewController storyboardIdentifier="Second" id="vc2" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v2">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <label opaque="NO" contentMode="left" text="Too long for its sixty points" lineBreakMode="tailTruncation" fixedFrame="YES" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="la2">
                            <rect key="frame" x="20" y="100" width="60" height="40"/>
                            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                        </label>
                    </subviews>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                </view>
            </viewController>
        </objects>
    </scene>
    """

  static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <tableViewCell contentMode="scaleToFill" reuseIdentifier="Notice" id="ce1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ce1" id="co1">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    <subviews>
                        <label contentMode="left" text="Notice" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="la1">
                            <fontDescription key="fontDescription" type="system" pointSize="15"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="la1" firstAttribute="top" secondItem="co1" secondAttribute="top" constant="8" id="c1"/>
                        <constraint firstItem="la1" firstAttribute="leading" secondItem="co1" secondAttribute="leading" constant="16" id="c2"/>
                        <constraint firstAttribute="trailing" secondItem="la1" secondAttribute="trailing" constant="16" id="c3"/>
                        <constraint firstAttribute="bottom" secondItem="la1" secondAttribute="bottom" constant="8" id="c4"/>
                    </constraints>
                </tableViewCellContentView>
            </tableViewCell>
        </objects>
    </document>
    """

  static let trouble = """
    import UIKit

    class Page: UIViewController {
      var isWorst: Bool {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height
          && traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 60, y: 60, width: 200, height: 100))
        label.text = "Text"
        label.font = .systemFont(ofSize: 17)
        view.addSubview(label)
        if isWorst { fail() }
      }

      func fail() {}
    }

    class Crash: Page {
      override func fail() {
        let none: [Int] = []
        _ = none[2]
      }
    }

    class Hang: Page {
      override func fail() {
        var number = 1
        while number > 0 { number = number % 7 + 1 }
      }
    }

    class Memory: Page {
      var blocks: [[Int]] = []

      override func fail() { while true { blocks.append(Array(repeating: 1, count: 1 << 20)) } }
    }

    class Network: Page {
      override func fail() {
        URLSession.shared.dataTask(with: URL(string: "https://books.example.com/list")!) { _, _, _ in
        }.resume()
      }
    }

    #Preview("Crash") { Crash() }
    #Preview("Hang") { Hang() }
    #Preview("Memory") { Memory() }
    #Preview("Network") { Network() }
    """
}
