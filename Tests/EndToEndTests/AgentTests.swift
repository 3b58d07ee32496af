// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("snug mcp")
struct AgentTests {
  private typealias Members = AgentClient.Members

  private static let controller = """
    import UIKit

    final class PriceController: UIViewController {
        let nameLabel = UILabel()
        let buyButton = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            nameLabel.text = "A shirt that is blue"
            buyButton.setTitle("Buy", for: .normal)
            buyButton.addAction(UIAction { [unowned self] _ in nameLabel.text = "Bought" }, for: .touchUpInside)
            for item in [nameLabel, buyButton] {
                item.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(item)
            }
            NSLayoutConstraint.activate([
                nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                nameLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
                nameLabel.widthAnchor.constraint(equalToConstant: 60),
                buyButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                buyButton.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 40),
            ])
        }
    }
    """

  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SmallApp.delegate(showing: "PriceController()"), to: "AppDelegate.swift")
    try folder.write(controller, to: "PriceController.swift")
    return folder
  }

  @Test("an agent finds the tools, sees a screen, drives it, and hears what is wrong and why")
  func conversation() throws {
    let app = try Self.app()
    let client = try AgentClient(in: app.url)
    let discovered = try client.result("server/discover")
    #expect((discovered["supportedVersions"] as? [String])?.first == "2026-07-28")

    // The screen, with its two elements numbered.
    let drawn = try client.call("render", ["app": ".", "device": "iPhone SE"])
    let looks = try #require((drawn["structuredContent"] as? Members)?["looks"] as? [Members])
    let elements = try #require(looks.first?["elements"] as? [Members])
    #expect(elements.compactMap { $0["number"] as? Int } == [1, 2])
    #expect(
      elements.compactMap { $0["sentence"] as? String } == [
        "A shirt that is blue.", "Buy. Button.",
      ])
    #expect((elements[0]["frame"] as? [Double])?.prefix(3) == [16, 100, 60])
    #expect(AgentClient.text(of: drawn).contains("[2] UIButton"))
    #expect(
      (drawn["content"] as? [Members])?.filter { $0["type"] as? String == "image" }.count == 1)

    // After a step.
    let driven = try client.call(
      "render", ["app": ".", "steps": "tap Buy", "pictures": "none", "device": "iPhone SE"])
    #expect(AgentClient.text(of: driven).contains("\"Bought\""))

    let checked = try client.call(
      "check", ["app": ".", "device": ["iPhone SE"], "text_size": ["L"], "appearance": ["light"]])
    let structure = try #require(checked["structuredContent"] as? Members)
    let findings = try #require(structure["findings"] as? [Members])
    let cut = try #require(findings.first { $0["kind"] as? String == "truncated-text" })
    #expect((cut["place"] as? Members)?["file"] as? String == "PriceController.swift")

    let explained = try client.call("explain", ["app": ".", "view": "PriceController.nameLabel"])
    let values = (explained["structuredContent"] as? Members)?["values"] as? [Members]
    #expect(values?.isEmpty == false)

    let screens = try client.call("screens", ["app": ".", "explore": 0])
    let list = (screens["structuredContent"] as? Members)?["screens"] as? [Members]
    #expect(list?.compactMap { $0["name"] as? String } == ["PriceController"])
    #expect(client.finish() == 0)
  }

  @Test("what fails in a tool is its result, and the next call is answered")
  func failures() throws {
    let app = try Self.app()
    let client = try AgentClient(in: app.url)

    let nothing = try client.call("render", ["app": "Nowhere.xcodeproj"])
    let step = try client.call("render", ["app": ".", "steps": "tap Sell"])
    let unknown = try client.error("tools/call", ["name": "paint"])
    let view = try client.call("explain", ["app": ".", "view": "nobody"])

    #expect(nothing["isError"] as? Bool == true)
    #expect(AgentClient.text(of: nothing).contains("Nowhere.xcodeproj"))
    #expect(step["isError"] as? Bool == true)
    #expect(AgentClient.text(of: step).contains("there is no 'Sell' on the screen"))
    // What was drawn before the step is there.
    #expect((step["content"] as? [Members])?.contains { $0["type"] as? String == "image" } == true)
    #expect(unknown["code"] as? Int == -32602)
    #expect(view["isError"] as? Bool == true)
    #expect(client.finish() == 0)
  }

  @Test("tests are run, and what failed is told with its place")
  func tests() throws {
    let package = try TestPackage(
      mode: 6,
      [
        "Library.swift": "public func double(_ number: Int) -> Int { number * 3 }\n",
        "DoubleTests.swift": """
        import Testing
        @testable import Shelf

        @Test func doubles() { #expect(double(2) == 4) }
        @Test func zero() { #expect(double(0) == 0) }
        """,
      ])
    let client = try AgentClient()

    let result = try client.call("test", ["project": package.folder.path])

    let structure = try #require(result["structuredContent"] as? Members)
    #expect(structure["passed"] as? Bool == false)
    #expect(structure["tests"] as? Int == 2)
    let failures = try #require(structure["failures"] as? [Members])
    #expect(failures.count == 1)
    #expect((failures.first?["place"] as? String)?.hasSuffix("DoubleTests.swift:4") == true)
    #expect(client.finish() == 0)
  }

  @Test("what stands before the end of input is answered")
  func piped() throws {
    let client = try AgentClient()
    let render = try client.request(
      "tools/call", ["name": "render", "arguments": ["app": "Nowhere.xcodeproj"]])
    client.endInput()

    let answer = try client.answer(to: render)
    let result = try #require(answer["result"] as? Members)
    #expect(AgentClient.text(of: result).contains("Nowhere.xcodeproj"))
    #expect(client.finish() == 0)
  }

  @Test("when the client is gone a call that hangs ends too, and leaves neither process nor file")
  func end() throws {
    let app = try TemporaryFolder()
    let temporary = try TemporaryFolder()
    try app.write(SmallApp.delegate(showing: "Stuck()"), to: "AppDelegate.swift")
    try app.write(
      """
      import UIKit

      final class Stuck: UIViewController {
          override func viewDidLoad() { while true {} }
      }
      """, to: "Stuck.swift")
    let client = try AgentClient(in: app.url, environment: ["TMPDIR": temporary.path])
    var meta = AgentClient.meta
    meta["progressToken"] = "p"
    try client.request("tools/call", ["name": "render", "arguments": ["app": "."]], meta: meta)
    // Until the app runs.
    while let message = try client.message() {
      let words = (message["params"] as? Members)?["message"] as? String
      if words?.hasPrefix("Drawing") == true { break }
    }

    client.leave()
    // 1 where something was still said to nobody.
    #expect([0, 1].contains(client.finish()))

    #expect(try temporary.names(in: ".").filter { $0.hasPrefix("snug") } == [])
    let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      Int($0) != nil
    }
    .compactMap { try? String(contentsOfFile: "/proc/\($0)/environ", encoding: .utf8) }
    .filter { $0.contains("TMPDIR=\(temporary.path)") }
    #expect(left.isEmpty)
  }
}
