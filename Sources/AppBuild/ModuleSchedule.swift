// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Runs the builds of modules, each when those before it are done, as many at once as there are
/// processors.
final class ModuleSchedule: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: Set<Int>
  private var results: [Int: Result<ModuleProduct, BuildError>] = [:]
  private let needs: [[Int]]

  init(needs: [[Int]]) {
    self.needs = needs
    waiting = Set(needs.indices)
  }

  /// - Returns: The products in order.
  /// - Throws: The error of the first module that failed; what does not need it is built still, so
  ///   that the error does not depend on who was faster.
  func run(
    _ build: @escaping @Sendable (Int, [Int: ModuleProduct]) throws(BuildError) -> ModuleProduct
  ) throws(BuildError) -> [ModuleProduct] {
    let workers = max(1, min(needs.count, ProcessInfo.processInfo.activeProcessorCount))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = next() {
        let done = condition.withLock { results.compactMapValues { try? $0.get() } }
        let result = Result { () throws(BuildError) in try build(index, done) }
        condition.withLock {
          results[index] = result
          condition.broadcast()
        }
      }
    }
    var products: [ModuleProduct] = []
    for index in needs.indices {
      if let result = results[index] { products.append(try result.get()) }
    }
    return products
  }

  /// Waits for a module whose turn it is; nil when none is left.
  private func next() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let lost = waiting.filter { index in needs[index].contains { isFailed($0) } }
      for index in lost {
        waiting.remove(index)
        // Its error is that of the first module that failed.
        results[index] = needs[index].lazy.compactMap { self.results[$0] }.first { result in
          if case .failure = result { true } else { false }
        }
      }
      if waiting.isEmpty { return nil }
      if let ready = waiting.sorted().first(where: { needs[$0].allSatisfy { results[$0] != nil } })
      {
        waiting.remove(ready)
        return ready
      }
      if lost.isEmpty { condition.wait() }
    }
  }

  private func isFailed(_ index: Int) -> Bool {
    if case .failure = results[index] { true } else { false }
  }
}
