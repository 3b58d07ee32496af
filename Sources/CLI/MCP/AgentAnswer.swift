// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an agent is told of what a process did.
struct AgentAnswer {
  let tool: AgentTool
  let arguments: JSONValue
  let answer: ProcessToolRunner.Answer

  init(_ tool: AgentTool, _ arguments: JSONValue, _ answer: ProcessToolRunner.Answer) {
    self.tool = tool
    self.arguments = arguments
    self.answer = answer
  }

  var result: AgentResult {
    get throws {
      switch tool.name {
      case "render": return try rendered
      case "check": return try checked
      case "test": return tested
      case "screens": return plain { _ in screenLines }
      default: return plain { $0.line }
      }
    }
  }

  private var failure: AgentResult {
    AgentResult(content: [.text(answer.complaint)], isError: true)
  }

  /// Standard output is JSON.
  private func plain(_ text: (JSONValue) -> String) -> AgentResult {
    guard let value = JSONValue(Data(answer.output.utf8)) else { return failure }
    var words = text(value)
    // Ways that lead nowhere any more are told, and are no failure of the call.
    if answer.end != .exited(0) { words += "\n\(answer.complaint)" }
    return AgentResult(content: [.text(words)], structure: value)
  }

  private var screenLines: String {
    let screens = JSONValue(Data(answer.output.utf8))?["screens"]?.elements ?? []
    return screens.map { screen in
      let steps = (screen["steps"]?.elements ?? []).compactMap(\.text).joined(separator: "; ")
      let name = screen["name"]?.text ?? ""
      return steps.isEmpty ? name : "\(name): \(steps)"
    }.joined(separator: "\n")
  }

  // MARK: Pictures

  private var rendered: AgentResult {
    get throws {
      let folder = answer.folder.appendingPathComponent("pictures")
      let ending = ".tree.txt"
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
      guard let last = names.last else { return failure }
      let choice = arguments["pictures"]?.text ?? "last"
      let isPlain = arguments["numbers"] == false
      var content: [AgentResult.Content] = []
      var looks: [JSONValue] = []
      for name in names where choice == "all" || name == last {
        let file = { folder.appendingPathComponent(name + $0) }
        let tree = String(decoding: try Data(contentsOf: file(ending)), as: UTF8.self)
        content.append(.text("\(name)\n\(tree)"))
        if choice != "none" {
          content.append(.picture(try Data(contentsOf: file(isPlain ? ".png" : ".annotated.png"))))
        }
        let spoken = JSONValue(try Data(contentsOf: file(".accessibility.json")))
        looks.append([
          "name": .string(name), "elements": .array(Self.elements(of: spoken ?? [])),
        ])
      }
      let hasFailed = answer.end != .exited(0)
      if hasFailed || !answer.errors.isEmpty { content.insert(.text(answer.complaint), at: 0) }
      return AgentResult(
        content: content, structure: ["looks": .array(looks)], isError: hasFailed)
    }
  }

  /// Elements of the portable model, numbered as in the picture.
  static func elements(of spoken: JSONValue) -> [JSONValue] {
    var found: [JSONValue] = []
    func collect(_ node: JSONValue) {
      if let element = node["element"]?["_0"] {
        let corners = element["shape"]?["frame"]?.elements ?? []
        var members: [String: JSONValue] = [
          "number": .number(Double(found.count + 1)),
          "sentence": element["description"] ?? "", "traits": element["traits"] ?? [],
          "frame": .array(corners.flatMap { $0.elements ?? [] }),
        ]
        for name in ["label", "value", "identifier"] { members[name] = element[name] }
        found.append(.object(members))
      }
      for child in node["container"]?["children"]?.elements ?? [] { collect(child) }
    }
    for node in spoken.elements ?? [] { collect(node) }
    return found
  }

  // MARK: Findings

  private var checked: AgentResult {
    get throws {
      let file = answer.folder.appendingPathComponent("report/report.json")
      guard let report = (try? Data(contentsOf: file)).flatMap(JSONValue.init) else {
        return failure
      }
      let kept = [
        "fingerprint", "kind", "severity", "screen", "message", "where", "viewPath", "className",
        "place", "reason", "remedy", "baseline", "also",
      ]
      let findings = (report["findings"]?.elements ?? []).map { finding in
        JSONValue.object((finding.members ?? [:]).filter { kept.contains($0.key) })
      }
      let unseen = (report["screens"]?.elements ?? []).flatMap { screen -> [JSONValue] in
        (screen["unfinished"]?.elements ?? []).map {
          ["screen": screen["name"] ?? "", "message": $0["message"] ?? ""]
        }
      }
      let ending = answer.end == .exited(0) ? "" : "\n\(answer.complaint)"
      return AgentResult(
        content: [.text(answer.output + ending)],
        structure: [
          "summary": report["summary"] ?? [:], "findings": .array(findings),
          "unseen": .array(
            Array(Set(unseen.map(\.line))).sorted().compactMap {
              JSONValue(Data($0.utf8))
            }),
        ])
    }
  }

  // MARK: Tests

  private var tested: AgentResult {
    let file = answer.folder.appendingPathComponent("tests.xml")
    guard let data = try? Data(contentsOf: file) else { return failure }
    let reader = TestXMLReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return failure }
    // A tool that ran is no failed call; what it found is its answer.
    return AgentResult(
      content: [.text("\(answer.output)\(answer.errors)")],
      structure: [
        "passed": .boolean(answer.end == .exited(0)), "tests": .number(Double(reader.count)),
        "failures": .array(reader.failures),
      ])
  }
}

/// Reads what `--xunit-output` wrote.
private final class TestXMLReader: NSObject, XMLParserDelegate {
  private(set) var count = 0
  private(set) var failures: [JSONValue] = []
  private var name = ""
  private var message: String?
  private var place = ""

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "testcase":
      count += 1
      name = "\(attributes["classname"] ?? "").\(attributes["name"] ?? "")"
    case "failure", "error":
      message = attributes["message"] ?? ""
      place = ""
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if message != nil { place += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard ["failure", "error"].contains(element), let message else { return }
    var members: [String: JSONValue] = ["test": .string(name), "message": .string(message)]
    let place = place.trimmingCharacters(in: .whitespacesAndNewlines)
    if !place.isEmpty { members["place"] = .string(place) }
    failures.append(.object(members))
    self.message = nil
  }
}
