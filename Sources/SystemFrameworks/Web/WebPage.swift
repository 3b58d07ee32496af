// Part of Snug, under the Apache License 2.0; see LICENSE.

import FoundationNetworking

/// What a web view loads (Documentation/NetworkArchive.md §3.7).
enum WebPage {
  enum Source {
    case page(Data)
    /// What the request's address has.
    case address
  }

  static let blank = URL(string: "about:blank")!

  /// Whether servers' answers were recorded for the run; asked of the host, which stands above.
  private static let hasNetwork: Bool = {
    typealias Question = @convention(c) () -> Bool
    guard let address = dlsym(nil, "snug_network_is_recorded") else { return false }
    return unsafeBitCast(address, to: Question.self)()
  }()

  /// Gives the page of a request in a later turn.
  @MainActor
  static func fetch(
    _ request: URLRequest, _ source: Source,
    _ done: @escaping @MainActor @Sendable (Result<(Data, URLResponse), any Error>) -> Void
  ) {
    let address = request.url ?? blank
    func give(_ data: Data) {
      let response = URLResponse(
        url: address, mimeType: "text/html", expectedContentLength: data.count,
        textEncodingName: nil)
      DispatchQueue.main.async { done(.success((data, response))) }
    }
    if case .page(let data) = source { return give(data) }
    if address.scheme == "about" { return give(Data()) }
    if address.isFileURL, let data = try? Data(contentsOf: address) { return give(data) }
    guard hasNetwork || address.isFileURL else {
      return DispatchQueue.main.async { done(.failure(offline(address))) }
    }
    URLSession.shared.dataTask(with: request) { data, response, error in
      let result: Result<(Data, URLResponse), any Error> =
        if let data, let response { .success((data, response)) } else {
          .failure(error ?? URLError(.unknown))
        }
      DispatchQueue.main.async { done(result) }
    }.resume()
  }

  private static func offline(_ address: URL) -> URLError {
    URLError(
      .notConnectedToInternet,
      userInfo: [
        NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
        NSURLErrorFailingURLErrorKey: address,
      ])
  }

  /// The text of a page's title; empty where it has none.
  static func title(of page: String) -> String {
    guard let start = page.range(of: "<title>", options: .caseInsensitive),
      let end = page.range(
        of: "</title>", options: .caseInsensitive, range: start.upperBound..<page.endIndex)
    else { return "" }
    return page[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
