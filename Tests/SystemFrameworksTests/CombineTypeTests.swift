// Part of Snug, under the Apache License 2.0; see LICENSE.

import FoundationNetworking
import Testing

@testable import SystemFrameworks

/// Names of Combine's types as apps write them down, and the operators of time and room
/// (Documentation/SystemFrameworks.md §5).
@Suite("Combine: types and time")
struct CombineTypeTests {
  typealias Heard = CombineTests.Heard
  enum Broken: Error { case full, late }

  /// A clock that a test moves.
  private final class Clock: Scheduler {
    private var time = 0.0
    private var waiting: [(at: Double, work: () -> Void)] = []

    var now: SchedulerInstant { SchedulerInstant(seconds: time) }

    func run(_ work: @escaping () -> Void) { work() }

    func run(after seconds: Double, _ work: @escaping () -> Void) {
      waiting.append((time + seconds, work))
    }

    func move(to end: Double) {
      while let next = waiting.filter({ $0.at <= end }).map(\.at).min() {
        time = next
        let due = waiting.filter { $0.at == next }
        waiting.removeAll { $0.at == next }
        for entry in due { entry.work() }
      }
      time = end
    }
  }

  /// Properties whose types are written down, as SwiftUI's and UIKit's apps have them.
  private struct Written {
    let timer: Publishers.Autoconnect<Timer.TimerPublisher>
    let both: Publishers.CombineLatest<Just<Int>, Just<String>>
    let three: Publishers.Zip3<Just<Int>, Just<Int>, Just<Int>>
    let merged: Publishers.MergeMany<Just<Int>>
    let shared: Publishers.Share<Just<Int>>
    let notes: NotificationCenter.Publisher
    let task: URLSession.DataTaskPublisher
    let hidden: NSObject.KeyValueObservingPublisher<UIView, Bool>
    let list: Publishers.Sequence<[Int], Never>
    let row: Publishers.Concatenate<Just<Int>, Publishers.Sequence<[Int], Never>>
    let mapped: Publishers.Map<Just<Int>, String>
  }

  @Test("the types that operators give can be written down")
  @MainActor
  func writtenTypes() {
    let session = URLSession.shared
    let url = URL(fileURLWithPath: "/nowhere")
    let written = Written(
      timer: Timer.publish(every: 1, on: .main, in: .common).autoconnect(),
      both: Just(1).combineLatest(Just("a")), three: Just(1).zip(Just(2), Just(3)),
      merged: Publishers.MergeMany(Just(1), Just(2)), shared: Just(7).share(),
      notes: NotificationCenter.default.publisher(for: Notification.Name("N")),
      task: session.dataTaskPublisher(for: url), hidden: UIView().publisher(for: \.isHidden),
      list: [1, 2].publisher, row: Just(1).append([2, 3]), mapped: Just(1).map { "\($0)" })
    #expect(written.timer.upstream.interval == 1)
    #expect(Heard(written.both).values.map(\.1) == ["a"])
    #expect(Heard(written.three).values.map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
    #expect(Heard(written.merged).values == [1, 2])
    #expect(Heard(written.shared).values == [7])
    #expect(written.notes.name.rawValue == "N" && written.task.request.url == url)
    #expect(Heard(written.hidden).values == [false])
    #expect(Heard(written.list).values == [1, 2] && Heard(written.row).values == [1, 2, 3])
    #expect(Heard(written.mapped).values == ["1"])
  }

  @Test("a timer has one connection, which autoconnect opens and anybody may close")
  @MainActor
  func timerConnection() {
    let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    let heard = Heard(timer)
    let known = timer.upstream.connect() as? AnyCancellable
    #expect(known != nil && known === timer.upstream.connect() as? AnyCancellable)
    heard.cancel()
    let next = timer.upstream.connect()
    #expect(next as? AnyCancellable !== known)
    next.cancel()
  }

  @Test("a subject of all subscribers is made when the first comes")
  func multicast() {
    let source = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var made = 0
    let all = source.multicast {
      made += 1
      return CurrentValueSubject<Int, Never>(0)
    }
    #expect(made == 0)
    let (first, second) = (Heard(all), Heard(all))
    let connection = all.connect()
    source.send(1)
    connection.cancel()
    source.send(2)
    #expect(made == 1 && first.values == [0, 1] && second.values == [0, 1])
  }

