// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Subscribers {
  /// Sets a property of an object to each value; lets the object go at the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let state: Guarded<(object: Root?, subscription: (any Subscription)?)>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      state = Guarded((object, nil))
    }

    public var object: Root? { state.value.object }

    public func receive(subscription: any Subscription) {
      let takes = state.change { state in
        guard state.object != nil, state.subscription == nil else { return false }
        state.subscription = subscription
        return true
      }
      if takes { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      state.value.object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { state.change { $0 = (nil, nil) } }

    public func cancel() {
      let subscription = state.change { state in
        defer { state = (nil, nil) }
        return state.subscription
      }
      subscription?.cancel()
    }
  }
}
