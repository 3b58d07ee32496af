// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publishers {
  /// How the source of a buffer is asked.
  public enum PrefetchStrategy: Sendable {
    /// For what the buffer has room for.
    case keepFull
    /// For everything.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  public typealias Buffer<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Keeps up to `size` values that nobody has asked for yet.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let upstream = Guarded<(any Subscription)?>(nil)
      let outlet = Outlet(
        to: next, surplus: .queued, onCancel: { _ in upstream.value?.cancel() })
      let more: () -> Void = {
        if case .keepFull = prefetch { upstream.value?.request(.max(1)) }
      }
      self.receive(
        subscriber: AnySubscriber(
          receiveSubscription: { subscription in
            upstream.change { $0 = subscription }
            outlet.start()
            guard outlet.isOpen, prefetch == .byRequest || size > 0 else { return }
            subscription.request(prefetch == .byRequest ? .unlimited : .max(size))
          },
          receiveValue: { value in
            if outlet.demand == .none, outlet.waitingCount >= size {
              switch whenFull {
              case .dropNewest: return .none
              case .dropOldest: outlet.dropOldest()
              case .customError(let make):
                upstream.value?.cancel()
                outlet.end(.failure(make()))
                return .none
              }
            }
            outlet.send(value, delivered: more)
            return .none
          },
          receiveCompletion: { outlet.end($0) }))
    }
  }
}
