// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Runtime {
  /// Rounds of constraints and layout after which marking in every pass counts as a loop.
  static let maximumRounds = 100

  /// Updates constraints and lays out every root until nothing is marked.
  ///
  /// A view that marks itself in every round is reported and left as it is.
  package func settle() {
    for root in roots() { settle(root) }
    passesDidFinish()
  }

  /// Updates constraints and lays out one root's tree until nothing is marked.
  package func settle(_ root: UIView) {
    var rounds = 0
    var frames: [CGRect] = []
    while root.hasLayoutWork {
      rounds += 1
      if rounds == Runtime.maximumRounds { frames = root.framesInTree }
      if rounds > Runtime.maximumRounds {
        let culprit = root.firstMarkedView ?? root
        report(
          LayoutIssue(
            .layoutDidNotSettle(rounds: rounds - 1), view: culprit,
            isStill: root.framesInTree == frames))
        root.clearLayoutMarks()
        return
      }
      root.updateConstraintsInTree()
      root.layOutTree()
    }
  }
}
