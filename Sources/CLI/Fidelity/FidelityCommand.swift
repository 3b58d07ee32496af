// Part of Snug, under the Apache License 2.0; see LICENSE.

import FidelityReport
import Foundation

/// `snug fidelity FOLDER`: lays Interface Builder documents out and compares with their frames.
package struct FidelityCommand: Sendable {
  /// The folder of documents, or one document.
  package let path: String
  /// Part of the names of the documents to look at; nil for all.
  package let document: String?
  /// The only element to look at: `label`.
  package let kind: String?
  package let part: DocumentPart?
  package let listsMisses: Bool
  package let listsIssues: Bool
  package let isJSON: Bool
  /// The file for the page; nil for none.
  package let page: String?
  package let jobs: Int
  /// Seconds for one document.
  package let timeLimit: Int

  package init(_ arguments: inout Arguments) throws(UsageError) {
    document = try arguments.texts("--document").first
    kind = try arguments.value("--kind")
    let word = try arguments.value("--part")
    part = word.flatMap(DocumentPart.init(rawValue:))
    if let word, part == nil {
      throw .unknown("part", word, known: DocumentPart.allCases.map(\.rawValue))
    }
    listsMisses = arguments.flag("--misses")
    listsIssues = arguments.flag("--issues")
    isJSON = arguments.flag("--json")
    page = try arguments.texts("--page").first
    jobs = try Self.number(
      arguments.value("--jobs"), "--jobs", standard: ProcessInfo.processInfo.activeProcessorCount)
    timeLimit = try Self.number(arguments.value("--time-limit"), "--time-limit", standard: 30)
    path = try arguments.operand("a folder of storyboards and xibs")
    try arguments.finish()
  }

  private static func number(
    _ text: String?, _ option: String, standard: Int
  ) throws(UsageError) -> Int {
    guard let text else { return standard }
    guard let number = Int(text), number > 0 else {
      throw UsageError("\(option) takes a whole number above 0, not '\(text)'")
    }
    return number
  }

  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    let documents: [FidelityRunner.Job]
    let worker: URL
    do {
      documents = try self.documents()
      worker = try FidelityRunner.worker()
    } catch {
      Console.complain("snug: error: \(error)")
      return CommandLineTool.ExitCode.failure
    }
    let runner = FidelityRunner(worker: worker, jobs: jobs, timeLimit: timeLimit)
    let records = runner.run(documents).map(narrowed)
    if let page {
      do {
        try FidelityPage(records).html.write(toFile: page, atomically: true, encoding: .utf8)
      } catch {
        Console.complain("snug: error: \(page) cannot be written: \(error.localizedDescription)")
        return CommandLineTool.ExitCode.failure
      }
    }
    Console.print(
      isJSON
        ? FidelityJSON(records).text
        : FidelityText(records, listsMisses: listsMisses, listsIssues: listsIssues).text)
    return records.contains { $0.failure != nil }
      ? CommandLineTool.ExitCode.findings : CommandLineTool.ExitCode.success
  }

  private func narrowed(_ record: DocumentRecord) -> DocumentRecord {
    guard let kind else { return record }
    var record = record
    record.views.removeAll { $0.kind != kind }
    return record
  }

  /// The documents below the folder, in the order of their names.
  private func documents() throws(UsageError) -> [FidelityRunner.Job] {
    let root = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw UsageError("there is nothing at \(path); name a folder of storyboards and xibs")
    }
    guard isFolder.boolValue else {
      return [FidelityRunner.Job(path: root.path, name: root.lastPathComponent)]
    }
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let jobs = (walk?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
      .map {
        FidelityRunner.Job(path: $0.path, name: String($0.path.dropFirst(root.path.count + 1)))
      }
      .filter { job in
        (document.map(job.name.contains) ?? true)
          && (part.map { $0 == DocumentPart(of: job.name) } ?? true)
      }
    guard !jobs.isEmpty else {
      throw UsageError("there is no storyboard or xib in \(path) that fits the options")
    }
    return jobs
  }
}
