// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import CVirtualClock
internal import DeviceMatrix
internal import Findings
import Foundation

/// The worker's side of a process that it forked: takes down what it says, and ends it when a unit takes
/// too long or too much memory, or when the tool is gone.
///
/// Nothing in the app can keep it from doing so. The time in which the app's main thread waited for a
/// core does not count: a busy machine finds the same hangs as an idle one.
@MainActor
final class LineWatch {
  /// How a process ended.
  struct End {
    /// How many of its units have a verdict now; at least one.
    var count: Int
    /// Whether the app's code came to be asked for a unit.
    var hasBegun = true
    var casualty: (number: Int, end: UnitEnd)?
    /// The unit that Foundation here ended by a fault of its own, and may be looked at once more.
    var retry: Int?
  }

  /// What Foundation on Linux stops with when a task is cancelled while it fails: by chance, and not
  /// by what the app did.
  private static let foreignFault = "Trying to access a behaviour for a task that in not in"

  private let process: Int32
  private let channel: Int32
  private let plan: CheckPlan
  private let records: RecordChannel
  private let memory: WorkerMemory
  private let tool = getppid()
  /// How much was in the app's log when the process began.
  private let logStart = lseek(STDERR_FILENO, 0, SEEK_END)

  private let units: [Int]
  private let explores: Bool
  /// What the process may say: its word is not believed for other units than its own.
  private var order: TalkOrder
  private var deadline: WorkDeadline

  private var reader = RecordReader(nonce: String(cString: snug_channel_nonce()))
  /// Why what came cannot be read.
  private var damage: RecordError?
  /// When the tool was told that the worker lives.
  private var told = snug_real_seconds()
  private var open: Int?
  private var ended: [Int] = []
  private var places = 0
  /// Whether the process has said that it ends itself.
  private var isThrough = false

  /// Milliseconds between two looks at a process that says nothing.
  private static let period: Int32 = 20
  /// How often the main thread is asked where it is: what it does all the while is in every answer.
  private static let samples = 16

  init(
    process: Int32, channel: Int32, plan: CheckPlan, units: [Int], records: RecordChannel,
    memory: WorkerMemory
  ) {
    self.units = units
    explores = (plan.exploration?.steps ?? 0) > 0
    order = TalkOrder(plan, units: units)
    deadline = WorkDeadline(limit: plan.timeLimit, at: snug_real_seconds())
    self.process = process
    self.channel = channel
    self.plan = plan
    self.records = records
    self.memory = memory
  }

  /// Waits for the process's end, and records that of a unit that caused it.
  ///
  /// - Parameter retries: Whether a unit that Foundation ended is left for another try.
  func wait(retries: (Int) -> Bool) throws(HostError) -> End {
    defer { close(channel) }
    var reason: Excess?
    var status: Int32 = 0
    var isOpen = true
    while true {
      // A process that closed its pipe has mostly ended; one that goes on is watched all the same.
      if isOpen { isOpen = try read(waiting: Self.period) } else { snug_real_sleep(1000) }
      if waitpid(process, &status, WNOHANG) == process { break }
      try tellAlive()
      if damage != nil {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        break
      }
      guard let excess = excess() else { continue }
      reason = excess
      try askForPlaces()
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
      break
    }
    // What was written before the end is still in the pipe.
    while try read(waiting: 0) {}
    return try end(reason, status, retries)
  }

  private func end(
    _ reason: Excess?, _ status: Int32, _ retries: (Int) -> Bool
  ) throws(HostError) -> End {
    let code = status & 0x7f == 0 ? status >> 8 & 0xff : nil
    if isThrough, open == nil, reason == nil, damage == nil, code == 0 {
      return End(count: ended.count)
    }
    // What an app ends between two units was still the former's doing.
    let unit = open ?? ended.last ?? units[0]
    if reason == nil, let open, lastWords.contains(Self.foreignFault), retries(open) {
      return End(count: ended.count, retry: open)
    }
    let end = UnitEnd(
      kind: reason?.kind ?? .crash,
      status: damage?.description ?? reason?.words ?? code.map { "exit code \($0)" }
        ?? String(cString: strsignal(status & 0x7f)),
      lastWords: lastWords)
    try records.write(.ended(unit: unit, end))
    let count = ended.count + (open != nil || ended.isEmpty ? 1 : 0)
    return End(count: count, hasBegun: open != nil || !ended.isEmpty, casualty: (unit, end))
  }

