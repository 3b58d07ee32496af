// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking
import SystemFrameworks
import Testing

/// What is sent follows what was asked for (Documentation/SystemFrameworks.md §5).
@Suite("Back pressure")
struct BackPressureTests {
  enum Broken: Error { case wire }

  /// Asks for so many at first, and after each value for as many as it says.
  final class Asker<Input, Failure: Error>: Subscriber {
    var values: [Input] = []
    var ends = 0
    var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: (Input) -> Subscribers.Demand

    init(
      _ first: Subscribers.Demand, more: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
      self.first = first
      self.more = more
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return more(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) { ends += 1 }
  }

  @Test("a sequence sends what is asked for, then waits")
  func numbers() {
    let asker = Asker<Int, Never>(.max(2))
    (1...5).publisher.subscribe(asker)
    #expect(asker.values == [1, 2])
    #expect(asker.ends == 0)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1, 2, 3])
    asker.subscription?.request(.unlimited)
    #expect(asker.values == [1, 2, 3, 4, 5])
    #expect(asker.ends == 1)
  }

  @Test("an endless sequence ends with what is taken of it")
  func endless() {
    var ends = 0
    var values: [Int] = []
    let sink = sequence(first: 1, next: { $0 * 2 }).publisher.prefix(3).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    #expect(values == [1, 2, 4])
    #expect(ends == 1)
    sink.cancel()
  }

  @Test("what a subscriber returns is asked for too")
  func returnedDemand() {
    let asker = Asker<Int, Never>(.max(1)) { $0 < 3 ? .max(1) : .none }
    (1...9).publisher.subscribe(asker)
    #expect(asker.values == [1, 2, 3])
  }

  @Test("Just waits until it is asked")
  func justOne() {
    let asker = Asker<String, Never>(.none)
    Just("a").subscribe(asker)
    #expect(asker.values.isEmpty)
    #expect(asker.ends == 0)
    asker.subscription?.request(.max(1))
    #expect(asker.values == ["a"])
    #expect(asker.ends == 1)
  }

  @Test("a passthrough subject drops what nobody asked for; a current value is kept")
  func subjects() {
    let passing = PassthroughSubject<Int, Never>()
    let dropped = Asker<Int, Never>(.max(1))
    passing.subscribe(dropped)
    for value in 1...3 { passing.send(value) }
    dropped.subscription?.request(.max(1))
    passing.send(4)
    #expect(dropped.values == [1, 4])

    let current = CurrentValueSubject<Int, Never>(0)
    let kept = Asker<Int, Never>(.none)
    current.subscribe(kept)
    current.send(1)
    current.send(2)
    #expect(kept.values.isEmpty)
    kept.subscription?.request(.max(1))
    #expect(kept.values == [2])
    current.send(3)
    kept.subscription?.request(.max(2))
    #expect(kept.values == [2, 3])
  }

  @Test("operators ask for one more in place of what they leave out")
  func filters() {
    var asked: [Subscribers.Demand] = []
    let asker = Asker<Int, Never>(.max(2))
    (1...9).publisher.handleEvents(receiveRequest: { asked.append($0) })
      .filter { $0.isMultiple(of: 3) }.map { $0 * 10 }.subscribe(asker)
    #expect(asker.values == [30, 60])
    #expect(asked == [.max(2)])
    #expect(asker.ends == 0)
  }

