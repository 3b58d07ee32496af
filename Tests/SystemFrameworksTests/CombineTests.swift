// Part of Snug, under the Apache License 2.0; see LICENSE.

import SystemFrameworks
import Testing

@Suite("Publishers of several sources")
struct CombineTests {
  enum Broken: Error { case wire }

  /// What a publisher said: values, then how it ended.
  final class Heard<Value> {
    var values: [Value] = []
    var end: String?
    private var keep: AnyCancellable?

    init<Failure>(_ publisher: some Publisher<Value, Failure>) {
      keep = publisher.sink(
        receiveCompletion: { [unowned self] in
          switch $0 {
          case .finished: end = "finished"
          case .failure(let error): end = "\(error)"
          }
        }, receiveValue: { [unowned self] in values.append($0) })
    }

    func cancel() { keep?.cancel() }
  }

  @Test("a property's publisher tells its value and each that is set, until it is cancelled")
  @MainActor
  func properties() {
    let view = UIView()
    let heard = Heard(view.publisher(for: \.isHidden))
    let later = Heard(view.publisher(for: \.isHidden, options: .new))
    #expect(heard.values == [false] && later.values.isEmpty)
    view.isHidden = true
    #expect(heard.values == [false, true] && later.values == [true])
    heard.cancel()
    view.isHidden = false
    #expect(heard.values == [false, true] && later.values == [true, false])
    #expect(heard.end == nil)
  }

  @Test("flatMap: a source that has ended leaves its publishers running")
  func innerPublishersOutlive() {
    let later = PassthroughSubject<String, Never>()
    let heard = Heard(Just(1).flatMap { _ in later })
    #expect(heard.end == nil)
    later.send("a")
    later.send("b")
    later.send(completion: .finished)
    #expect(heard.values == ["a", "b"])
    #expect(heard.end == "finished")
  }

  @Test("flatMap: one at a time, in order")
  func oneAtATime() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let heard = Heard([0, 1].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] })
    subjects[1].send(10)
    #expect(heard.values.isEmpty)
    subjects[0].send(completion: .finished)
    subjects[1].send(11)
    #expect(heard.values == [11])
    #expect(heard.end == nil)
    subjects[1].send(completion: .finished)
    #expect(heard.end == "finished")
  }

  @Test("an error of one ends all")
  func failure() {
    let first = PassthroughSubject<Int, Broken>()
    let second = PassthroughSubject<Int, Broken>()
    let heard = Heard(first.merge(with: second))
    first.send(1)
    second.send(2)
    second.send(completion: .failure(.wire))
    first.send(3)
    #expect(heard.values == [1, 2])
    #expect(heard.end == "wire")
  }

  @Test("switchToLatest follows the newest, and outlives the source of publishers")
  func newest() {
    let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let old = PassthroughSubject<Int, Never>()
    let new = PassthroughSubject<Int, Never>()
    let latest:
      Publishers.SwitchToLatest<
        PassthroughSubject<Int, Never>, PassthroughSubject<PassthroughSubject<Int, Never>, Never>
      > = source.switchToLatest()
    let heard = Heard(latest)
    source.send(old)
    old.send(1)
    source.send(new)
    old.send(2)
    source.send(completion: .finished)
    new.send(3)
    #expect(heard.values == [1, 3])
    #expect(heard.end == nil)
    new.send(completion: .finished)
    #expect(heard.end == "finished")
  }

  @Test("combineLatest pairs the newest values and ends with the last source")
  func latest() {
    let name = PassthroughSubject<String, Never>()
    let count = PassthroughSubject<Int, Never>()
    let heard = Heard(name.combineLatest(count) { "\($0)\($1)" })
    name.send("a")
    count.send(1)
    name.send("b")
    name.send(completion: .finished)
    count.send(2)
    #expect(heard.values == ["a1", "b1", "b2"])
    #expect(heard.end == nil)
    count.send(completion: .finished)
    #expect(heard.end == "finished")
  }

  @Test("zip ends when no further pair can come")
  func pairs() {
    let left = PassthroughSubject<Int, Never>()
    let heard = Heard(left.zip(["a", "b"].publisher) { "\($0)\($1)" })
    left.send(1)
    #expect(heard.end == nil)
    left.send(2)
    #expect(heard.values == ["1a", "2b"])
    #expect(heard.end == "finished")
  }

  @Test("cancelling reaches the source behind every operator")
  func cancelling() {
    let source = PassthroughSubject<Int, Broken>()
    var seen: [Int] = []
    let heard = Heard(
      source.handleEvents(receiveOutput: { seen.append($0) }).mapError { $0 as any Error }
        .merge(with: Empty(completeImmediately: false))
        .catch { _ in Just(0) })
    source.send(1)
    heard.cancel()
    source.send(2)
    #expect(seen == [1])
    #expect(heard.values == [1])
  }

  @Test("what is taken ends the source")
  func prefix() {
    let source = PassthroughSubject<Int, Never>()
    var asked: [Int] = []
    let heard = Heard(
      source.map { value in
        asked.append(value)
        return value
      }.prefix(2))
    for value in 1...4 { source.send(value) }
    #expect(heard.values == [1, 2])
    #expect(heard.end == "finished")
    #expect(asked == [1, 2])
  }
}
