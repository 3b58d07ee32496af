// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import SourceLowering

extension ModuleBuild {
  /// Whether a module that is at home on Linux asks for frameworks of Apple's that are here: an app
  /// for phones may use what it has where these are (Documentation/Packages.md §5).
  ///
  /// Tests look at what is fetched as it is at home; those that are at home here themselves look so at
  /// the modules of their own package, too.
  func hasMoreOnPhones(_ step: Step) -> Bool {
    guard !isTests || !app.app.isNativeCandidate && !step.module.isFetched else { return false }
    return step.module.isNativeCandidate
      && step.inputs.contains { FrameworkConditions.stand(in: $0.text) }
  }

  /// The module built as for iOS, where it compiles so as it stands; nil where it does not, and it is
  /// built as it is at home.
  func forPhones(_ step: Step, _ state: State) throws(BuildError) -> ModuleProduct? {
    var local = state
    do throws(BuildError) {
      try emit(step, try lower(step), &local)
      return local.products[step.index]
    } catch {
      guard error.isOfSources else { throw error }
      return nil
    }
  }
}
