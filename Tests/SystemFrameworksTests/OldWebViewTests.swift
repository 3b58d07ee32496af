// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking
import SystemFrameworks
import Testing

/// Documentation/NetworkArchive.md §3.7.
@MainActor
@Suite("Web views of before WebKit's")
struct OldWebViewTests {
  private final class Reader: NSObject, UIWebViewDelegate {
    var told: [String] = []
    var refuses = false
    var done: CheckedContinuation<Void, Never>?

    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
      navigationType: UIWebView.NavigationType
    ) -> Bool {
      told.append("asked \(navigationType)")
      if refuses { end() }
      return !refuses
    }
    func webViewDidStartLoad(_ webView: UIWebView) { told.append("starts \(webView.isLoading)") }
    func webViewDidFinishLoad(_ webView: UIWebView) {
      told.append(webView.stringByEvaluatingJavaScript(from: "document.title") ?? "nothing")
      end()
    }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
      told.append("fails \((error as? URLError)?.code.rawValue ?? 0)")
      end()
    }
    private func end() { DispatchQueue.main.async { self.done?.resume() } }
  }

  private func told(
    _ load: (UIWebView) -> Void, refuses: Bool = false
  ) async -> (told: [String], isLoading: Bool) {
    let (web, reader) = (UIWebView(frame: .zero), Reader())
    web.delegate = reader
    reader.refuses = refuses
    await withCheckedContinuation { done in
      reader.done = done
      load(web)
    }
    return (reader.told, web.isLoading)
  }

  @Test("a page of its own is loaded, and its title is known")
  func page() async {
    let (told, isLoading) = await told {
      $0.loadHTMLString("<title>Page</title>", baseURL: nil)
    }
    #expect(told == ["asked other", "starts true", "Page"] && !isLoading)
  }

  @Test("a delegate refuses a page, and nothing more is told")
  func refused() async {
    let (told, isLoading) = await told({ $0.loadHTMLString("", baseURL: nil) }, refuses: true)
    #expect(told == ["asked other"] && !isLoading)
  }

  @Test("a server is not reached without recorded answers")
  func offline() async throws {
    let address = try #require(URL(string: "https://example.org"))
    let (told, _) = await told { $0.loadRequest(URLRequest(url: address)) }
    #expect(told == ["asked other", "starts true", "fails -1009"])
  }
}
