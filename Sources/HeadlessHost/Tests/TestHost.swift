// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
import Foundation
public import UIKit

/// The app that a bundle of tests runs in (Documentation/Testing.md §6).
///
/// Time is virtual and moves while the tests wait: as soon as nothing else is to do, the next timer
/// is due.
@MainActor
public enum TestHost {
  static nonisolated let plan: TestPlan = {
    guard case .test(let plan)? = (try? HostPlan.ofProcess())?.task else { return TestPlan() }
    return plan
  }()

  static nonisolated let recorder = TestRecorder()

  /// Whether Swift Testing's tests are to run in this process, and not XCTest's.
  public static var isSwiftTesting: Bool { plan.library == .swiftTesting }

  /// Launches the app; the tests' time starts.
  ///
  /// - Parameters:
  ///   - makeDelegate: nil for tests without an app of their own.
  ///   - isAlone: Whether the tests are loaded into no app, not even one without a delegate.
  public static func launch(
    _ makeDelegate: (@MainActor () -> any UIApplicationDelegate)?, isAlone: Bool = false
  ) {
    PictureEncoding.install()
    BundleInformation.install()
    DefaultsMethods.install()
    NumberMethods.install()
    DataMethods.install()
    ErrorWords.install()
    RequestCopies.install()
    HomeFolder.renew()
    if isAlone { ToolBundle.comeFirst() }
    if RecordChannel.isOpen { snug_crash_report() }
    // A test that ends the process is told with the line that did.
    atexit { if TestHost.recorder.state.test != nil { _ = snug_note_place() } }
    let run = AppRun(configuration: plan.configuration, scene: nil)
    let info = makeDelegate == nil ? [:] : Bundle.main.infoDictionary ?? [:]
    guard run.start(makeDelegate, info: info) else {
      FileHandle.standardError.write(
        Data("error: there is no device '\(plan.configuration.device)'\n".utf8))
      exit(1)
    }
    // What is asked for without a bundle is looked up where the classes are.
    if isAlone { Runtime.current.resourceBundle = Bundle(for: UIView.self) }
    if makeDelegate != nil { RunLoopDriver.settle() }
    Runtime.current.turnsDrain = isSwiftTesting
    TestPacer(timeLimit: plan.timeLimit, recorder: recorder).start()
  }

  // MARK: XCTest

  /// Tells of a test, and answers whether it is to run: its name, `Module.Class/method`, has a match
  /// of the filters and none of those to skip.
  public static nonisolated func declare(_ test: String, file: String, line: Int) -> Bool {
    let isChosen = plan.isChosen(test)
    recorder.write(.declared(test, TestLine(file: file, line: line), isChosen: isChosen))
    return isChosen && !plan.done.contains(test)
  }

  /// Gathers the tests of a class that tells them itself. Where that comes to left-out places, the
  /// tests that they would have made are unknown: the class has failed
  /// (Documentation/Testing.md §6.10).
  public static nonisolated func gather(
    _ type: Any.Type, file: String, line: Int, _ body: () -> Void
  ) {
    let test = "\(String(reflecting: type))/spec()"
    let visits = LeftOutRecord.visits(during: body)
    guard !visits.isEmpty, !plan.done.contains(test) else { return }
    let isChosen = plan.isChosen(test)
    recorder.write(.declared(test, TestLine(file: file, line: line), isChosen: isChosen))
    guard isChosen else { return }
    recorder.write(.started(test))
    for visit in visits { recorder.write(.failed(test, TestFailure(visit))) }
    recorder.write(.ended(test, seconds: 0))
  }

  /// Makes a test case of a class ahead of all tests, if that was asked for.
  public static nonisolated func makeFirst(_ type: Any.Type, _ make: () -> Void) {
    guard plan.makesFirst else { return }
    recorder.write(.making(String(reflecting: type)))
    make()
    recorder.write(.making(nil))
  }

  /// From now on a class prepares what all of its tests need.
  public static nonisolated func settingUp(_ type: Any.Type) {
    recorder.write(.making(String(reflecting: type)))
  }

  public static nonisolated func started(_ test: String) { recorder.write(.started(test)) }

  public static nonisolated func failed(
    _ test: String, _ message: String, file: String?, line: Int
  ) {
    let place = file.flatMap { line > 0 ? TestLine(file: $0, line: line) : nil }
    // XCTest's text of an assertion without a message of its own.
    let words = message.hasSuffix(" - ") ? String(message.dropLast(3)) : message
    recorder.write(.failed(test, TestFailure(message: words, place: place)))
  }

  public static nonisolated func skipped(_ test: String) {
    recorder.write(.skipped(test, reason: nil))
  }

  public static nonisolated func ended(_ test: String) {
    if MainActorCheck.isOnMainActor {
      MainActor.assumeIsolated { Runtime.current.drainAutoreleased() }
    }
    recorder.write(.ended(test, seconds: recorder.seconds(of: test)))
  }

  public static nonisolated func finished() { recorder.write(.finished) }

  /// Runs the body of an asynchronous test; the main thread turns its run loop meanwhile.
  public static nonisolated func wait(
    for body: @escaping @Sendable () async throws -> Void
  ) throws {
    let outcome = TestOutcome()
    Task {
      do {
        try await body()
        outcome.result = .success(())
      } catch {
        outcome.result = .failure(error)
      }
      // Ends the run of the run loop.
      DispatchQueue.main.async {}
    }
    while true {
      if let result = outcome.result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}

/// How the body of a test ended, for the thread that waits for it.
private final class TestOutcome: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Result<Void, any Error>?

  var result: Result<Void, any Error>? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
