// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a build left out, and how much is whole (Documentation/Gaps.md §8).
package struct GapReport: Hashable, Sendable, Codable {
  /// A place that is not as its author wrote it.
  package struct Place: Hashable, Sendable, Codable {
    package var file: String
    package var line: Int
    package var kind: GapEdit.Kind
    package var needs: String
    package var message: String
    /// Whether it is a statement of the app's or a scene's delegate: it spoils no screen
    /// (Documentation/Gaps.md §6.5).
    package var isOfDelegate = false
    /// Whether it only told a missing library something that no screen shows: no more does it
    /// (Documentation/Gaps.md §6.13).
    package var isQuiet = false

    /// Whether a screen that comes there is none the worse for it.
    package var isHarmless: Bool { isOfDelegate || isQuiet }
  }

  /// A file's first use of a type that is nowhere: what stands for the type does nothing.
  package struct MissingType: Hashable, Sendable, Codable {
    package var name: String
    package var needs: String
    package var file: String
    package var line: Int
  }

  /// A test that is not there, since what declares it is left out.
  package struct Test: Hashable, Sendable, Codable {
    /// As filters see it: `Module.Class/method`.
    package var name: String
    package var file: String
    package var line: Int
    package var needs: String
    package var message: String

    package init(name: String, file: String, line: Int, needs: String, message: String) {
      self.name = name
      self.file = file
      self.line = line
      self.needs = needs
      self.message = message
    }
  }

  package struct Count: Hashable, Sendable, Codable {
    /// As their authors wrote them.
    package var intact = 0
    /// Parts of them are left out.
    package var partial = 0
    /// All that they did is.
    package var emptied = 0
    /// They are not there.
    package var gone = 0

    package init() {}

    package var all: Int { intact + partial + emptied + gone }

    package static func += (sum: inout Count, other: Count) {
      sum.intact += other.intact
      sum.partial += other.partial
      sum.emptied += other.emptied
      sum.gone += other.gone
    }
  }

  package var functions = Count()
  package var viewControllers = Count()
  package var places: [Place] = []
  /// Types that stand-ins were made for, by file.
  package var missingTypes: [MissingType] = []
  /// Files of the app in other languages.
  package var foreignFiles: [String] = []
  /// Classes of view controllers that can be made by themselves, with their modules.
  package var plainControllers: [String] = []
  /// View controllers that the launch leads to, the nearest first (Documentation/Gaps.md §6.6).
  package var launchOrder: [String] = []
  /// Tests of a bundle of tests that are not there.
  package var tests: [Test] = []

  package init() {}

  /// Whether all is there that was written, if not all that it names.
  package var isEmpty: Bool { places.isEmpty && foreignFiles.isEmpty }

  package mutating func add(_ other: GapReport) {
    functions += other.functions
    viewControllers += other.viewControllers
    places += other.places
    missingTypes += other.missingTypes
    // The app's own module comes after those it needs.
    plainControllers = other.plainControllers + plainControllers
    launchOrder = other.launchOrder + launchOrder
    foreignFiles += other.foreignFiles
    tests += other.tests
  }

  /// What is missing, with the number of places that it left out, most first.
  package var needs: [(name: String, count: Int)] {
    Dictionary(grouping: places.filter { $0.kind != .addition }, by: \.needs)
      .map { ($0.key, $0.value.count) }
      .sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }
  }

  /// One line, as the head of a report has it; nil when nothing is left out or missing.
  ///
  /// - Parameter most: how many names are told, the others are counted.
  package func headline(naming most: Int = 6) -> String? {
    guard !isEmpty || !missingTypes.isEmpty else { return nil }
    var parts = needs.prefix(most).map { "\($0.name) (\($0.count))" }
    let rest = needs.dropFirst(most)
    if !rest.isEmpty {
      parts.append("\(rest.count) more (\(rest.reduce(0) { $0 + $1.count }))")
    }
    if !foreignFiles.isEmpty {
      parts.append(foreignFiles.count == 1 ? "1 file" : "\(foreignFiles.count) files")
      parts[parts.count - 1] += " in other languages"
    }
    var line =
      "\(functions.intact) of \(functions.all) functions, "
      + "\(viewControllers.all - viewControllers.gone) of \(viewControllers.all) view controllers "
      + "compiled"
    if !parts.isEmpty { line += "; left out: " + parts.joined(separator: ", ") }
    let missing = Set(missingTypes.map(\.name)).sorted()
    if !missing.isEmpty {
      line += "; missing types: " + missing.prefix(most).joined(separator: ", ")
      if missing.count > most { line += " and \(missing.count - most) more" }
    }
    return line
  }
}
