// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher where Failure == Never {
  /// The values for `for await`; each is asked for when the loop comes to it.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

public struct AsyncPublisher<Source: Publisher>: AsyncSequence where Source.Failure == Never {
  public typealias Element = Source.Output

  private let source: Source

  public init(_ publisher: Source) { source = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inlet: AsyncInlet<Source.Output, Never>

    public mutating func next() async -> Source.Output? {
      guard case .value(let value) = await inlet.next() else { return nil }
      return value
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(inlet: AsyncInlet(source)) }
}

public struct AsyncThrowingPublisher<Source: Publisher>: AsyncSequence {
  public typealias Element = Source.Output

  private let source: Source

  public init(_ publisher: Source) { source = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inlet: AsyncInlet<Source.Output, Source.Failure>

    public mutating func next() async throws -> Source.Output? {
      switch await inlet.next() {
      case .value(let value): return value
      case .end(.failure(let error)): throw error
      case .end(.finished): return nil
      }
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(inlet: AsyncInlet(source)) }
}

/// Asks a publisher for one value a turn of a loop; its end cancels.
private final class AsyncInlet<Output, Failure: Error>: @unchecked Sendable {
  enum Turn: @unchecked Sendable {
    case value(Output)
    case end(Subscribers.Completion<Failure>)
  }

  private struct State {
    var subscription: (any Subscription)?
    var asked = 0
    var arrived: [Output] = []
    var completion: Subscribers.Completion<Failure>?
    var waiting: [UnsafeContinuation<Turn, Never>] = []
  }

  private let state = Guarded(State())

  init<Source: Publisher>(_ source: Source)
  where Source.Output == Output, Source.Failure == Failure {
    source.receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: { [weak self] in self?.take($0) },
        receiveValue: { [weak self] value in
          self?.arrive { $0.arrived.append(value) }
          return .none
        },
        receiveCompletion: { [weak self] completion in
          self?.arrive { $0.completion = completion }
        }))
  }

  deinit { state.value.subscription?.cancel() }

  func next() async -> Turn {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let subscription = state.change { state in
          state.waiting.append(continuation)
          if state.subscription == nil { state.asked += 1 }
          return state.completion == nil ? state.subscription : nil
        }
        subscription?.request(.max(1))
        arrive { _ in }
      }
    } onCancel: {
      state.value.subscription?.cancel()
      arrive { $0.completion = .finished }
    }
  }

  private func take(_ subscription: any Subscription) {
    let asked = state.change { state in
      state.subscription = subscription
      return state.asked
    }
    if asked > 0 { subscription.request(.max(asked)) }
  }

  /// Changes the state, and lets the loop go on with what is there now.
  private func arrive(_ change: (inout State) -> Void) {
    let ready = state.change { state -> [(UnsafeContinuation<Turn, Never>, Turn)] in
      change(&state)
      var ready: [(UnsafeContinuation<Turn, Never>, Turn)] = []
      while !state.waiting.isEmpty, !state.arrived.isEmpty {
        ready.append((state.waiting.removeFirst(), .value(state.arrived.removeFirst())))
      }
      if let completion = state.completion {
        ready += state.waiting.map { ($0, .end(completion)) }
        state.waiting = []
      }
      return ready
    }
    for (continuation, turn) in ready { continuation.resume(returning: turn) }
  }
}
