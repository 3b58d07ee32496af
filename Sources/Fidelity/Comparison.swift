// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import IBDocument
import UIKit

/// Compares the frames Snug lays out with those Xcode recorded (Documentation/Fidelity.md).
@MainActor
final class Comparison {
  /// Points that a coordinate may differ by.
  static let tolerance: CGFloat = 0.5

  private let options: FidelityOptions
  private var documents: [String: Tally] = [:]
  private var kinds: [String: Tally] = [:]
  private var total = Tally()
  /// As if every document had been recorded at text size L on a display of the device's scale.
  private var plainTotal = Tally()
  private var misses: [Miss] = []
  private var unreadable: [String] = []
  /// What was said while documents were read and laid out, by document.
  private var issues: [String] = []

  private struct Miss {
    let document: String
    let line: Int
    let path: String
    let expected: CGRect
    let found: CGRect
  }

  init(_ options: FidelityOptions) throws {
    self.options = options
  }

  func run() {
    for url in documentURLs {
      let name = String(url.path.dropFirst(options.folder.path.count + 1))
      if let wanted = options.document, !name.contains(wanted) { continue }
      if let part = options.part, DocumentPart(of: name) != part { continue }
      do throws(DocumentError) {
        compare(try Document(contentsOf: url), name: name)
      } catch {
        unreadable.append("\(error)")
      }
    }
  }

  private var documentURLs: [URL] {
    let walk = FileManager.default.enumerator(at: options.folder, includingPropertiesForKeys: nil)
    return (walk?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  private func compare(_ document: Document, name: String) {
    let conditions = CanvasConditions(recordedIn: document)
    let canvas = DocumentCanvas(
      document: document, device: device(of: document), conditions: conditions)
    var tally = Tally()
    Runtime.current.clearIssues()
    defer { Runtime.current.clearIssues() }
    let views = compared(canvas)
    collectIssues(of: document, name: name)
    for (view, expected) in views {
      let isHit = Comparison.matches(view.frame, expected)
      tally.add(isHit)
      kinds[view.element.name, default: Tally()].add(isHit)
      // What is unseen stays so.
      if !isHit, DocumentPart(of: name) == .studied {
        misses.append(
          Miss(
            document: name, line: view.element.location.line, path: view.path, expected: expected,
            found: view.frame))
      }
    }
    total.add(tally)
    documents[name] = tally
    guard conditions != .standard else { return plainTotal.add(tally) }
    let plain = DocumentCanvas(
      document: document, device: device(of: document), conditions: .standard)
    for (view, expected) in compared(plain) {
      plainTotal.add(Comparison.matches(view.frame, expected))
    }
  }

  /// Classes are absent on purpose, so their names, outlets and actions are no issue here.
  private func collectIssues(of document: Document, name: String) {
    guard options.listsIssues, DocumentPart(of: name) == .studied else { return }
    issues += document.issues.map { "\(name): \($0)" }
    for issue in Runtime.current.issues {
      if case .document = issue.problem { continue }
      issues.append("\(name): \(issue.path): \(issue.consoleText)")
    }
  }

  /// The views of a canvas that have a recorded frame which counts, with it.
  private func compared(
    _ canvas: DocumentCanvas
  ) -> [(view: DocumentCanvas.Placed, expected: CGRect)] {
    canvas.placed().compactMap { view in
      guard let expected = view.element.rect("frame"), isTruth(view.element) else { return nil }
      if let kind = options.kind, view.element.name != kind { return nil }
      return (view, expected)
    }
  }

  /// The catalogue's device of the size that the document names.
  private func device(of document: Document) -> Device? {
    guard let wanted = document.device else { return nil }
    let portrait = CGSize(
      width: min(wanted.size.width, wanted.size.height),
      height: max(wanted.size.width, wanted.size.height))
    return DeviceCatalog.all.first {
      $0.size.width == portrait.width && $0.size.height == portrait.height
        && $0.scale == wanted.scale
    }
  }

  /// Roots have the size that they are given, and misplaced views are not where they belong.
  private func isTruth(_ element: Element) -> Bool {
    if element.boolean("misplaced", default: false) { return false }
    if element.key == "view" || element["sceneMemberID"] != nil { return false }
    return !Comparison.roots.contains(element.name)
  }

  private static let roots: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
  ]

  private static func matches(_ found: CGRect, _ expected: CGRect) -> Bool {
    let limit = tolerance + 1e-6
    return abs(found.minX - expected.minX) <= limit && abs(found.minY - expected.minY) <= limit
      && abs(found.width - expected.width) <= limit
      && abs(found.height - expected.height) <= limit
  }

  // MARK: Report

  func printReport() {
    for problem in unreadable { print(problem) }
    for issue in issues { print(issue) }
    if options.listsMisses {
      for miss in misses {
        print("\(miss.document):\(miss.line): \(miss.path)")
        print("  expected \(text(miss.expected))  found \(text(miss.found))")
      }
      print("")
    }
    printTable("documents, worst first", documents)
    printTable("elements, worst first", kinds)
    print("")
    print("\(plainTotal.share) % with text size L and the device's pixels for all documents")
    print("\(total.share) % of \(total.count) views within \(Comparison.tolerance) points")
  }

  private func printTable(_ title: String, _ rows: [String: Tally]) {
    print("\n\(title)")
    let sorted = rows.filter { $0.value.count > 0 }.sorted {
      ($0.value.ratio, -$0.value.count, $0.key) < ($1.value.ratio, -$1.value.count, $1.key)
    }
    for (name, tally) in sorted {
      let count = String(repeating: " ", count: max(0, 9 - tally.fraction.count)) + tally.fraction
      print("  \(count)  \(tally.share) %  \(name)")
    }
  }

  private func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}
