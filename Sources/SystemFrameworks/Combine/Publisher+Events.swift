// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let told = AnySubscriber<Output, Failure>(
        receiveSubscription: { subscription in
          receiveSubscription?(subscription)
          next.receive(subscription: subscription)
        },
        receiveValue: { next.receive($0) }, receiveCompletion: { next.receive(completion: $0) })
      let stage = Stage<Output, Failure, Output, Failure>(
        to: told,
        ending: { completion in
          receiveCompletion?(completion)
          return completion
        },
        step: { value in
          receiveOutput?(value)
          return .pass(value)
        })
      stage.onCancel = receiveCancel
      stage.onRequest = receiveRequest
      self.receive(subscriber: stage)
    }
  }

  /// Writes what happens, in Combine's words.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    func say(_ words: String) { Swift.print(start + words) }
    return handleEvents(
      receiveSubscription: { _ in say("receive subscription: (\(Self.shortName))") },
      receiveOutput: { say("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: say("receive finished")
        case .failure(let error): say("receive error: (\(error))")
        }
      },
      receiveCancel: { say("receive cancel") },
      receiveRequest: { say("request \($0 == .unlimited ? "unlimited" : "max: (\($0.max ?? 0))")") }
    )
  }

  private static var shortName: String {
    String(describing: Self.self).split(separator: "<").first.map(String.init) ?? ""
  }
}
