// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The end of a publisher towards one subscriber: it sends no more than was asked for.
final class Outlet<Output, Failure: Error>: Subscription {
  /// What becomes of a value that nobody asked for.
  enum Surplus {
    case dropped
    /// The newest waits.
    case latest
    /// All wait, in order.
    case queued
  }

  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting: [(value: Output, delivered: () -> Void)] = []
    var completion: Subscribers.Completion<Failure>?
    var isDraining = false
    var onDemand: ((Outlet, Subscribers.Demand) -> Void)?
    var onCancel: ((Outlet) -> Void)?
  }

  private let state: Guarded<State>
  private let surplus: Surplus

  /// - Parameter onDemand: hears of what is asked for, when it is.
  init(
    to downstream: AnySubscriber<Output, Failure>, surplus: Surplus,
    onDemand: ((Outlet, Subscribers.Demand) -> Void)? = nil,
    onCancel: ((Outlet) -> Void)? = nil
  ) {
    self.surplus = surplus
    state = Guarded(State(downstream: downstream, onDemand: onDemand, onCancel: onCancel))
  }

  /// Hands itself to the subscriber.
  func start() { state.value.downstream?.receive(subscription: self) }

  var isOpen: Bool { state.value.downstream != nil }
  var demand: Subscribers.Demand { state.value.demand }
  var waitingCount: Int { state.value.waiting.count }

  /// Gives up the value that waits longest.
  func dropOldest() {
    state.change { if !$0.waiting.isEmpty { $0.waiting.removeFirst() } }
  }

  /// Sends a value, or keeps it until it is asked for.
  ///
  /// - Parameter delivered: called when the subscriber has it.
  func send(_ value: Output, delivered: @escaping () -> Void = {}) {
    let goesAtOnce = state.change { state in
      guard state.downstream != nil, state.completion == nil else { return false }
      if surplus != .queued, state.demand > .none {
        state.demand -= 1
        return true
      }
      switch surplus {
      case .dropped: break
      case .latest: state.waiting = [(value, delivered)]
      case .queued: state.waiting.append((value, delivered))
      }
      return false
    }
    if goesAtOnce {
      deliver(value, delivered)
    } else {
      drain()
    }
  }

  /// Ends once what waits has been sent.
  func end(_ completion: Subscribers.Completion<Failure>) {
    state.change { if $0.completion == nil { $0.completion = completion } }
    if surplus != .queued { state.change { $0.waiting = [] } }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscription must be asked for at least one value")
    let tell = state.change { state -> ((Outlet, Subscribers.Demand) -> Void)? in
      guard state.downstream != nil else { return nil }
      state.demand += demand
      return state.onDemand
    }
    drain()
    tell?(self, demand)
  }

  func cancel() {
    let action = state.change { state in
      defer { state = State() }
      return state.onCancel
    }
    action?(self)
  }

  private func deliver(_ value: Output, _ delivered: () -> Void) {
    guard let downstream = state.value.downstream else { return }
    let more = downstream.receive(value)
    delivered()
    guard more > .none else { return }
    let tell = state.change { state -> ((Outlet, Subscribers.Demand) -> Void)? in
      state.demand += more
      return state.onDemand
    }
    if surplus != .queued { drain() }
    tell?(self, more)
  }

  /// Sends what waits and is asked for, then the end; who sends meanwhile leaves it to this loop.
  private func drain() {
    while true {
      let next = state.change { state -> (value: Output, delivered: () -> Void)? in
        guard !state.isDraining, state.demand > .none, !state.waiting.isEmpty else { return nil }
        state.isDraining = true
        state.demand -= 1
        return state.waiting.removeFirst()
      }
      guard let next else { break }
      deliver(next.value, next.delivered)
      state.change { $0.isDraining = false }
    }
    let last = state.change { state -> (() -> Void)? in
      guard !state.isDraining, state.waiting.isEmpty, let completion = state.completion,
        let downstream = state.downstream
      else { return nil }
      state = State()
      return { downstream.receive(completion: completion) }
    }
    last?()
  }
}
