// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Several publishers that flow into one subscriber: it ends when all of them have, at once when one
/// fails, and its cancelling is theirs.
final class Confluence<Output, Failure: Error> {
  private struct State {
    var sources: [Int: (any Subscription)?] = [:]
    var nextID = 0
    var isSealed = false
    /// What the subscriber has asked for until now.
    var asked = Subscribers.Demand.none
  }

  let outlet: Outlet<Output, Failure>
  private let state: Guarded<State>

  /// - Parameter asksAll: what the subscriber asks for is asked of every source.
  init(
    into next: AnySubscriber<Output, Failure>, surplus: Outlet<Output, Failure>.Surplus = .queued,
    asksAll: Bool = false
  ) {
    let state = Guarded(State())
    self.state = state
    outlet = Outlet(
      to: next, surplus: surplus,
      onDemand: { _, demand in if asksAll { Confluence.ask(demand, state) } },
      onCancel: { _ in Confluence.cancel(state) })
  }

  /// Subscribes to one more publisher. What it is asked for is left to who adds it.
  ///
  /// - Parameter ended: returns whether all has ended with it.
  func add<Source: Publisher>(
    _ source: Source, subscribed: @escaping (any Subscription) -> Void,
    value: @escaping (Source.Output, any Subscription) -> Void,
    ended: @escaping () -> Bool = { false }
  ) where Source.Failure == Failure {
    let id = state.change { state in
      state.nextID += 1
      state.sources[state.nextID] = .some(nil)
      return state.nextID
    }
    let own = Guarded<(any Subscription)?>(nil)
    source.receive(
      subscriber: AnySubscriber<Source.Output, Failure>(
        receiveSubscription: { subscription in
          guard self.outlet.isOpen else { return subscription.cancel() }
          own.change { $0 = subscription }
          self.state.change { $0.sources[id] = subscription }
          subscribed(subscription)
        },
        receiveValue: { input in
          if let subscription = own.value { value(input, subscription) }
          return .none
        },
        receiveCompletion: { completion in
          self.state.change { $0.sources[id] = nil }
          if case .failure = completion { return self.end(completion) }
          if ended() { return self.end(.finished) }
          self.finishIfDry()
        }))
  }

  /// No publisher will be added any more, unless one that runs adds it.
  func seal() {
    state.change { $0.isSealed = true }
    finishIfDry()
  }

  /// Asks a source for what was asked before it was there.
  func askFromStart(_ subscription: any Subscription) {
    let demand = state.value.asked
    if demand > .none { subscription.request(demand) }
  }

  private static func ask(_ demand: Subscribers.Demand, _ state: Guarded<State>) {
    let sources = state.change { state in
      state.asked += demand
      return state.sources.sorted { $0.key < $1.key }.map(\.value)
    }
    for source in sources { source?.request(demand) }
  }

  /// Ends now, whatever still runs.
  func end(_ completion: Subscribers.Completion<Failure>) {
    Self.cancel(state)
    outlet.end(completion)
  }

  private func finishIfDry() {
    if state.change({ $0.isSealed && $0.sources.isEmpty }) { outlet.end(.finished) }
  }

  private static func cancel(_ state: Guarded<State>) {
    let sources = state.change { state in
      defer { state.sources = [:] }
      return state.sources.sorted { $0.key < $1.key }.map(\.value)
    }
    for source in sources { source?.cancel() }
  }
}

extension Confluence {
  /// Adds a publisher whose values are sent on: all it has where all is asked for, else one after
  /// another, the next when the last was sent.
  func join<Source: Publisher>(
    _ source: Source, ended: @escaping () -> Void = {}
  ) where Source.Output == Output, Source.Failure == Failure {
    let isFree = Guarded(false)
    add(
      source,
      subscribed: { subscription in
        let all = self.outlet.demand == .unlimited
        isFree.change { $0 = all }
        subscription.request(all ? .unlimited : .max(1))
      },
      value: { value, subscription in
        self.outlet.send(value) { if !isFree.value { subscription.request(.max(1)) } }
      },
      ended: {
        ended()
        return false
      })
  }
}
