// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Several publishers that flow into one subscriber: it ends when all of them have, at once when one
/// fails, and its cancelling is theirs.
final class Confluence<Output, Failure: Error> {
  private let next: ClosureSubscriber<Output, Failure>
  private var running: [Int: any Cancellable] = [:]
  private var nextID = 0
  private var isSealed = false

  init(into next: ClosureSubscriber<Output, Failure>) {
    self.next = next
    next.receive(subscription: ClosureSubscription { self.cancel() })
  }

  func send(_ value: Output) { _ = next.receive(value) }

  /// Subscribes to one more publisher, and says by which number it is dropped.
  @discardableResult
  func add<Source: Publisher>(
    _ source: Source, _ receive: @escaping (Source.Output) -> Void
  ) -> Int where Source.Failure == Failure {
    nextID += 1
    let id = nextID
    let subscriber = ClosureSubscriber<Source.Output, Failure>(receive) { completion in
      self.end(id, completion)
    }
    running[id] = subscriber
    source.receive(subscriber: subscriber)
    return id
  }

  func drop(_ id: Int) { running.removeValue(forKey: id)?.cancel() }

  /// No publisher will be added any more, unless one that runs adds it.
  func seal() {
    isSealed = true
    finishIfDry()
  }

  /// Ends now, whatever still runs.
  func finish() {
    cancel()
    next.receive(completion: .finished)
  }

  private func end(_ id: Int, _ completion: Subscribers.Completion<Failure>) {
    running[id] = nil
    guard case .failure = completion else { return finishIfDry() }
    cancel()
    next.receive(completion: completion)
  }

  private func finishIfDry() {
    if isSealed, running.isEmpty { next.receive(completion: .finished) }
  }

  private func cancel() {
    let rest = running
    running = [:]
    for id in rest.keys.sorted() { rest[id]?.cancel() }
  }
}
