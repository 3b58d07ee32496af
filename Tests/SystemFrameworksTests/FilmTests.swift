// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("Times of films, players and sound")
@MainActor
struct FilmTests {
  @Test("times of different scales are added and compared exactly")
  func times() {
    let (half, third) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 3))
    let sum = half + third
    #expect(sum.value == 5 && sum.timescale == 6)
    #expect((half - third).seconds == 1.0 / 6)
    #expect(half == CMTimeMake(value: 300, timescale: 600))
    #expect(CMTimeCompare(third, half) == -1)
    #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime(seconds: 0.26, preferredTimescale: 10).hasBeenRounded)
    #expect(CMTimeMultiply(third, multiplier: 2) == CMTime(value: 2, timescale: 3))
  }

  @Test("no time, an unknown one and one without end are told apart")
  func noTimes() {
    #expect(CMTIME_IS_INVALID(CMTime(value: 1, timescale: 0)))
    #expect(CMTime.indefinite.isIndefinite && CMTimeGetSeconds(.indefinite).isNaN)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
    #expect(CMTime.negativeInfinity < .zero && .zero < CMTime.positiveInfinity)
    #expect(!(CMTime.invalid + .zero).isValid)
    #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
  }

  @Test("what no time can hold is infinite, or no time")
  func beyond() {
    let last = CMTime(value: .max, timescale: 1)
    #expect((last + last).isPositiveInfinity)
    #expect(last.convertScale(600, method: .default).isPositiveInfinity)
    #expect(CMTimeMultiply(last, multiplier: -2).isNegativeInfinity)
    #expect(!CMTimeMultiplyByFloat64(last, multiplier: .nan).isValid)
    #expect(!(CMTime(value: 1, timescale: 0) + .zero).isNumeric)
  }

  @Test("a range has its start and not its end; a box gives it back")
  func ranges() {
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
    #expect(range.containsTime(.zero))
    #expect(!range.containsTime(CMTime(value: 2, timescale: 1)))
    let later = CMTimeRange(
      start: CMTime(value: 1, timescale: 1), end: CMTime(value: 4, timescale: 1))
    #expect(range.intersection(later).duration.seconds == 1)
    #expect(range.union(later).duration.seconds == 4)
    #expect(NSValue(timeRange: later).timeRangeValue == later)
    #expect(NSValue(time: later.end).timeValue.seconds == 4)
  }

  @Test("a player that was started waits; nothing is read")
  func player() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    #expect(player.timeControlStatus == .paused && player.status == .unknown)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect((player.currentItem?.asset as? AVURLAsset)?.url.path == "/film.mp4")
    #expect(player.currentItem?.duration.isIndefinite == true)
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 1), queue: nil
    ) { _ in Issue.record("time went on") }
    player.removeTimeObserver(observer)
  }

  @Test("a queue's first item is the current one")
  func queue() {
    let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
    let player = AVQueuePlayer(items: [items[0], items[1]])
    player.insert(items[2], after: items[0])
    #expect(player.items() == [items[0], items[2], items[1]])
    player.advanceToNextItem()
    #expect(player.currentItem === items[2])
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test("no picture is taken out of a film, and no film is written")
  func export() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))
    let generator = AVAssetImageGenerator(asset: asset)
    #expect(throws: AVError(.noImageAtTime)) {
      _ = try generator.copyCGImage(at: .zero, actualTime: nil)
    }
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    await withCheckedContinuation { done in
      session.exportAsynchronously { done.resume() }
    }
    #expect(session.status == .failed && session.error != nil)
    await #expect(throws: AVError.self) { _ = try await asset.load(.duration) }
  }

  @Test("the session of sound keeps what an app says")
  func sound() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
    #expect(session.category == .playback && session.mode == .spokenAudio)
    #expect(session.categoryOptions == .duckOthers)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    #expect(AVAudioSession.InterruptionType(rawValue: 1) == .began)
  }

  @MainActor
  private final class Listener: NSObject, @preconcurrency AVSpeechSynthesizerDelegate {
    var heard: [String] = []
    var done: CheckedContinuation<Void, Never>?

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) {
      heard.append("start \(utterance.speechString)")
    }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {
      heard.append("finish \(utterance.speechString)")
      done?.resume()
    }
  }

  @Test("what is spoken without a voice starts and is finished")
  func speech() async {
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    await withCheckedContinuation { done in
      listener.done = done
      synthesizer.speak(AVSpeechUtterance(string: "a"))
    }
    #expect(listener.heard == ["start a", "finish a"])
  }

  @Test("a picture in memory has rows of four bytes a pixel")
  func pixels() throws {
    var made: CVPixelBuffer?
    #expect(
      CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
    let buffer = try #require(made)
    CVPixelBufferLockBaseAddress(buffer, [])
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
    bytes.storeBytes(of: 7, toByteOffset: CVPixelBufferGetDataSize(buffer) - 1, as: UInt8.self)
    CVPixelBufferUnlockBaseAddress(buffer, [])
    #expect(CVPixelBufferGetBytesPerRow(buffer) == 12)
    #expect(CVPixelBufferGetDataSize(buffer) == 24)
    #expect(CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32BGRA, nil, &made) != 0)
  }
}
