// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// What the end of an app's process is: an error of the app, something to judge, or a screen that could
/// not be looked at (Documentation/Check.md §5.7; the numbers below are its).
struct StopRuling {
  enum Verdict: Hashable {
    case fault(Severity)
    /// The screen was not looked at; in words.
    case unseen(String)
  }

  let lacks: BuildLacks

  /// - Parameters:
  ///   - screen: What the process was to show.
  ///   - need: What was left out at the last place that it came to, in words.
  ///   - place: Where it stopped.
  func verdict(
    of stop: CheckWorker.Casualty, on screen: ScreenRequest, need: String?, at place: SourcePlace?
  ) -> Verdict {
    if let need { return .unseen(need) }
    guard stop.kind == .crash else { return .fault(stop.kind.rule.severity) }
    if !screen.isOnOwnWay { return .unseen(alone(screen, stop, place)) }
    guard let words = CrashWords(stop.lastWords) else {
      return .fault(stop.endedItself ? .error : .needsReview)
    }
    // An index beyond a list's end, or a wrong cast, is none of a lost file.
    if let name = lacks.files.first, stop.lacksValue, !words.isOfCast, words.module != "Swift" {
      return .unseen("needs \(name)\(Self.words(for: place))")
    }
    // What a data model has is not there without its file.
    if let model = lacks.dataModels.first, words.line.contains("entity") {
      return .unseen("needs \(model)\(Self.words(for: place))")
    }
    if words.looksForName, let name = lacks.names.first {
      return .unseen("needs \(name)\(Self.words(for: place))")
    }
    if words.isOffMainThread { return .fault(.warning) }
    return .fault(isOfSystem(words) ? .needsReview : .error)
  }

  /// 5.7.1 Why a screen that is shown by itself has no finding.
  private func alone(
    _ screen: ScreenRequest, _ stop: CheckWorker.Casualty, _ place: SourcePlace?
  ) -> String {
    let thing =
      screen.cell != nil
      ? "the cell" : screen.base == .scene ? "the scene" : "the view controller"
    if stop.refusesCoder {
      return "\(thing) is made with values that a storyboard cannot give, and stops in init(coder:)"
        + "\(Self.words(for: place)); lead to it with steps in snug.json"
    }
    let how =
      stop.says("Unexpectedly found nil")
      ? "at nil" : stop.lacksValue ? "at a check of its own" : "where it is shown by itself"
    let need =
      screen.cell != nil
      ? "needs a row of the list that shows it" : "needs what is given to it before it is shown"
    return "\(thing) \(need), and stops \(how)\(Self.words(for: place)); lead to it with steps in "
      + "snug.json"
  }

  /// 5.7.4 Whether code is to blame that is not the app's, or a name that UIKit's class may lack here.
  private func isOfSystem(_ words: CrashWords) -> Bool {
    if let module = words.module, Self.systemModules.contains(module),
      !lacks.modules.contains(module)
    {
      return true
    }
    return words.classWithoutName.map { !lacks.modules.contains($0) } ?? false
  }

  /// Modules that stand for Apple's here. Swift's own stop for what they are given.
  private static let systemModules: Set = [
    "UIKit", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "CoreData", "Dispatch", "SystemFrameworks",
    "FoundationAdditions",
  ]

  private static func words(for place: SourcePlace?) -> String {
    place.map { " (\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line))" } ?? ""
  }
}

extension CheckWorker.Casualty {
  /// Whether Swift stopped it: at nil, beyond the end of a list that is empty, at an assertion.
  var lacksValue: Bool {
    ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type"]
      .contains(where: says)
  }

  /// Whether it says what Xcode writes into an `init(coder:)` that nobody is to call.
  var refusesCoder: Bool { says("init(coder:) has not been implemented") }

  /// Whether the app ended itself, or was ended for what it did: by anything but a fault of its code.
  var endedItself: Bool { !Self.faults.contains(status) }

  private static let faults = Set(
    [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP].map { String(cString: strsignal($0)) })

  func says(_ words: String) -> Bool {
    kind == .crash && CrashWords(lastWords)?.line.contains(words) == true
  }
}
