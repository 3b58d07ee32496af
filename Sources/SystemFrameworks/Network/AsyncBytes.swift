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
