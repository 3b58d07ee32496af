// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// The main run loop of Apple's systems lays views out whenever a run of it ends, even one that ends
/// at once; the lowering writes these calls (Documentation/SourceLowering.md §2.7).
extension RunLoop {
  /// `run(until:)` as on Apple's systems.
  public func run(turningUntil limit: Date) {
    run(until: limit)
    layOut()
  }

  /// `run(mode:before:)` as on Apple's systems.
  @discardableResult
  public func run(turningMode mode: RunLoop.Mode, before limit: Date) -> Bool {
    let ran = run(mode: mode, before: limit)
    layOut()
    return ran
  }

  private func layOut() {
    guard MainActorCheck.isOnMainActor else { return }
    MainActor.assumeIsolated { _ = Runtime.current.turn() }
  }
}
