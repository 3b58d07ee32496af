// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Of which looks a report has pictures; the raw values are what people type.
package enum PicturePolicy: String, Sendable, CaseIterable {
  case all
  /// One of each screen and device as most people see it, and those of ``faults``.
  case some
  /// Of each finding where it is worst, and a look beside it that is sound.
  case faults
  case none
}

extension CheckReport {
  /// The looks that have pictures, by the names of their screens (Documentation/ReportFormat.md §5.6).
  ///
  /// It follows from the report alone, so the parts of a run and the whole agree.
  ///
  /// - Complexity: O(findings × configurations).
  package func pictured(_ policy: PicturePolicy) -> [String: Set<Configuration>] {
    var chosen: [String: Set<Configuration>] = [:]
    switch policy {
    case .none: return [:]
    case .all:
      for screen in screens { chosen[screen.name] = Set(screen.configurations) }
      return chosen
    case .some: for screen in screens { chosen[screen.name] = Set(usual(of: screen)) }
    case .faults: break
    }
    let byName = Dictionary(screens.map { ($0.name, $0) }) { first, _ in first }
    for finding in findings + accepted.map(\.finding) {
      guard let worst = finding.representative, let screen = byName[finding.screen] else {
        continue
      }
      chosen[screen.name, default: []].insert(worst)
      if let sound = soundNeighbour(of: worst, finding, on: screen) {
        chosen[screen.name, default: []].insert(sound)
      }
    }
    return chosen
  }

  /// Of each device and window the configuration that most people have.
  private func usual(of screen: ScreenResult) -> [Configuration] {
    var best: [String: Configuration] = [:]
    for configuration in screen.configurations {
      let shape = "\(configuration.device) \(configuration.window.name)"
      if let known = best[shape], known.oddness <= configuration.oddness { continue }
      best[shape] = configuration
    }
    return Array(best.values)
  }

  /// The look of the screen without the finding that differs least; of equals the earliest.
  private func soundNeighbour(
    of worst: Configuration, _ finding: Finding, on screen: ScreenResult
  ) -> Configuration? {
    let faulty = Set(finding.configurations)
    let unfinished = Set(screen.unfinished.map(\.configuration))
    var best: (configuration: Configuration, distance: Int)?
    for configuration in screen.configurations
    where !faulty.contains(configuration) && !unfinished.contains(configuration) {
      let distance = configuration.distance(to: worst)
      if distance < best?.distance ?? .max { best = (configuration, distance) }
    }
    return best?.configuration
  }

  /// The same without the pictures that a policy leaves out; those of findings stay.
  package func withPictures(_ policy: PicturePolicy) -> CheckReport {
    guard policy != .all else { return self }
    let chosen = pictured(policy)
    var report = self
    for index in report.screens.indices {
      let kept = chosen[report.screens[index].name] ?? []
      report.screens[index].files = report.screens[index].files.filter { kept.contains($0.key) }
    }
    if policy == .none {
      for index in report.findings.indices { report.findings[index].files = nil }
      report.accepted = report.accepted.map { one in
        var finding = one.finding
        finding.files = nil
        return AcceptedFinding(finding: finding, reason: one.reason)
      }
    }
    return report
  }
}

extension Configuration {
  /// On how many axes it is not what most people have: upright, L, light, in its language's own direction and
  /// texts, no bold text.
  fileprivate var oddness: Int {
    let odd = [
      orientation != .portrait, textSize != .l, appearance != .light,
      direction ?? .leftToRight != .leftToRight, pseudoLanguage != nil, isTextBold,
    ]
    return odd.count { $0 }
  }

  /// How far another configuration is: an axis counts more than all steps of text size.
  fileprivate func distance(to other: Configuration) -> Int {
    let differs = [
      device != other.device, window != other.window, orientation != other.orientation,
      locale != other.locale, appearance != other.appearance, direction != other.direction,
      isTextBold != other.isTextBold, pseudoLanguage != other.pseudoLanguage,
    ]
    let sizes = TextSize.allCases
    let steps =
      (sizes.firstIndex(of: textSize) ?? 0) - (sizes.firstIndex(of: other.textSize) ?? 0)
    return differs.count { $0 } * sizes.count + abs(steps)
  }
}
