// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    subscriber.receive(subscription: ClosureSubscription())
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool

  public init(completeImmediately: Bool = true) { completes = completeImmediately }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    subscriber.receive(subscription: ClosureSubscription())
    if completes { subscriber.receive(completion: .finished) }
  }
}

/// An error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    subscriber.receive(subscription: ClosureSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// A result that is made once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [weak self] result in
      guard let self, self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    switch result {
    case .success(let value)?:
      subscriber.receive(subscription: ClosureSubscription())
      _ = subscriber.receive(value)
      subscriber.receive(completion: .finished)
    case .failure(let error)?:
      subscriber.receive(subscription: ClosureSubscription())
      subscriber.receive(completion: .failure(error))
    case nil: subject.receive(subscriber: subscriber)
    }
  }
}

/// A publisher made for each subscriber.
public struct Deferred<Inner: Publisher>: Publisher {
  public typealias Output = Inner.Output
  public typealias Failure = Inner.Failure

  private let make: () -> Inner

  public init(createPublisher: @escaping () -> Inner) { make = createPublisher }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    make().receive(subscriber: subscriber)
  }
}

/// The types Combine names its operators by.
public enum Publishers {
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure {
    a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.zip(b)
  }
}

extension Sequence {
  /// The elements, one after another, then the end.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { next in
      for element in self { _ = next.receive(element) }
      next.receive(completion: .finished)
    }
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { [weak self] next in
      guard let self else { return }
      nonisolated(unsafe) let next = next
      let token = addObserver(forName: name, object: object, queue: nil) { notification in
        _ = next.receive(notification)
      }
      next.receive(subscription: ClosureSubscription { self.removeObserver(token as Any) })
    }
  }
}