  @Test("a record tells what it holds, to each who asks")
  func records() {
    let record = Record<Int, Broken> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.late))
    }
    #expect(Heard(record).values == [1, 2] && Heard(record).end == "late")
    let other = Record<Int, Never>(output: [3], completion: .finished)
    #expect(Heard(other).values == [3] && other.recording.output == [3])
  }

  @Test("a property is set by a subscriber, and a subject is one")
  func subscribers() {
    final class Box { var value = 0 }
    let (box, subject) = (Box(), PassthroughSubject<Int, Never>())
    let assign = Subscribers.Assign(object: box, keyPath: \.value)
    subject.subscribe(assign)
    subject.send(4)
    #expect(box.value == 4 && assign.object === box)
    assign.cancel()
    subject.send(5)
    #expect(box.value == 4 && assign.object == nil)

    let target = PassthroughSubject<Int, Never>()
    let heard = Heard(target)
    subject.receive(subscriber: AnySubscriber(target))
    subject.send(6)
    #expect(heard.values == [6])
  }

  @Test(
    "a buffer keeps what was not asked for, and gives up the newest or the oldest",
    arguments: [(true, [1, 3, 4]), (false, [1, 2, 3])])
  func buffers(dropsOldest: Bool, kept: [Int]) {
    let source = PassthroughSubject<Int, Broken>()
    var values: [Int] = []
    var subscription: (any Subscription)?
    source.buffer(size: 2, prefetch: .byRequest, whenFull: dropsOldest ? .dropOldest : .dropNewest)
      .subscribe(
        AnySubscriber(
          receiveSubscription: {
            subscription = $0
            $0.request(.max(1))
          },
          receiveValue: { value in
            values.append(value)
            return .none
          }))
    for value in 1...4 { source.send(value) }
    #expect(values == [1])
    subscription?.request(.unlimited)
    #expect(values == kept)
  }

  @Test("a full buffer may fail")
  func fullBuffer() {
    let source = PassthroughSubject<Int, Broken>()
    var (values, end): ([Int], String?) = ([], nil)
    var subscription: (any Subscription)?
    source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .full }).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: { value in
          values.append(value)
          return .none
        }, receiveCompletion: { end = "\($0)" }))
    for value in 1...3 { source.send(value) }
    subscription?.request(.unlimited)
    #expect(values == [1] && end?.contains("full") == true)
  }

  @Test("nothing for an interval ends, with an error if one is made")
  func timeouts() {
    let (clock, source) = (Clock(), PassthroughSubject<Int, Broken>())
    let quiet = Heard(source.timeout(2, scheduler: clock))
    let failing = Heard(source.timeout(2, scheduler: clock) { .late })
    source.send(1)
    clock.move(to: 1.5)
    source.send(2)
    clock.move(to: 3)
    #expect(quiet.end == nil)
    clock.move(to: 3.5)
    source.send(3)
    #expect(quiet.values == [1, 2] && quiet.end == "finished")
    #expect(failing.values == [1, 2] && failing.end == "late")
  }

  @Test("times between values are measured by the scheduler's clock")
  func intervals() {
    let (clock, source) = (Clock(), PassthroughSubject<Int, Never>())
    let heard = Heard(source.measureInterval(using: clock))
    clock.move(to: 1)
    source.send(1)
    clock.move(to: 1.5)
    source.send(2)
    #expect(heard.values == [1, 0.5])
  }

  @Test("values are grouped by time, or by time and number")
  func groups() {
    let (clock, source) = (Clock(), PassthroughSubject<Int, Never>())
    let timed = Heard(source.collect(.byTime(clock, 1)))
    let counted = Heard(source.collect(.byTimeOrCount(clock, 1, 2)))
    for value in 1...3 { source.send(value) }
    clock.move(to: 1)
    source.send(4)
    source.send(completion: .finished)
    #expect(timed.values == [[1, 2, 3], [4]] && timed.end == "finished")
    #expect(counted.values == [[1, 2], [3], [4]] && counted.end == "finished")
  }

  @Test("a prefix ends with the first value of another publisher")
  func prefixes() {
    let (source, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let heard = Heard(source.prefix(untilOutputFrom: stop))
    source.send(1)
    stop.send()
    source.send(2)
    #expect(heard.values == [1] && heard.end == "finished")
  }

  @Test("a scheduler runs actions at once, later and again and again")
  func schedules() {
    let clock = Clock()
    var ran: [String] = []
    clock.schedule { ran.append("now") }
    clock.schedule(after: clock.now.advanced(by: .seconds(2))) { ran.append("later") }
    let turns = clock.schedule(after: clock.now, interval: .milliseconds(800)) {
      ran.append("turn")
    }
    clock.move(to: 1)
    turns.cancel()
    clock.move(to: 3)
    #expect(ran == ["now", "turn", "turn", "later"])
    let queue: DispatchQueue.SchedulerTimeType = DispatchQueue.main.now
    #expect(queue.advanced(by: 1) > queue && OperationQueue.main.now >= queue)
  }
}
