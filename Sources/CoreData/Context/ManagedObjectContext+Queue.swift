// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSManagedObjectContext {
  static let ownQueue = DispatchSpecificKey<ObjectIdentifier>()

  /// Whether the caller is where the context's objects may be used.
  private var isOnQueue: Bool {
    switch concurrencyType {
    case .mainQueueConcurrencyType: MainActorCheck.isOnMainActor
    case .privateQueueConcurrencyType:
      DispatchQueue.getSpecific(key: NSManagedObjectContext.ownQueue) == ObjectIdentifier(self)
    case .confinementConcurrencyType: true
    }
  }

  private var target: DispatchQueue { queue ?? .main }

  /// Runs a block on the context's queue, later.
  public func perform(_ block: @escaping () -> Void) {
    let work = UncheckedBlock(block)
    target.async {
      LoadedModels.running(self, work.run)
      self.processPendingChanges()
    }
  }

  /// Runs a block on the context's queue and waits for it; where the caller is there, at once.
  public func performAndWait(_ block: () -> Void) {
    if isOnQueue { return LoadedModels.running(self, block) }
    withoutActuallyEscaping(block) { block in
      let work = UncheckedBlock(block)
      target.sync {
        LoadedModels.running(self, work.run)
        self.processPendingChanges()
      }
    }
  }

  public func performAndWait<Value, Failure: Error>(
    _ block: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var result: Result<Value, Failure>?
    performAndWait { () -> Void in result = Result(catching: block) }
    guard let result else { preconditionFailure("the block was not run") }
    return try result.get()
  }

  /// Runs a block on the context's queue.
  public func perform<Value, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let box: UncheckedResult<Value, Failure> = await withCheckedContinuation { continuation in
      let work = UncheckedBlock {
        continuation.resume(returning: UncheckedResult(Result(catching: block)))
      }
      if schedule == .immediate && isOnQueue { work.run() } else { perform(work.run) }
    }
    return try box.result.get()
  }
}

/// A block that the context's queue runs although what it captures is not checked, as on Apple's
/// systems.
struct UncheckedBlock: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

struct UncheckedResult<Value, Failure: Error>: @unchecked Sendable {
  let result: Result<Value, Failure>
  init(_ result: Result<Value, Failure>) { self.result = result }
}
