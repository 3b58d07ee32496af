// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// What a process of an app tells the tool that started it, a line each (Documentation/Check.md §4.2).
///
/// Written and read by this type alone: what ``line`` writes, ``init(line:)`` reads, and every other text
/// is an error.
package enum WorkerRecord: Equatable, Sendable {
  /// The first line of a process.
  case version(Int)
  /// A unit begins.
  case began(unit: Int)
  /// A finding that is new or worse than before, on a page of a unit (``UnitPage/page``).
  case finding(number: Int, unit: Int, page: Int = 0, RawFinding)
  /// The unit was looked at and shows the findings of these numbers.
  case done(unit: Int, findings: [Int])
  /// The unit could not be looked at, and why.
  case refused(unit: Int, String)
  /// The unit asked for a host.
  case wanted(unit: Int, host: String)
  /// The unit asked a server what no archive answers.
  case missed(unit: Int, MissedRequest)
  /// The unit came to a place that the app's build left out.
  case leftOut(unit: Int, LeftOutVisit)
  /// The files of the unit, or of one of its pages.
  case shot(unit: Int, page: Int = 0, ScreenShot)
  /// What was asked about a view.
  case explanation(unit: Int, Explanation)
  /// A screen of the app.
  case screen(ScreenRequest)
  /// Calls under way at a crash, or when asked, innermost first, as offsets into the program.
  case place([Int])
  /// The unit ended its process.
  case ended(unit: Int, UnitEnd)
  /// A fault of a screen that is in the book of faults now; stays with the worker.
  case known(screen: Int, key: Int, number: Int, measure: Double)
  /// A picture that is drawn now; stays with the worker.
  case painted(Painting)
  /// So many bytes that follow the line are a file.
  case file(FileKind, name: String, count: Int)
  /// What is in sight of the unit, in words of the host's own.
  case sight(unit: Int, String)
  /// The words by which a step of the unit's way was done whose own words found nothing.
  case mended(unit: Int, step: Int, String)
  /// What the units of a screen use of the app, besides what was said before; of an exploration all of it.
  case used(screen: Int, UnitUse)
  /// What exploring has found, as JSON of the explorer's own.
  case explored(String)
  /// What happened to a test.
  case test(TestRecord)
  /// The number of the step that is done next.
  case step(Int)
  /// How many texts, pictures and lines are in sight of an app with gaps.
  case content(Int)
  /// The worker lives, and waits for what it forked.
  case alive
  /// A forked process ends itself, since it cannot go on to another unit.
  case leaving
  /// The process is through with all that it was asked.
  case finished

  /// The version that ``version(_:)`` must have.
  package static let currentVersion = 2

  /// What a file is for, which says where it is kept.
  package enum FileKind: String, Equatable, Sendable, CaseIterable {
    /// A picture, of a name made of its content.
    case picture
    /// Frames or a dump, named so too.
    case note
    /// A file that somebody asked for by name.
    case output
  }

  /// What was painted, by numbers that two equal screens share, and the name of its picture.
  package struct Painting: Hashable, Sendable {
    package var list: Int
    package var commands: Int
    package var width: Double
    package var height: Double
    package var scale: Double
    package var name: String

    package init(
      list: Int, commands: Int, width: Double, height: Double, scale: Double, name: String
    ) {
      self.list = list
      self.commands = commands
      self.width = width
      self.height = height
      self.scale = scale
      self.name = name
    }
  }

  package static func == (left: WorkerRecord, right: WorkerRecord) -> Bool {
    left.line == right.line
  }
}

/// Why a line is no record.
package struct RecordError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
