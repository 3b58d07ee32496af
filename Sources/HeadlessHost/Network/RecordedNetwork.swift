// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import CVirtualClock
internal import DeviceMatrix
internal import Findings
import Foundation
import FoundationNetworking
internal import NetworkArchive

/// What stands in for the network of an app's process, where snug.json names an archive
/// (Documentation/NetworkArchive.md §3).
final class RecordedNetwork: @unchecked Sendable {
  /// The one of the process; nil where there is none.
  static let shared: RecordedNetwork? = (try? HostPlan.ofProcess())?.home.network
    .flatMap { try? RecordedNetwork(NetworkArchive(path: $0)) }

  private let archive: NetworkArchive
  private let lock = NSLock()
  /// How often each request was answered in this launch.
  private var turns: [NetworkArchive.Request: Int] = [:]
  /// When answers are due that are under way, seconds of the process's clock.
  private var due: [TimeInterval] = []
  private var missed: [MissedRequest] = []

  private init(_ archive: NetworkArchive) { self.archive = archive }

  /// Begins a launch: every server says its first answers.
  ///
  /// The first call puts the archive in the place of HTTP.
  static func renew() {
    RegisteredProtocols.renew()
    guard let network = shared else { return }
    ArchiveProtocol.install()
    network.lock.withLock {
      network.turns = [:]
      network.missed = []
    }
  }

  /// When the next answer is due that is under way, seconds of the process's clock.
  static var nextDue: TimeInterval? {
    shared.flatMap { network in network.lock.withLock { network.due.min() } }
  }

  /// The requests without an answer since the last call, each once, in order of their words.
  static func takeMissed() -> [MissedRequest] {
    guard let network = shared else { return [] }
    return network.lock.withLock {
      defer { network.missed = [] }
      return network.missed.sorted { ($0.text, $0.call ?? 0) < ($1.text, $1.call ?? 0) }
    }
  }

  /// The answers to a request: redirects, and what they end in; none where nothing was recorded.
  func answers(to request: URLRequest, sent: Data?) -> [NetworkArchive.Answer] {
    guard let url = request.url else { return [] }
    let asked = NetworkArchive.Request(method: request.httpMethod ?? "GET", url: url)
    let turn = lock.withLock {
      turns[asked, default: -1] += 1
      return turns[asked] ?? 0
    }
    return archive.answers(to: asked, sent: sent, turn: turn)
  }

  /// Notes a request that the archive does not answer, from the thread of the app that asks.
  func note(_ request: URLRequest) {
    guard let url = request.url else { return }
    let asked = NetworkArchive.Request(method: request.httpMethod ?? "GET", url: url)
    guard archive.answer(to: asked) == nil else { return }
    let call = Int(snug_direct_call_site(64))
    let miss = MissedRequest(
      text: "\(asked.method) \(url.absoluteString)", call: call == 0 ? nil : call)
    let isNew = lock.withLock {
      // The thread that loads asks again, without the app's call.
      guard !missed.contains(where: { $0.text == miss.text }) else { return false }
      missed.append(miss)
      return true
    }
    if isNew {
      FileHandle.standardError.write(Data("\(miss.text): no answer to this is recorded\n".utf8))
    }
  }

  /// Runs `action` after `latency` seconds of virtual time, on a queue of answers.
  func later(_ latency: TimeInterval, _ action: @escaping @Sendable () -> Void) {
    let time = snug_clock_now() + latency
    lock.withLock { due.append(time) }
    Self.queue.asyncAfter(deadline: .now() + latency) { [self] in
      action()
      lock.withLock { if let index = due.firstIndex(of: time) { due.remove(at: index) } }
    }
  }

  private static let queue = DispatchQueue(label: "snug.network")
}

/// Whether the run has recorded answers; frameworks' parts, which stand below, ask by name.
@_cdecl("snug_network_is_recorded")
func networkIsRecorded() -> Bool { RecordedNetwork.shared != nil }
