// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// What a class that loads addresses sees of its request (Documentation/NetworkArchive.md §3.1).
@Suite("requests as they are loaded")
struct LoadedRequestTests {
  private static let app =
    SmallApp.delegate(showing: "PostController()") + #"""
      /// Notes that it has had a request, and asks a session for it again.
      final class Forwarder: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool {
          property(forKey: "had", in: request) == nil
        }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest {
          var request = request
          request.setValue("1", forHTTPHeaderField: "X-Canonical")
          return request
        }
        override func startLoading() {
          let again = (request as NSURLRequest).mutableCopy() as! NSMutableURLRequest
          Forwarder.setProperty(true, forKey: "had", in: again)
          var next = again as URLRequest
          next.timeoutInterval = 30
          // Foundation here stops where a session is used on the queue that loads.
          DispatchQueue.main.async {
            URLSession.shared.dataTask(with: next) { data, response, _ in
              guard let data, let response else { return }
              self.client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
              self.client?.urlProtocol(self, didLoad: data)
              self.client?.urlProtocolDidFinishLoading(self)
            }.resume()
          }
        }
        override func stopLoading() {}
      }
      /// Answers with what it sees; it has no canonical form of its own.
      final class Mirror: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool {
          URLProtocol.property(forKey: "had", in: request) as? Bool == true
        }
        override func startLoading() {
          var part = [UInt8](repeating: 0, count: 16)
          request.httpBodyStream?.open()
          let count = request.httpBodyStream?.read(&part, maxLength: 16) ?? 0
          let words = [
            request.httpBody == nil ? "none" : "data", String(decoding: part[..<count], as: UTF8.self),
            request.value(forHTTPHeaderField: "X-Canonical") ?? "plain",
          ]
          let response = HTTPURLResponse(
            url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
          client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
          client?.urlProtocol(self, didLoad: Data(words.joined(separator: " ").utf8))
          client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
      }
      final class PostController: UIViewController {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 20))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          URLProtocol.registerClass(Mirror.self)
          URLProtocol.registerClass(Forwarder.self)
          var request = URLRequest(url: URL(string: "https://example.org/")!)
          request.httpMethod = "POST"
          request.httpBody = Data("abc".utf8)
          URLSession.shared.dataTask(with: request) { data, _, error in
            let words = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error!)"
            DispatchQueue.main.async { self.label.text = words }
          }.resume()
        }
      }
      """#

  @Test("the canonical form is loaded, a body is a stream, and copies keep what was noted")
  func forwarded() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App/App.swift")
    let result = try Snug.run(
      ["render", "App", "--output", "Out", "--format", "text", "--device", "iPhone SE"],
      in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("Out/iPhone-SE_portrait_L.txt")
    #expect(dump.contains("\"none abc 1\""), "\(dump)")
  }
}
