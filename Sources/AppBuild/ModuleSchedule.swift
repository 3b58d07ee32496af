// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Runs the builds of modules, each when those before it are done, as many at once as there are
/// processors.
final class ModuleSchedule: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: Set<Int>
  /// What came of each; a success without a product is a module whose turn comes later.
  private var results: [Int: Result<ModuleProduct?, BuildError>] = [:]
  /// Modules that were tried and whose turn comes later.
  private var failed: Set<Int> = []
  private let needs: [[Int]]

  init(needs: [[Int]]) {
    self.needs = needs
    waiting = Set(needs.indices)
  }

  /// - Parameter build: Answers nil for a module whose turn comes later, as that of all that need
  ///   it does.
  /// - Throws: The error of the first module that failed; what does not need it is built still, so
  ///   that the error does not depend on who was faster.
  func run(
    _ build: @escaping @Sendable (Int, [Int: ModuleProduct]) throws(BuildError) -> ModuleProduct?
  ) throws(BuildError) -> [Int: ModuleProduct] {
    let workers = max(1, min(needs.count, ProcessInfo.processInfo.activeProcessorCount))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = next() {
        let done = condition.withLock { products }
        let result = Result { () throws(BuildError) in try build(index, done) }
        condition.withLock {
          results[index] = result
          if case .success(nil) = result { failed.insert(index) }
          condition.broadcast()
        }
      }
    }
    for index in needs.indices {
      if case .failure(let error) = results[index] { throw error }
    }
    return products
  }

  /// Whether a module was tried, and is to be built in another way.
  func hasFailed(_ index: Int) -> Bool { failed.contains(index) }

  private var products: [Int: ModuleProduct] {
    results.compactMapValues { result in
      if case .success(let product) = result { product } else { nil }
    }
  }

  /// Waits for a module whose turn it is; nil when none is left.
  private func next() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let lost = waiting.filter { index in needs[index].contains { isLost($0) } }
      for index in lost.sorted() {
        waiting.remove(index)
        // Its error is that of the first module that failed.
        results[index] = needs[index].lazy.filter(isLost).first.flatMap { self.results[$0] }
      }
      if !lost.isEmpty { condition.broadcast() }
      if waiting.isEmpty { return nil }
      if let ready = waiting.sorted().first(where: { needs[$0].allSatisfy { results[$0] != nil } })
      {
        waiting.remove(ready)
        return ready
      }
      if lost.isEmpty { condition.wait() }
    }
  }

  private func isLost(_ index: Int) -> Bool {
    switch results[index] {
    case .failure, .success(nil): true
    case .success, nil: false
    }
  }
}
