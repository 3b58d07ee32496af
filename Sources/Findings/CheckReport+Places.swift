// Part of Snug, under the Apache License 2.0; see LICENSE.

extension CheckReport {
  /// The same report with every path inside of the project's folder relative to it, and every other one
  /// inside of the repository by the way up from there.
  ///
  /// - Parameters:
  ///   - root: The path of the project's folder.
  ///   - repository: The path of the folder that is under version control; `root` or one around it.
  package func relative(to root: String, in repository: String? = nil) -> CheckReport {
    let own = root.withSlash
    let whole = repository.map(\.withSlash).flatMap { own.hasPrefix($0) ? $0 : nil } ?? own
    let folder = own.dropFirst(whole.count).split(separator: "/")
    var report = placed { place in
      guard place.file.hasPrefix(whole) else { return place }
      let path = place.file.dropFirst(whole.count).split(separator: "/")
      let common = zip(folder, path).prefix { $0 == $1 }.count
      let up = repeatElement("..", count: folder.count - common)
      var place = place
      place.file = (up + path.dropFirst(common).map(String.init)).joined(separator: "/")
      return place
    }
    report.folder = folder.joined(separator: "/")
    return report
  }

  /// The same report with paths from the root of the repository, as services for code read them.
  package var fromRepository: CheckReport {
    placed { place in
      guard !place.file.hasPrefix("/") else { return place }
      var path: [Substring] = []
      for name in (folder.split(separator: "/") + place.file.split(separator: "/")) {
        if name == ".." { _ = path.popLast() } else { path.append(name) }
      }
      var place = place
      place.file = path.joined(separator: "/")
      return place
    }
  }

  private func placed(_ change: (SourcePlace) -> SourcePlace) -> CheckReport {
    func changed(_ finding: Finding) -> Finding {
      var finding = finding
      finding.place = finding.place.map(change)
      finding.related = finding.related.map {
        RelatedPlace(label: $0.label, place: $0.place.map(change))
      }
      for index in finding.also.indices {
        finding.also[index].place = finding.also[index].place.map(change)
      }
      return finding
    }
    var report = self
    report.findings = findings.map(changed)
    report.accepted = accepted.map {
      AcceptedFinding(finding: changed($0.finding), reason: $0.reason)
    }
    for index in coverage.indices {
      report.coverage[index].place = coverage[index].place.map(change)
    }
    for index in screens.indices {
      report.screens[index].place = screens[index].place.map(change)
    }
    return report
  }
}

extension String {
  fileprivate var withSlash: String { hasSuffix("/") ? self : self + "/" }
}
