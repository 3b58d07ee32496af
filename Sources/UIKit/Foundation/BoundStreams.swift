// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// What is on the way from one stream to the other; Foundation here makes no such pair.
private final class StreamPipe: @unchecked Sendable {
  private let lock = NSLock()
  private let capacity: Int
  private var bytes: [UInt8] = []
  private var isClosed = false

  init(capacity: Int) { self.capacity = max(1, capacity) }

  var room: Int { lock.withLock { isClosed ? 0 : capacity - bytes.count } }
  var count: Int { lock.withLock { bytes.count } }
  var hasEnded: Bool { lock.withLock { isClosed && bytes.isEmpty } }

  func close() { lock.withLock { isClosed = true } }

  /// - Returns: How many bytes were taken; 0 when there is no room.
  func put(_ source: UnsafePointer<UInt8>, _ length: Int) -> Int {
    lock.withLock {
      let taken = isClosed ? 0 : min(length, capacity - bytes.count)
      bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: taken))
      return taken
    }
  }

  func take(_ target: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
    lock.withLock {
      let taken = min(length, bytes.count)
      for place in 0..<taken { target[place] = bytes[place] }
      bytes.removeFirst(taken)
      return taken
    }
  }
}

private final class PipeInputStream: InputStream {
  private let pipe: StreamPipe
  private var status = Stream.Status.notOpen

  init(_ pipe: StreamPipe) {
    self.pipe = pipe
    super.init(data: Data())
  }

  override var streamStatus: Stream.Status {
    status == .open && pipe.hasEnded ? .atEnd : status
  }
  override var hasBytesAvailable: Bool { status == .open && pipe.count > 0 }
  override func open() { status = .open }
  override func close() { status = .closed }
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? pipe.take(buffer, len) : -1
  }
}

private final class PipeOutputStream: OutputStream {
  private let pipe: StreamPipe
  private var status = Stream.Status.notOpen

  init(_ pipe: StreamPipe) {
    self.pipe = pipe
    super.init(toMemory: ())
  }

  required init(toMemory: ()) { preconditionFailure("a pipe has no memory of its own") }

  override var streamStatus: Stream.Status { status }
  override var hasSpaceAvailable: Bool { status == .open && pipe.room > 0 }
  override func open() { status = .open }
  override func close() {
    status = .closed
    pipe.close()
  }
  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? pipe.put(buffer, len) : -1
  }
}

extension Stream {
  /// Makes two streams: what is written into the one can be read from the other.
  ///
  /// Neither tells a delegate, and reading what is not there yet gives 0 where Apple's waits.
  public static func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: inout InputStream?,
    outputStream: inout OutputStream?
  ) {
    let pipe = StreamPipe(capacity: bufferSize)
    inputStream = PipeInputStream(pipe)
    outputStream = PipeOutputStream(pipe)
  }
}

/// What a cache may throw away while it is not used. Foundation's cache here asks nobody.
public protocol NSDiscardableContent {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
