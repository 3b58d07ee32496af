// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Reporting

/// The files that workers wrote of units, as those of a report: pictures are in its folder already,
/// what is drawn over them is completed with the places and findings that only the tool knows.
struct ShotBook {
  private(set) var files: [UnitPage: ScreenFiles] = [:]
  private let records: [WorkerRecords]
  /// The notes of each process, by their hash.
  private let notes: [[String: GeometryNote]]
  /// The folder that places are relative to.
  private let root: String
  private var written: Set<String> = []

  init(_ records: [WorkerRecords], root: String) {
    self.records = records
    self.root = root.hasSuffix("/") ? root : root + "/"
    notes = records.map { records in
      var notes: [String: GeometryNote] = [:]
      for hash in Set(records.shots.values.compactMap(\.geometry)) {
        let file = "\(records.notes)/\(hash)"
        notes[hash] = (try? String(contentsOfFile: file, encoding: .utf8)).flatMap(
          GeometryNote.init)
      }
      return notes
    }
  }

  /// Every call that a place stands for.
  var offsets: Set<Int> {
    var offsets: Set<Int> = []
    for place in notes.flatMap(\.values).flatMap(\.places)
    where place.file == WorkerPlace.codeFile {
      offsets.formUnion(CallChain(place).calls.map(\.offset))
    }
    return offsets
  }

  /// Completes the notes of a process and writes them.
  ///
  /// - Parameters:
  ///   - folder: That of the report; nil writes nothing.
  ///   - fingerprints: Of the process's findings, by number.
  mutating func publish(
    _ process: Int, to folder: String?, _ places: PlaceFinder, _ fingerprints: [Int: String]
  ) throws(ReportError) {
    var scripts: [String: String] = [:]
    var spoken: [String: String] = [:]
    for (hash, note) in notes[process] {
      let script = note.script(place: { place($0, places) }, fingerprint: { fingerprints[$0] })
      scripts[hash] = ReportLayout.geometry(of: script)
      spoken[hash] = ReportLayout.accessibility(of: note.accessibility)
      for (path, text) in [(scripts[hash], script), (spoken[hash], note.accessibility)] {
        guard let folder, let path, written.insert(path).inserted else { continue }
        try ReportFolder(path: folder).write(text, to: path)
      }
    }
    for (place, shot) in records[process].shots {
      files[place] = ScreenFiles(
        picture: shot.picture.map(ReportLayout.picture),
        geometry: shot.geometry.flatMap { scripts[$0] },
        accessibility: shot.geometry.flatMap { spoken[$0] })
    }
  }

  private func place(_ raw: SourcePlace, _ places: PlaceFinder) -> SourcePlace? {
    guard var place = places.place(raw) else { return nil }
    if place.file.hasPrefix(root) { place.file = String(place.file.dropFirst(root.count)) }
    return place
  }
}