  @Test("flatMap asks its source for no more than may run")
  func flatMapped() {
    var asked: [Subscribers.Demand] = []
    let subjects = (0...2).map { _ in PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    let sink = (0...2).publisher.handleEvents(receiveRequest: { asked.append($0) })
      .flatMap(maxPublishers: .max(2)) { subjects[$0] }.sink { values.append($0) }
    #expect(asked == [.max(2)])
    subjects[2].send(20)
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    subjects[2].send(21)
    #expect(values == [1, 21])
    #expect(asked == [.max(2), .max(1)])
    sink.cancel()
  }

  @Test("merged sequences send what is asked for in all")
  func merged() {
    let asker = Asker<Int, Never>(.max(3))
    Publishers.MergeMany([(1...4).publisher, (11...14).publisher]).subscribe(asker)
    #expect(asker.values == [1, 2, 3])
    asker.subscription?.request(.unlimited)
    #expect(asker.values.sorted() == [1, 2, 3, 4, 11, 12, 13, 14])
    #expect(asker.ends == 1)
  }

  @Test("zip asks both sides for as many")
  func pairs() {
    let asker = Asker<String, Never>(.max(2))
    (1...5).publisher.zip(["a", "b", "c"].publisher) { "\($0)\($1)" }.subscribe(asker)
    #expect(asker.values == ["1a", "2b"])
    asker.subscription?.request(.max(1))
    #expect(asker.values == ["1a", "2b", "3c"])
    #expect(asker.ends == 1)
  }

  @Test("a publisher in place of a failed one is asked for what is left")
  func afterFailure() {
    let broken = PassthroughSubject<Int, Broken>()
    let asker = Asker<Int, Never>(.max(3))
    broken.catch { _ in (7...9).publisher }.subscribe(asker)
    broken.send(1)
    broken.send(completion: .failure(.wire))
    #expect(asker.values == [1, 7, 8])
    #expect(asker.ends == 0)
  }

  @Test("prepended and appended values wait like the others")
  func concatenation() {
    let asker = Asker<Int, Never>(.max(3))
    [3, 4].publisher.prepend(1, 2).append(5).subscribe(asker)
    #expect(asker.values == [1, 2, 3])
    asker.subscription?.request(.unlimited)
    #expect(asker.values == [1, 2, 3, 4, 5])
    #expect(asker.ends == 1)
  }

  @Test("share: one subscription for all, ended with the last")
  func shared() {
    var (subscriptions, cancellations) = (0, 0)
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    var (first, second): ([Int], [Int]) = ([], [])
    let one = shared.sink { first.append($0) }
    let two = shared.sink { second.append($0) }
    source.send(1)
    one.cancel()
    #expect(cancellations == 0)
    source.send(2)
    two.cancel()
    #expect(subscriptions == 1)
    #expect(cancellations == 1)
    #expect(first == [1])
    #expect(second == [1, 2])
  }

  @Test("collecting, counting and replacing what is empty")
  func wholes() {
    func all<Output>(_ publisher: some Publisher<Output, Never>) -> [Output] {
      var values: [Output] = []
      publisher.sink { values.append($0) }.cancel()
      return values
    }
    #expect(all((1...5).publisher.collect(2)) == [[1, 2], [3, 4], [5]])
    #expect(all((1...5).publisher.count()) == [5])
    #expect(all((1...5).publisher.reduce(0, +)) == [15])
    #expect(all((1...5).publisher.last()) == [5])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
    #expect(all(Just(1).replaceEmpty(with: 7)) == [1])
    #expect(all((1...5).publisher.contains(4)) == [true])
  }

  @Test("retry subscribes anew, so many times")
  func retries() {
    var attempts = 0
    var failures = 0
    let source = Deferred { () -> Fail<Int, Broken> in
      attempts += 1
      return Fail(error: Broken.wire)
    }
    source.retry(2).sink(
      receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { _ in }
    ).cancel()
    #expect(attempts == 3)
    #expect(failures == 1)
  }

  @Test("values asks for one at a time and ends with its source")
  func asyncValues() async {
    let asked = Counter()
    var values: [Int] = []
    let source = (1...3).publisher.handleEvents(receiveRequest: { _ in asked.count += 1 })
    for await value in source.values {
      values.append(value)
      #expect(asked.count == values.count)
    }
    #expect(values == [1, 2, 3])
  }

  final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test("values of a publisher that fails throws")
  func asyncFailure() async {
    let source = Fail<Int, Broken>(error: .wire)
    await #expect(throws: Broken.wire) {
      for try await _ in source.values {}
    }
  }

  @Test("a response that cannot be had is an error of its kind")
  func dataTask() async throws {
    let url = URL(string: "nowhere://nothing")!
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    }
  }

  @Test("the data of a file, decoded")
  func decoding() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("[1, 2]".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var found: [[Int]] = []
    let source = Just(try Data(contentsOf: url)).decode(type: [Int].self, decoder: JSONDecoder())
    for try await value in source.values { found.append(value) }
    #expect(found == [[1, 2]])
  }
}