  // MARK: Limits

  /// Seconds that passed, without those in which the app's main thread was ready and had no core.
  private var now: Double { snug_real_seconds() - snug_starved_seconds(process) }

  /// Why a process is ended.
  private struct Excess {
    var kind: UnitEnd.Kind
    var words: String?
  }

  private func excess() -> Excess? {
    if getppid() != tool {
      kill(process, SIGKILL)
      exit(CheckPlan.hangExitCode)
    }
    if snug_thread_count(process) > CheckPlan.mostThreads {
      return Excess(kind: .crash, words: "more than \(CheckPlan.mostThreads) threads")
    }
    if deadline.isOver(at: now) { return Excess(kind: .hang) }
    let limit = UInt(max(plan.memoryLimit, 1)) << 20
    return UInt(snug_resident_bytes(process)) > limit ? Excess(kind: .memory) : nil
  }

  /// Lets the main thread say some times where it is, if it still can.
  private func askForPlaces() throws(HostError) {
    let deadline = snug_real_seconds() + 5
    places = 0
    for count in 1...Self.samples where snug_real_seconds() < deadline {
      guard snug_ask_place(process) != 0 else { return }
      while places < count, snug_real_seconds() < deadline {
        guard try read(waiting: Self.period) else { return }
      }
      snug_real_sleep(7_000)
    }
  }

  // MARK: Reading

  /// Takes down what has been said.
  ///
  /// - Returns: false at the end of it; with no time to wait also when there is nothing now.
  private func read(waiting milliseconds: Int32) throws(HostError) -> Bool {
    var event = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
    guard poll(&event, 1, milliseconds) > 0 else { return milliseconds > 0 }
    let space = 1 << 16
    let bytes = [UInt8](unsafeUninitializedCapacity: space) { buffer, count in
      count = max(0, Foundation.read(channel, buffer.baseAddress, space))
    }
    guard !bytes.isEmpty, damage == nil else { return false }
    do {
      for entry in try reader.take(bytes) { try take(entry) }
    } catch let failure as RecordError {
      damage = failure
    } catch let failure as HostError {
      throw failure
    } catch {
      throw HostError("error: \(error)")
    }
    return true
  }

  private func take(_ entry: RecordReader.Entry) throws {
    let record = try entry.record()
    try order.take(record)
    deadline.take(record, at: now)
    switch record {
    case .began(let unit):
      guard explores || units.dropFirst(ended.count).first == unit else {
        throw RecordError("an app's process begins unit \(unit) out of turn")
      }
      open = unit
    case .done(let unit, _), .refused(let unit, _):
      ended.append(unit)
      open = nil
    case .place: places += 1
    case .step: return
    case .leaving:
      isThrough = true
      return
    case .version, .finished, .alive, .ended, .content:
      throw RecordError("an app's process says what only its worker may: \(entry.line)")
    default:
      if memory.learn(record, named: { plan.screens[$0].name }) { return }
    }
    try records.write(line: entry.line, payload: entry.payload)
  }

  /// Tells the tool now and then that the worker is not at fault when nothing comes.
  private func tellAlive() throws(HostError) {
    let now = snug_real_seconds()
    guard now - told > 1 else { return }
    told = now
    try records.write(.alive)
  }

  /// The last lines that the app wrote, at most 16 kB: the runtime adds a stack of a hundred calls.
  private var lastWords: String {
    let space = 16 << 10
    let end = lseek(STDERR_FILENO, 0, SEEK_END)
    guard end > 0 else { return "" }
    let start = max(logStart, end - off_t(space))
    let bytes = [UInt8](unsafeUninitializedCapacity: space) { buffer, count in
      count = max(0, pread(STDERR_FILENO, buffer.baseAddress, space, start))
    }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
