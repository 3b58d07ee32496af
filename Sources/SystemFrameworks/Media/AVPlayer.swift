// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Plays nothing; it keeps what it was given and its rate.
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay
    case failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate
    case playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause
    case none
  }

  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
  }

  open private(set) var currentItem: AVPlayerItem? {
    didSet { noteChange(of: "currentItem", from: oldValue as Any) }
  }
  open var rate: Float = 0 {
    didSet {
      let old: TimeControlStatus = oldValue == 0 ? .paused : .waitingToPlayAtSpecifiedRate
      noteChange(of: "rate", from: oldValue)
      if old != timeControlStatus { noteChange(of: "timeControlStatus", from: old) }
    }
  }
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true

  /// What is observed by its key.
  private static let keys: Void = {
    let entry = RuntimeRegistry.describe(AVPlayer.self)
    entry.property("status", \AVPlayer.status.rawValue)
    entry.property("timeControlStatus", \AVPlayer.timeControlStatus.rawValue)
    entry.property("rate", \AVPlayer.rate)
    entry.property("currentItem", \AVPlayer.currentItem)
    entry.property("volume", \AVPlayer.volume)
    entry.property("muted", \AVPlayer.isMuted)
  }()

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    Self.keys
  }

  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  public convenience override init() { self.init(playerItem: nil) }

  /// Nothing is read, so it is never ready.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var isExternalPlaybackActive: Bool { false }

  /// A player that was started waits for ever.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }

  open var reasonForWaitingToPlay: WaitingReason? {
    if rate == 0 { return nil }
    return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
  }

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func cancelPendingPrerolls() {}
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    answerLater { completionHandler?(false) }
  }

  /// Time stands still, so the observer is never called.
  @discardableResult
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  @discardableResult
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}
}

extension AVPlayer {
  public func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }

  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    answerLater { completionHandler(true) }
  }

  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  @discardableResult
  public func seek(to time: CMTime) async -> Bool { true }

  @discardableResult
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { true }
}

/// Plays items one after the other: keeps the list, whose first is the current one.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  open func items() -> [AVPlayerItem] { queue }

  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains(item)
  }

  /// Behind `afterItem`, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.endIndex
    queue.insert(item, at: place)
    showFirst()
  }

  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    showFirst()
  }

  open func removeAllItems() {
    queue = []
    showFirst()
  }

  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    showFirst()
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
    showFirst()
  }

  private func showFirst() {
    if queue.first !== currentItem { super.replaceCurrentItem(with: queue.first) }
  }
}

/// Plays one item again and again: puts it into the queue once.
open class AVPlayerLooper: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready
    case failed
    case cancelled
  }

  open private(set) var status = Status.unknown
  open var error: (any Error)? { nil }
  open var loopCount: Int { 0 }
  open private(set) var loopingPlayerItems: [AVPlayerItem]

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange: CMTimeRange)
  {
    loopingPlayerItems = [itemToLoop]
    super.init()
    if player.canInsert(itemToLoop, after: nil) { player.insert(itemToLoop, after: nil) }
  }

  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  open func disableLooping() { status = .cancelled }
}
