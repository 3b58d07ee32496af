// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the text of a pasteboard seems to be, by patterns and key paths
/// (Documentation/SystemFrameworks.md §2).
///
/// Caveat: only addresses, numbers and words to search for are told apart.
extension UIPasteboard {
  /// A kind of text.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> DetectionPattern {
      DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.\(name)")
    }

    public static let probableWebURL = system("probable-web-url")
    public static let probableWebSearch = system("probable-web-search")
    public static let number = system("number")
  }

  /// What was found; empty texts where nothing was.
  public struct DetectedValues: Sendable {
    public fileprivate(set) var probableWebURL = ""
    public fileprivate(set) var probableWebSearch = ""
    public fileprivate(set) var number: Double?

    /// The key paths of what was found.
    public var patterns: Set<PartialKeyPath<DetectedValues>> {
      var found: Set<PartialKeyPath<DetectedValues>> = []
      if !probableWebURL.isEmpty { found.insert(\.probableWebURL) }
      if !probableWebSearch.isEmpty { found.insert(\.probableWebSearch) }
      if number != nil { found.insert(\.number) }
      return found
    }
  }

  public typealias DetectedKeyPaths = Set<PartialKeyPath<DetectedValues>>

  public func detectedPatterns(for keyPaths: DetectedKeyPaths) async throws -> DetectedKeyPaths {
    detected.patterns.intersection(keyPaths)
  }

  public func detectPatterns(for keyPaths: DetectedKeyPaths) async throws -> DetectedKeyPaths {
    detected.patterns.intersection(keyPaths)
  }

  public func detectPatterns(
    for patterns: Set<DetectionPattern>
  ) async throws -> Set<DetectionPattern> { Set(detected.values.keys).intersection(patterns) }

  public func detectedValues(for keyPaths: DetectedKeyPaths) async throws -> DetectedValues {
    detected.limited(to: keyPaths)
  }

  public func detectValues(for keyPaths: DetectedKeyPaths) async throws -> DetectedValues {
    detected.limited(to: keyPaths)
  }

  public func detectValues(
    for patterns: Set<DetectionPattern>
  ) async throws -> [DetectionPattern: Any] {
    detected.values.filter { patterns.contains($0.key) }
  }

  public func detectPatterns(
    for keyPaths: DetectedKeyPaths,
    completionHandler: @escaping (Result<DetectedKeyPaths, any Error>) -> Void
  ) {
    let found = detected.patterns.intersection(keyPaths)
    answer { completionHandler(.success(found)) }
  }

  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(detected.values.keys).intersection(patterns)
    answer { completionHandler(.success(found)) }
  }

  public func detectValues(
    for keyPaths: DetectedKeyPaths,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    let found = detected.limited(to: keyPaths)
    answer { completionHandler(.success(found)) }
  }

  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = detected.values.filter { patterns.contains($0.key) }
    answer { completionHandler(.success(found)) }
  }

  /// Answers come in a later turn, as from another process.
  private func answer(_ handler: @escaping () -> Void) {
    nonisolated(unsafe) let handler = handler
    Runtime.current.perform(after: 0) { handler() }
  }

  private var detected: DetectedValues {
    var found = DetectedValues()
    let text = url?.absoluteString ?? string ?? ""
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return found }
    // Words for numbers, such as "nan", are words to search for.
    if let number = Double(trimmed), trimmed.allSatisfy({ $0.isNumber || "+-.eE".contains($0) }) {
      found.number = number
    } else if UIPasteboard.isAddress(trimmed) {
      found.probableWebURL = trimmed
    } else {
      found.probableWebSearch = trimmed
    }
    return found
  }

  /// Whether a text is one address of a page, with or without its scheme.
  private static func isAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace),
      let address = URLComponents(string: text.contains("://") ? text : "https://\(text)"),
      ["http", "https"].contains(address.scheme?.lowercased()), let host = address.host
    else { return false }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
      && parts.last?.allSatisfy(\.isLetter) == true && address.user == nil
  }
}

extension UIPasteboard.DetectedValues {
  fileprivate func limited(
    to keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
  ) -> UIPasteboard.DetectedValues {
    var result = self
    if !keyPaths.contains(\.probableWebURL) { result.probableWebURL = "" }
    if !keyPaths.contains(\.probableWebSearch) { result.probableWebSearch = "" }
    if !keyPaths.contains(\.number) { result.number = nil }
    return result
  }

  fileprivate var values: [UIPasteboard.DetectionPattern: Any] {
    var result: [UIPasteboard.DetectionPattern: Any] = [:]
    if !probableWebURL.isEmpty { result[.probableWebURL] = probableWebURL }
    if !probableWebSearch.isEmpty { result[.probableWebSearch] = probableWebSearch }
    if let number { result[.number] = number }
    return result
  }
}
