// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Foundation

/// The screens of a map as a check looks at them: named after their controllers.
struct ExploredScreens {
  let map: ScreenMap
  let roots: [ScreenRequest]

  /// Those that no root shows by itself, in the order in which they were found.
  ///
  /// - Parameter names: Of screens that are there already.
  func requests(besides names: [String]) -> [ScreenRequest] {
    var names = Set(names)
    return map.screens().compactMap { found in
      guard !found.steps.isEmpty, var screen = way(found.root, found.steps) else { return nil }
      screen.controller = found.structure.chain.last
      screen.controllers = found.controllers
      screen.name = Self.name(of: found, &names)
      return screen
    }
  }

  /// A way on which the app stops, to be walked again.
  ///
  /// - Parameter names: Of screens that are there already.
  func request(of end: ExplorationEnds.End, besides names: inout Set<String>) -> ScreenRequest? {
    guard var screen = way(end.root, end.steps) else { return nil }
    screen.name = Self.name(of: end, besides: &names)
    screen.stops = true
    return screen
  }

  /// What a way on which the app stops is called: `Home › Go stops`.
  static func name(of end: ExplorationEnds.End, besides names: inout Set<String>) -> String {
    let step = end.steps.last.map { words(of: $0.text) } ?? ""
    return unique("\(end.controller ?? "Screen") › \(step) stops", &names)
  }

  /// A way from a root, without a name.
  private func way(_ number: Int, _ marked: [MarkedStep]) -> ScreenRequest? {
    guard roots.indices.contains(number) else { return nil }
    let root = roots[number]
    var screen = ScreenRequest(
      name: "", origin: .explored, storyboard: root.storyboard, identifier: root.identifier)
    screen.arguments = root.arguments
    for step in marked {
      guard let steps = try? StepParser.steps(in: step.text, source: ScreensFile.name) else {
        return nil
      }
      screen.steps += steps
      screen.marks += steps.map { _ in step.mark }
    }
    screen.start = root.origin
    return screen
  }

  /// The controller's class; of its further states with the step that leads to them.
  private static func name(of found: ScreenMap.Found, _ names: inout Set<String>) -> String {
    let plain = found.structure.chain.last ?? "Screen"
    if names.insert(plain).inserted { return plain }
    return unique("\(plain) › \(found.steps.last.map { words(of: $0.text) } ?? "")", &names)
  }

  /// The name, with a number where it is taken.
  private static func unique(_ plain: String, _ names: inout Set<String>) -> String {
    var name = plain
    var number = 2
    while !names.insert(name).inserted {
      name = "\(plain) \(number)"
      number += 1
    }
    return name
  }

  /// `Edit` for `tap "Edit"`; commas part names on the command line.
  private static func words(of text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let named = (words.count > 1 ? words[1] : words.first ?? "")
      .replacing(#/\b(?:text|label|id):(?=")/#, with: "")
    let rest = named.filter { $0 != "\"" && $0 != "," }
    switch words.first {
    case "type": return "filled"
    case "scroll": return "scrolled"
    case "swipe": return "\(rest.replacingOccurrences(of: "left on ", with: "")) swiped"
    case "long-press": return "menu of \(rest)"
    case "set": return "\(rest.split(separator: " ").first ?? "") set"
    default: return rest
    }
  }
}
