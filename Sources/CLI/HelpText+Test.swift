// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  static let test = """
    Runs the unit tests of an app or a library, XCTest's and Swift Testing's.

    Usage: snug test <project> [options]

      <project>   an Xcode project, a workspace, a Swift package, or a folder that holds one of these

    Which tests:
      --target NAME        one bundle of tests; all unit tests without it. Tests of user interfaces
                           are passed over
      --filter REGEX       tests whose name, such as AppTests.ShelfTests/testHeight, matches; several
                           are alternatives
      --skip REGEX         leaves out tests whose name matches

    Their Swift packages (Documentation/Packages.md):
    \(packages)

    How:
      --strict             what does not compile is an error; without it the rest is tested, and what
                           comes to a left-out place has failed
      --time-limit SECONDS processor time for one test; then it has failed, and the rest is run
                           (default: 60)
      --repeat N           runs all of them N times
      --parallel           Swift Testing's tests at once, not one after the other

    Where they run:
      --device NAME, --orientation WORD, --text-size SIZE, --locale NAME, --direction WORD,
      --appearance WORD, --bold
                           as for 'snug render'                     (default: iPhone X, portrait)

    What comes out:
      --xunit-output FILE  the results as XML

    Tests of an app run in the app, launched before the first of them; tests of a library run in an
    app of their own without a delegate. Time is virtual, so waiting costs none. A test that crashes
    or ends the process has failed, and the rest is run in a new one (Documentation/Testing.md §6).

    \(safety)

    Exit codes: 0 all tests passed; 1 a test failed, none ran, or the tests could not be read,
    compiled or run; 64 wrong usage.

    Example:
      snug test MyLibrary --filter SelfSizing
    """
}
