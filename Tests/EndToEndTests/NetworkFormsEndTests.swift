// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The rarer forms in which apps load addresses (Documentation/NetworkArchive.md §3).
@Suite("apps load in every form")
struct NetworkFormsEndTests {
  private static let app =
    SmallApp.delegate(showing: "FormsController()") + #"""
      import WebKit

      class Stub: URLProtocol {
        class var host: String { "first.example" }
        override class func canInit(with request: URLRequest) -> Bool {
          ["both.example", host].contains(request.url?.host)
        }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
          let response = HTTPURLResponse(
            url: request.url!, statusCode: 201, httpVersion: nil, headerFields: nil)!
          client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
          client?.urlProtocol(self, didLoad: Data(type(of: self).host.utf8))
          client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
      }
      final class Later: Stub { override class var host: String { "later.example" } }

      class FormsController: UIViewController, WKNavigationDelegate, URLSessionDataDelegate,
        URLSessionDownloadDelegate
      {
        let stack = UIStackView(frame: CGRect(x: 10, y: 40, width: 300, height: 500))
        var log: [Int: [String]] = [:]
        func at(_ path: String) -> URL { URL(string: "https://api.example.org/" + path)! }
        func show(_ name: String, _ text: Any?) {
          let words = "\(name): \(text ?? "nil")"
          DispatchQueue.main.async {
            let label = UILabel()
            label.text = words
            self.stack.addArrangedSubview(label)
          }
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          stack.axis = .vertical
          stack.distribution = .fillEqually
          view.addSubview(stack)
          waits()
          stubs()
          delegates()
          streams()
          let web = WKWebView(frame: CGRect(x: 0, y: 550, width: 100, height: 50))
          web.navigationDelegate = self
          view.addSubview(web)
          web.load(URLRequest(url: at("page")))
        }

        func waits() {
          let start = Date()
          show("main", (try? Data(contentsOf: at("name")))?.count)
          show("late", Date().timeIntervalSince(start))
          show("text", try? String(contentsOf: at("name"), encoding: .utf8))
          let semaphore = DispatchSemaphore(value: 0)
          nonisolated(unsafe) var got = "nothing"
          URLSession.shared.dataTask(with: at("name")) { data, _, _ in
            got = String(decoding: data ?? Data(), as: UTF8.self)
            semaphore.signal()
          }.resume()
          semaphore.wait()
          show("semaphore", got)
          let group = DispatchGroup()
          for _ in 0..<2 {
            group.enter()
            URLSession.shared.dataTask(with: at("name")) { _, _, _ in group.leave() }.resume()
          }
          group.wait()
          show("group", "ended")
          let result = DispatchSemaphore(value: 0).wait(timeout: .now() + 30)
          show("deadline", result == .timedOut)
        }

        func stubs() {
          _ = URLProtocol.registerClass(Stub.self)
          _ = URLProtocol.registerClass(Later.self)
          for host in ["first", "both", "later"] {
            URLSession.shared.dataTask(with: URL(string: "https://\(host).example/")!) { data, _, _ in
              self.show(host, data.map { String(decoding: $0, as: UTF8.self) })
            }.resume()
          }
        }

        func delegates() {
          URLSession.shared.dataTask(with: at("closed")) { data, response, _ in
            let words = String(decoding: data ?? Data(), as: UTF8.self)
            self.show("closed", "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(words)")
          }.resume()
          let configuration = URLSessionConfiguration.background(withIdentifier: "loads")
          configuration.waitsForConnectivity = true
          let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
          session.downloadTask(with: at("name")).resume()
          session.dataTask(with: at("old")).resume()
          session.dataTask(with: at("closed")).resume()
          session.dataTask(with: at("opens")).resume()
          var request = URLRequest(url: at("up"))
          request.httpMethod = "POST"
          session.uploadTask(with: request, from: Data("abcd".utf8)).resume()
        }

        func streams() {
          Task {
            var lines: [String] = []
            let (bytes, _) = try await URLSession.shared.bytes(from: at("lines"))
            for try await line in bytes.lines { lines.append(line) }
            show("bytes", lines.joined(separator: ","))
            lines = []
            for try await line in at("lines").lines { lines.append(line) }
            show("lines", lines.joined(separator: ","))
          }
        }

        func note(_ task: URLSessionTask, _ words: String) {
          log[task.taskIdentifier, default: []].append(words)
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
          note(dataTask, String(decoding: data, as: UTF8.self))
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
          note(task, error == nil ? "ended" : "\(error!)")
          let name = task.originalRequest!.url!.lastPathComponent
          show("task \(name)", log[task.taskIdentifier]!.joined(separator: " "))
        }
        func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo file: URL) {
          note(downloadTask, (try? String(contentsOf: file, encoding: .utf8)) ?? "no file")
        }
        func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData count: Int64, totalBytesWritten written: Int64, totalBytesExpectedToWrite all: Int64) {
          note(downloadTask, "\(written) of \(all)")
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void) {
          note(task, "\(response.statusCode) to \(request.url!.path)")
          completionHandler(request)
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) {
          note(task, "asked for \(challenge.protectionSpace.realm ?? "nothing")")
          let opens = task.originalRequest!.url!.path == "/opens"
          completionHandler(
            opens ? .useCredential : .performDefaultHandling,
            opens ? URLCredential(user: "a", password: "b", persistence: .none) : nil)
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData count: Int64, totalBytesSent sent: Int64, totalBytesExpectedToSend all: Int64) {
          note(task, "\(sent) of \(all)")
        }

        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
          show("web starts", webView.isLoading)
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
          show("web ends", webView.title)
        }
      }

      """#

  private static let archive = """
    {"log": {"version": "1.2", "entries": [
      {"time": 4200, "request": {"method": "GET", "url": "https://api.example.org/name"},
       "response": {"status": 200, "content": {"text": "Ann", "mimeType": "text/plain"}}},
      {"time": 20, "request": {"method": "GET", "url": "https://api.example.org/lines"},
       "response": {"status": 200, "content": {"text": "one\\n\\ntwo\\nthree"}}},
      {"time": 20, "request": {"method": "GET", "url": "https://api.example.org/page"},
       "response": {"status": 200, "content": {"text": "<title>Page</title>"}}},
      {"time": 20, "request": {"method": "GET", "url": "https://api.example.org/old"},
       "response": {"status": 301, "redirectURL": "/name", "content": {"text": ""}}},
      {"time": 20, "request": {"method": "POST", "url": "https://api.example.org/up"},
       "response": {"status": 200, "content": {"text": "taken"}}},
      {"time": 20, "request": {"method": "GET", "url": "https://api.example.org/closed"},
       "response": {"status": 401, "content": {"text": "no"},
         "headers": [{"name": "WWW-Authenticate", "value": "Basic realm=\\"Door\\""}]}},
      {"time": 20, "request": {"method": "GET", "url": "https://api.example.org/opens"},
       "response": {"status": 401, "content": {"text": "no"},
         "headers": [{"name": "WWW-Authenticate", "value": "Basic realm=\\"Door\\""}]}},
      {"time": 20, "request": {"method": "GET", "url": "https://api.example.org/opens"},
       "response": {"status": 200, "content": {"text": "yes"}}}
    ]}}
    """

  private static let texts = [
    "main: 3", "late: 4.2", "text: Ann", "semaphore: Ann", "group: ended", "deadline: true",
    "first: first.example", "both: later.example", "later: later.example",
    "closed: 401 no", "task name: 3 of 3 Ann ended", "task old: 301 to /name Ann ended",
    "task closed: asked for Door no ended", "task opens: asked for Door yes ended",
    "task up: 4 of 4 taken ended", "bytes: one,two,three", "lines: one,two,three",
    "web starts: true", "web ends: Page",
  ]

  @Test("waiting, stubbed, challenged, redirected, sent, streamed and shown")
  func forms() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App/App.swift")
    try folder.write(Self.archive, to: "App/session.har")
    try folder.write(#"{"network": "session.har"}"#, to: "App/snug.json")
    let result = try Snug.run(
      ["render", "App", "--output", "Out", "--format", "text", "--device", "iPhone SE"],
      in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("Out/iPhone-SE_portrait_L.txt")
    for text in Self.texts { #expect(dump.contains("\"\(text)"), "\(text) in \(dump)") }
  }

  @Test("a class that the app registers loads without an archive; a web view says that it cannot")
  func without() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "StubController()") + #"""
        import WebKit

        final class Stub: URLProtocol {
          override class func canInit(with request: URLRequest) -> Bool { true }
          override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
          override func startLoading() {
            let response = URLResponse(
              url: request.url!, mimeType: nil, expectedContentLength: 4, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("stub".utf8))
            client?.urlProtocolDidFinishLoading(self)
          }
          override func stopLoading() {}
        }
        final class StubController: UIViewController, WKNavigationDelegate {
          let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 20))
          let other = UILabel(frame: CGRect(x: 0, y: 200, width: 300, height: 20))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            view.addSubview(other)
            _ = URLProtocol.registerClass(Stub.self)
            let url = URL(string: "https://example.org/")!
            URLSession.shared.dataTask(with: url) { data, _, error in
              let words = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error!)"
              DispatchQueue.main.async { self.label.text = words }
            }.resume()
            let web = WKWebView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
            web.navigationDelegate = self
            view.addSubview(web)
            web.load(URLRequest(url: url))
          }
          func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: Error
          ) { other.text = "web \((error as? URLError)?.code.rawValue ?? 0)" }
        }
        """#, to: "App/App.swift")
    let result = try Snug.run(
      ["render", "App", "--output", "Out", "--format", "text", "--device", "iPhone SE"],
      in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("Out/iPhone-SE_portrait_L.txt")
    #expect(dump.contains("\"stub\""), "\(dump)")
    #expect(dump.contains("\"web -1009\""), "\(dump)")
  }
}
