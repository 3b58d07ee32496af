// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Scripts/api-coverage`: the names of Apple's that apps use most.
@Suite struct APINameTests {
  private func check(_ words: [String] = []) throws -> (status: Int32, output: String) {
    let script = Snug.root.appendingPathComponent("Scripts/api-coverage").path
    return try Python.run(
      [script, "--check"] + words, environment: ["SNUG": Snug.executable.path])
  }

  /// A table of the script's form.
  private func check(rows: [String]) throws -> (status: Int32, output: String) {
    let folder = try TemporaryFolder()
    let head = "rank\tkind\tname\tuses\thow it is used\tmissing because"
    try folder.write(([head] + rows).joined(separator: "\n") + "\n", to: "uses.tsv")
    return try check([folder.url.appendingPathComponent("uses.tsv").path])
  }

  @Test func nameThatWasThereCompiles() throws {
    let result = try check()
    #expect(result.status == 0, "\(result.output.suffix(2000))")
    #expect(result.output.contains("uses.tsv, first 600: 597 of 597 names of Apple's, 100.0%"))
    #expect(result.output.contains("uses.tsv, first 1000: 977 of 986 names of Apple's, 99.1%"))
    #expect(result.output.contains("uses.tsv, first 1500: 1445 of 1459 names of Apple's, 99.0%"))
  }

  @Test func nameThatIsGoneIsToldWithItsReason() throws {
    let result = try check(rows: [
      "1\ttype\tUIView\t9\t\t",
      "2\tmember\tcaption\t9\tUILabel : String?\t",
      "3\tfunc-decl\tviewDidLod()\t9\tover UIViewController func viewDidLod()\t",
      "4\tfunc-decl\ttableView(_:heightOfRowAt:)\t9\t"
        + "CGFloat? <- tvDelegate.tableView?(tv, heightOfRowAt: p)\t",
    ])
    #expect(result.status == 1)
    #expect(result.output.contains("value of type 'UILabel' has no member 'caption'"))
    #expect(
      result.output.contains(
        """
        lost: 2 member caption, 3 func-decl viewDidLod(), \
        4 func-decl tableView(_:heightOfRowAt:)
        """))
  }

  @Test func nameWithAnotherMeaningIsNotThere() throws {
    let result = try check(rows: [
      "1\tmember\ttext\t9\tUILabel = String?\t",
      "2\tmember\tnumberOfLines\t9\tUILabel = CGFloat\t",
      "3\tmember\tintrinsicContentSize\t9\tUIView = CGSize\t",
      "4\ttype\tUIApplicationLaunchOptionsKey\t9\t\t",
    ])
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        """
        lost: 2 member numberOfLines, 3 member intrinsicContentSize, \
        4 type UIApplicationLaunchOptionsKey
        """))
  }
}
