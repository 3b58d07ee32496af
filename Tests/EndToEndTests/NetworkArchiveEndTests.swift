// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/NetworkArchive.md §3.
@Suite("apps get recorded answers")
struct NetworkArchiveEndTests {
  /// A label for each way to load an address; `load` is what the last one does.
  private static let app =
    SmallApp.delegate(showing: "LoadingController()") + """
      import Combine
      import Foundation

      class LoadingController: UIViewController, URLSessionDataDelegate {
          let base = "https://api.example.org"
          var labels: [String: UILabel] = [:]
          var kept: Any?
          var got = Data()

          func show(_ name: String, _ text: String) {
              DispatchQueue.main.async { self.labels[name]?.text = "\\(name): \\(text)" }
          }

          override func viewDidLoad() {
              super.viewDidLoad()
              let stack = UIStackView(frame: CGRect(x: 10, y: 40, width: 300, height: 400))
              stack.axis = .vertical
              stack.distribution = .fillEqually
              view.addSubview(stack)
              for name in ["block", "async", "publisher", "delegate", "download", "contents", "status", "post"] {
                  let label = UILabel()
                  label.text = "\\(name) waits"
                  labels[name] = label
                  stack.addArrangedSubview(label)
              }
              let url = URL(string: base + "/name")!
              URLSession.shared.dataTask(with: url) { data, _, _ in
                  self.show("block", String(decoding: data ?? Data(), as: UTF8.self))
              }.resume()
              Task {
                  let (data, _) = try await URLSession(configuration: .ephemeral).data(from: url)
                  show("async", String(decoding: data, as: UTF8.self))
                  let (file, _) = try await URLSession.shared.download(from: url)
                  show("download", try String(contentsOf: file, encoding: .utf8))
              }
              kept = URLSession.shared.dataTaskPublisher(for: url).map(\\.data)
                  .receive(on: DispatchQueue.main).sink(receiveCompletion: { _ in }) { data in
                      self.show("publisher", String(decoding: data, as: UTF8.self))
                  }
              URLSession(configuration: .default, delegate: self, delegateQueue: .main)
                  .dataTask(with: url).resume()
              DispatchQueue.global().async {
                  self.show("contents", (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing")
              }
              URLSession.shared.dataTask(with: URL(string: base + "/none")!) { _, response, _ in
                  let response = response as? HTTPURLResponse
                  self.show("status", "\\(response?.statusCode ?? 0) \\(response?.value(forHTTPHeaderField: "x-why") ?? "-")")
              }.resume()
              var request = URLRequest(url: URL(string: base + "/sign-in")!)
              request.httpMethod = "POST"
              request.httpBody = Data("ann".utf8)
              URLSession.shared.dataTask(with: request) { data, _, error in
                  self.show("post", data.map { String(decoding: $0, as: UTF8.self) } ?? "\\((error as? URLError)?.code.rawValue ?? 0)")
              }.resume()
          }

          func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
              got += data
          }
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
              show("delegate", String(decoding: got, as: UTF8.self))
          }
      }

      """

  private static let archive = """
    {"log": {"version": "1.2", "entries": [
      {"time": 4200, "request": {"method": "GET", "url": "https://api.example.org/name"},
       "response": {"status": 200, "content": {"text": "Ann", "mimeType": "text/plain"}}},
      {"time": 20, "request": {"method": "GET", "url": "https://api.example.org/none"},
       "response": {"status": 404, "headers": [{"name": "x-why", "value": "moved"}],
                    "content": {"text": ""}}}
    ]}}
    """

  private static let texts = [
    "block", "async", "publisher", "delegate", "download", "contents",
  ].map { "\"\($0): Ann\"" }

  private static let render = [
    "render", "App", "--output", "Out", "--format", "text", "--device", "iPhone SE",
  ]

  @Test("every way to load an address gets the recorded answer, after its time")
  func answers() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App/App.swift")
    try folder.write(Self.archive, to: "App/Answers/session.har")
    try folder.write(#"{"network": "Answers/session.har"}"#, to: "App/snug.json")
    let result = try Snug.run(Self.render, in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("Out/iPhone-SE_portrait_L.txt")
    for text in Self.texts + ["\"status: 404 moved\"", "\"post: -1009\""] {
      #expect(dump.contains(text), "\(text) in \(dump)")
    }
    #expect(
      result.errors.contains("POST https://api.example.org/sign-in: no answer to this is recorded"))
  }

  @Test("a folder of files answers, too")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App/App.swift")
    try folder.write("Ann", to: "App/Answers/api.example.org/name.txt")
    try folder.write(#"{"network": "Answers"}"#, to: "App/snug.json")
    let result = try Snug.run(Self.render, in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("Out/iPhone-SE_portrait_L.txt")
    for text in Self.texts { #expect(dump.contains(text), "\(text) in \(dump)") }
  }

  @Test("a check names what has no answer, with the line that asked")
  func misses() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App/App.swift")
    try folder.write(Self.archive, to: "App/Answers/session.har")
    try folder.write(#"{"network": "Answers/session.har"}"#, to: "App/snug.json")
    let result = try Snug.run(
      [
        "check", "App", "--devices", "iPhone SE", "--orientations", "portrait", "--text-sizes",
        "L,AX1", "--locales", "en_US", "--directions", "ltr", "--appearances", "light",
      ], in: folder.url)
    let line =
      Self.app.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("self.show(\"post\"") }! + 2
    #expect(
      result.output.contains("no answer to POST https://api.example.org/sign-in is recorded"))
    #expect(result.output.contains("App.swift:\(line):"), "\(result.output)")
  }

  @Test(
    "what is wrong in the archive is said with its place",
    arguments: [
      ("Answers/none.har", "snug.json:1:13: error: there is no file or folder 'Answers/none.har'"),
      ("../session.har", "snug.json:1:13: error: '../session.har' leads out of the project"),
      ("Answers/bad.har", "Answers/bad.har:2:1: error: the JSON is broken"),
    ])
  func wrong(name: String, words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallApp.delegate(showing: "UIViewController()"), to: "App/App.swift")
    try folder.write("{\n,", to: "App/Answers/bad.har")
    try folder.write(#"{"network": "\#(name)"}"#, to: "App/snug.json")
    let result = try Snug.run(Self.render, in: folder.url)
    #expect(result.exitCode != 0)
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
