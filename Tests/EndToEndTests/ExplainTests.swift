// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Explanations name the constraint, its line and what would have to change", .serialized)
struct ExplainTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App.swift")
  }

  /// A table of one kind of row; the numbers of its lines are used below.
  private static let app =
    SmallApp.delegate(showing: "List()") + """

      class List: UITableViewController {
          let badge = UIView()
          let names = ["Anna", "Bert"]

          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(Row.self, forCellReuseIdentifier: "Row")
              view.addSubview(badge)
              badge.frame = CGRect(x: 300, y: 200, width: 24, height: 18)
          }

          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
              names.count
          }

          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
              (cell as? Row)?.box.accessibilityIdentifier = names[path.row]
              return cell
          }
      }

      class Row: UITableViewCell {
          let box = UIView()

          override init(style: CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
              box.translatesAutoresizingMaskIntoConstraints = false
              contentView.addSubview(box)
              NSLayoutConstraint.activate([
                  box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                  box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                  box.widthAnchor.constraint(equalToConstant: 50),
                  box.heightAnchor.constraint(equalToConstant: 30),
                  box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
              ])
          }

          required init?(coder: NSCoder) { fatalError() }
      }
      """

  private func line(_ text: String) throws -> Int {
    let lines = Self.app.components(separatedBy: "\n")
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  private func explain(_ words: String...) throws -> Snug.Result {
    try Snug.run(["explain", "."] + words, in: folder.url)
  }

  @Test("a row's height is the sum of its chain, each with its line")
  func row() throws {
    let result = try explain("[0, 1]")

    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("[0, 1] › Row: Row\n"))
    // 10 + 30 + 5
    let headline = try #require(
      result.output.split(separator: "\n").first { $0.hasPrefix("height 45 = ") })
    #expect(headline.contains("10") && headline.contains("30") && headline.contains("5"))
    for text in ["constant: 10", "equalToConstant: 30", "constant: -5"] {
      #expect(result.output.contains("App.swift:\(try line(text)):"), "the line of \(text)")
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try explain("[0, 1]").output == result.output)
  }

  @Test("one number alone, by the property's name, as JSON")
  func number() throws {
    let result = try explain("[0, 0] > box.y", "--format", "json")

    #expect(result.exitCode == 0, "\(result.errors)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    #expect(json["path"] as? String == "[0, 0] › Row.box")
    let values = try #require(json["values"] as? [[String: Any]])
    #expect(values.count == 1)
    #expect(values.first?["name"] as? String == "y")
    #expect(values.first?["value"] as? Double == 10)
    let part = try #require((values.first?["parts"] as? [[String: Any]])?.first)
    #expect(part["amount"] as? Double == 10)
    #expect(part["text"] as? String == "box.top = contentView.top + 10")
    let place = try #require(part["place"] as? [String: Any])
    #expect(place["file"] as? String == "App.swift")
    #expect(place["line"] as? Int == (try line("constant: 10")))
  }

  @Test("a frame set in code is at its line")
  func frame() throws {
    let result = try explain("badge.width")

    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("code set the width to 24"))
    #expect(result.output.contains("App.swift:\(try line("badge.frame = ")):"))
  }

  @Test("a view that is not there, or several of that name: what is there, exit code 1")
  func unknown() throws {
    let missing = try explain("bagde")
    let several = try explain("box")

    #expect(missing.exitCode == 1)
    #expect(missing.errors.contains("there is no view 'bagde' on the screen"))
    #expect(missing.errors.contains("\n  List.badge\n"))
    #expect(several.exitCode == 1)
    #expect(several.errors.contains("'box' may be one of 2 views"))
    #expect(several.errors.contains("\n  [0, 0] › Row.box\n  [0, 1] › Row.box"))
    #expect(missing.output.isEmpty && several.output.isEmpty)
  }

  @Test("steps come first; one that cannot be done is exit code 3; wrong words are 64")
  func steps() throws {
    let turned = try explain("[0, 0].width", "--steps", "rotate")
    let failed = try explain("[0, 0]", "--steps", "tap Nothing")
    let wrong = try explain("[0, 0]", "--orientation", "portrait,landscape")

    #expect(turned.exitCode == 0, "\(turned.errors)")
    // As long as an iPhone X.
    #expect(turned.output.contains("width 812"))
    #expect(failed.exitCode == 3)
    #expect(failed.errors.hasPrefix("--steps:1:1: error: there is no 'Nothing'"))
    #expect(wrong.exitCode == 64)
    #expect(wrong.errors.contains("explain looks at one configuration"))
    #expect(try explain().exitCode == 64)
  }

  @Test("an example's rows are explained by the storyboard's constraints and the text")
  func example() throws {
    let result = try Snug.run(
      "explain", ExampleCopy(name: "RotatingCells").project, "[0, 0].height", "--device",
      "iPhone 8")

    #expect(result.exitCode == 0, "\(result.errors)")
    // Lines of body text: 22 apart, the last 20.287, 24 around them (RotatingCellsTests).
    #expect(result.output.contains("height 66.5"))
    #expect(result.output.contains("takes 2 lines of 17 pt body"))
  }
}
