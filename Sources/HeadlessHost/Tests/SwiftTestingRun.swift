// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation

extension TestHost {
  /// Runs Swift Testing's tests, and ends the process.
  ///
  /// The library is asked through the C function that it has for tools; its records are JSON
  /// (Documentation/Testing.md §6.6).
  public static func runSwiftTesting() -> Never {
    Task {
      let run = SwiftTestingRun(plan: plan, recorder: recorder)
      do {
        if !plan.filters.isEmpty || !plan.skips.isEmpty { try await run.list() }
        let hasPassed = try await run.run()
        recorder.write(.finished)
        exit(hasPassed ? 0 : 1)
      } catch {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        exit(1)
      }
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}

/// One run of the library's entry point.
private struct SwiftTestingRun: Sendable {
  let plan: TestPlan
  let recorder: TestRecorder

  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// The library's arguments; the names are its own.
  private struct Arguments: Encodable {
    var listTests: Bool?
    var parallel = false
    var verbosity = 0
    var eventStreamVersion = "6.3"
    var filter: [String]?
    var skip: [String]?
  }

  /// Declares every test of the bundle.
  func list() async throws {
    let recorder = recorder
    // The least verbosity prints nothing.
    _ = try await call(Arguments(listTests: true, verbosity: .min)) { record in
      guard let test = record.function else { return }
      recorder.write(.declared(test.id, test.line, isChosen: false))
    }
  }

  /// - Returns: Whether no test failed.
  func run() async throws -> Bool {
    var arguments = Arguments(parallel: plan.isParallel)
    if !plan.filters.isEmpty { arguments.filter = plan.filters }
    let done = plan.done.map { "^" + NSRegularExpression.escapedPattern(for: $0) + "$" }
    arguments.skip = plan.skips + done
    let recorder = recorder
    return try await call(arguments) { record in
      for line in record.lines { recorder.write(line(recorder)) }
    }
  }

  private func call(
    _ arguments: Arguments, _ handle: @escaping @Sendable (SwiftTestingRecord) -> Void
  ) async throws -> Bool {
    guard let get = dlsym(nil, "swt_abiv0_getEntryPoint") else {
      throw HostError("this version of Swift Testing has no entry point for tools")
    }
    typealias Getter = @convention(c) () -> UnsafeRawPointer
    let pointer = Swift.unsafeBitCast(get, to: Getter.self)()
    let entry = Swift.unsafeBitCast(pointer, to: EntryPoint.self)
    let data = Array(try JSONEncoder().encode(arguments))
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: data)
    nonisolated(unsafe) let json: UnsafeRawBufferPointer? = UnsafeRawBufferPointer(bytes)
    return try await entry(json) { text in
      if let record = try? JSONDecoder().decode(SwiftTestingRecord.self, from: Data(text)) {
        handle(record)
      }
    }
  }
}
