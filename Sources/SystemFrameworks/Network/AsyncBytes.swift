// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

/// Bytes that were loaded, one after the other. They have all come when the first is there.
public struct LoadedBytes: AsyncSequence, Sendable {
  public typealias Element = UInt8

  private let load: @Sendable () async throws -> Data

  init(_ load: @escaping @Sendable () async throws -> Data) { self.load = load }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let load: @Sendable () async throws -> Data
    private var rest: Data.SubSequence?

    fileprivate init(_ load: @escaping @Sendable () async throws -> Data) { self.load = load }

    public mutating func next() async throws -> UInt8? {
      if rest == nil { rest = try await load()[...] }
      try Task.checkCancellation()
      return rest?.popFirst()
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load) }
}

/// The lines of a text in UTF-8, without their ends; empty ones are left out, as by Apple's.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  private let base: Base

  init(_ base: Base) { self.base = base }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: Base.AsyncIterator

    fileprivate init(_ base: Base.AsyncIterator) { self.base = base }

    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        line.append(byte)
        let count: Int
        switch byte {
        // LF, VT, FF, CR; next line, and the separators of lines and paragraphs.
        case 0x0a...0x0d: count = 1
        case 0x85 where line.suffix(2).first == 0xc2: count = 2
        case 0xa8, 0xa9: count = line.suffix(3).starts(with: [0xe2, 0x80]) ? 3 : 0
        default: count = 0
        }
        if count == 0 { continue }
        line.removeLast(count)
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

extension URLSession {
  public typealias AsyncBytes = LoadedBytes

  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (LoadedBytes { data }, response)
  }

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { next in getAllTasks { next.resume(returning: $0) } }
    }
  }
}

/// What a request allows of the network, which is an unmetered one here.
extension URLRequest {
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular
    case expensive
    case constrained
  }

  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// Kinds of traffic that Foundation has on Apple's systems alone; they go as others do.
extension NSURLRequest.NetworkServiceType {
  public static var avStreaming: Self { .video }
  public static var responsiveAV: Self { .video }
  public static var responsiveData: Self { .default }
  public static var callSignaling: Self { .voip }
}

extension URL {
  public typealias AsyncBytes = LoadedBytes

  public var resourceBytes: AsyncBytes {
    let url = self
    return LoadedBytes {
      if url.isFileURL { return try Data(contentsOf: url) }
      return try await URLSession.shared.data(from: url).0
    }
  }

  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

/// What Foundation marks unavailable on Linux. It has no effect here: a run has recorded answers or none.
extension URLSessionConfiguration {
  public var waitsForConnectivity: Bool {
    get { (objc_getAssociatedObject(self, &waiting) as? Bool) ?? false }
    set { objc_setAssociatedObject(self, &waiting, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// A default configuration of that name: nothing goes on without the app.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
}

nonisolated(unsafe) private var waiting: UInt8 = 0
