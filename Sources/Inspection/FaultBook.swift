// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
package import Findings
package import UIKit

/// The faults of one screen over many configurations, each written once, and again when it is worse
/// than before.
///
/// - Complexity: O(1) a fault that is known; words are made for new and for worse ones only.
@MainActor
package final class FaultBook {
  private struct Entry {
    var number: Int
    var measure: Double
  }

  /// What is to be known of a fault in other processes of the same program.
  package struct News: Equatable {
    /// The hash of what is equal wherever the fault shows.
    package var key: Int
    package var number: Int
    package var measure: Double

    package init(key: Int, number: Int, measure: Double) {
      self.key = key
      self.number = number
      self.measure = measure
    }
  }

  private let screen: String
  private var entries: [Int: Entry] = [:]

  package init(screen: String) { self.screen = screen }

  /// Takes over what a book of the same screen in another process has learnt.
  package func learn(_ news: News) {
    entries[news.key] = Entry(number: news.number, measure: news.measure)
  }

  /// What one configuration adds: the numbers of all its faults, and those that are to be written.
  package struct Page {
    package var numbers: [Int] = []
    package var written: [(number: Int, finding: RawFinding)] = []
    /// Where faults show, by number: several for one that shows in several rows.
    package var regions: [(number: Int, region: CGRect)] = []
    /// What the book has learnt.
    package var news: [News] = []

    /// A page with nothing on it.
    package init() {}
  }

  /// Looks at what the windows show and notes what is wrong.
  ///
  /// - Parameters:
  ///   - others: What UIKit said on the way.
  ///   - cell: The one cell that is looked at; nil for all that is shown.
  ///   - next: The number of the next new finding, unique in a file of records.
  package func look(
    at windows: [UIWindow], in configuration: Configuration, also others: [ConsoleFault] = [],
    within cell: UIView? = nil, next: inout Int
  ) -> Page {
    var faults =
      judged(others.map(\.fault), windows) + Inspector.faults(of: windows, in: configuration)
    if let cell { faults = UnfilledCell(cell).faults(among: faults) }
    return note(known(faults, windows), in: configuration, next: &next)
  }

  /// Those that come of nothing whose size is not known.
  private func known(_ faults: [Fault], _ windows: [UIWindow]) -> [Fault] {
    guard !faults.isEmpty else { return faults }
    let reach = StandInReach(windows)
    return faults.filter { !reach.covers($0) }
  }

  /// Looks at what a list shows further on; what shows no more than in part was seen whole, or will be.
  package func look(
    further list: UIScrollView, of windows: [UIWindow], in configuration: Configuration,
    also others: [ConsoleFault] = [], next: inout Int
  ) -> Page {
    let area = list.bounds.inset(by: list.adjustedContentInset).insetBy(dx: -1, dy: -1)
    let faults =
      Inspector.faults(of: windows, in: configuration) + judged(others.map(\.fault), windows)
    let own = faults.filter { fault in
      guard let view = fault.view, view.isDescendant(of: list),
        let cell = sequence(first: view, next: \.superview).first(where: ScreenTree.isCell)
      else { return false }
      return Self.isWhole(list.convert(cell.bounds, from: cell), in: area)
    }
    return note(known(own, windows), in: configuration, next: &next)
  }

  /// Whether a row shows as far as it can.
  private static func isWhole(_ row: CGRect, in area: CGRect) -> Bool {
    let fits = row.height <= area.height && row.width <= area.width
    return fits ? area.contains(row) : area.intersects(row)
  }

  /// Compares what a change at run time led to with the moment before and with a fresh launch.
  package func compare(
    _ changed: ScreenSketch, since before: ScreenSketch, with fresh: ScreenSketch,
    after change: SettingChange, also others: [ConsoleFault] = [], next: inout Int
  ) -> Page {
    note(
      judged(others.map(\.fault), UIApplication.shared.windows)
        + changed.faults(since: before, against: fresh, after: change), in: change.end, next: &next)
  }

  /// What UIKit said on the way, as grave as what is left of it on screen.
  private func judged(_ faults: [Fault], _ windows: [UIWindow]) -> [Fault] {
    guard faults.contains(where: { $0.judged != nil }) else { return faults }
    let book = FrameBook(ScreenTree(windows))
    return faults.map { fault in
      var fault = fault
      if let severity = fault.judged?(book) { fault.severity = severity }
      return fault
    }
  }

  private func note(
    _ faults: [Fault], in configuration: Configuration, next: inout Int
  ) -> Page {
    var page = Page()
    for fault in faults {
      let key = fault.key.hashValue
      let sign = fault.kind.isWorseWhenSmaller ? -1.0 : 1.0
      let measure = fault.measure * sign
      if let known = entries[key] {
        if !page.numbers.contains(known.number) { page.numbers.append(known.number) }
        if let region = fault.region { page.regions.append((known.number, region)) }
        guard measure > known.measure + 1e-9 else { continue }
        entries[key]?.measure = measure
        page.news.append(News(key: key, number: known.number, measure: measure))
        page.written.append((known.number, finding(fault, configuration)))
      } else {
        entries[key] = Entry(number: next, measure: measure)
        page.news.append(News(key: key, number: next, measure: measure))
        page.numbers.append(next)
        if let region = fault.region { page.regions.append((next, region)) }
        page.written.append((next, finding(fault, configuration)))
        next += 1
      }
    }
    return page
  }

  private func finding(_ fault: Fault, _ configuration: Configuration) -> RawFinding {
    let words = fault.words()
    let view = fault.view
    let origin = fault.constraint?.origin ?? .unknown
    var place = words.place ?? OriginPlace.place(origin)
    if place == nil, let view { place = OriginPlace.place(of: view) }
    let finding = Finding(
      kind: fault.kind, severity: fault.severity, screen: screen,
      configurations: [configuration],
      viewPath: words.path ?? view.map { ViewNames.path(of: $0) } ?? "",
      className: words.className ?? view.map { ClassNames.name(of: type(of: $0)) } ?? "",
      place: place, related: words.related, numbers: words.numbers, message: words.message,
      reason: words.reason, remedy: words.remedy, region: fault.region.map { Rect($0) },
      detail: fault.detail, cause: words.cause)
    return RawFinding(finding: finding, detail: fault.detail, cause: words.cause)
  }
}
