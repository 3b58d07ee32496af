// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import GapRepair

extension GapLoop {
  /// Takes out what a compiler that crashed was looking at (Documentation/Gaps.md §3.8).
  ///
  /// - Parameters:
  ///   - site: Where it crashed; nil where it only failed without a place.
  ///   - failure: Its words.
  ///   - focus: The files that were looked at; nil for all.
  /// - Returns: The files to look at next.
  /// - Throws: Its words, when nothing of what it names is left.
  func goAround(
    _ site: CrashSite?, _ failure: String, _ planner: EditPlanner, _ round: Int,
    _ depth: GapCheck.Depth, _ focus: Set<Int>?, _ state: ModuleBuild.State
  ) throws(BuildError) -> Set<Int>? {
    guard var site else { throw BuildError(.toolFailed(failure)) }
    if planner.plan(site) == 0 {
      // It names nothing that could go: the file is found by halves.
      site = CrashSite()
      site.files = try culprit(among: focus, round, depth, state)
      guard planner.plan(site) > 0 else { throw BuildError(.toolFailed(failure)) }
    }
    for index in planner.changedFiles { addImport(to: index) }
    return self.focus(on: planner.changedFiles)
  }

  /// The one file that makes the compiler crash when it alone is looked at; none where all are sound
  /// by themselves.
  private func culprit(
    among focus: Set<Int>?, _ round: Int, _ depth: GapCheck.Depth, _ state: ModuleBuild.State
  ) throws(BuildError) -> [Int] {
    // Code is made of all files at once.
    guard depth != .code else { return [] }
    var suspects = focus?.sorted() ?? allFiles
    while suspects.count > 1 {
      let half = Array(suspects.prefix(suspects.count / 2))
      let hasFailed = try check(round, depth, Set(half), state).crash != nil
      suspects = hasFailed ? half : Array(suspects.dropFirst(half.count))
    }
    guard let last = suspects.first, try check(round, depth, [last], state).crash != nil else {
      return []
    }
    return [last]
  }
}
