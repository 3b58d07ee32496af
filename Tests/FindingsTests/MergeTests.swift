// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

@Suite("Merging findings")
struct MergeTests {
  private let matrix = ["iPhone SE", "iPhone X", "iPad Pro 11"].flatMap { device in
    [TextSize.l, .ax5].map { Configuration(device: device, textSize: $0) }
  }

  private func finding(
    _ index: Int, missing: Double, kind: FindingKind = .truncatedText, path: String = "A",
    severity: Severity? = nil
  ) -> Finding {
    Finding(
      kind: kind, severity: severity, screen: "Feed", configurations: [matrix[index]],
      viewPath: path, className: "UILabel", numbers: [.init("missing", missing)],
      message: "\(missing) pt are missing")
  }

  @Test("one is left of a fingerprint, with the words of the worst and every configuration")
  func worst() {
    let merged = Finding.merged(
      [finding(4, missing: 3), finding(1, missing: 40), finding(0, missing: 8)],
      in: MatrixOrder(matrix))

    #expect(merged.count == 1)
    #expect(merged[0].configurations == [matrix[0], matrix[1], matrix[4]])
    #expect(merged[0].representative == matrix[1])
    #expect(merged[0].message == "40.0 pt are missing")
  }

  @Test("a smaller contrast is worse")
  func smallerIsWorse() {
    let merged = Finding.merged(
      [finding(0, missing: 4.1, kind: .lowContrast), finding(1, missing: 2, kind: .lowContrast)],
      in: MatrixOrder(matrix))

    #expect(merged.map(\.representative) == [matrix[1]])
  }

  @Test("severity goes before numbers")
  func severityFirst() {
    let merged = Finding.merged(
      [finding(0, missing: 90, severity: .warning), finding(3, missing: 1, severity: .error)],
      in: MatrixOrder(matrix))

    #expect(merged.map(\.representative) == [matrix[3]])
  }

  @Test("order and grouping do not matter", arguments: 0..<20)
  func anyOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let raw = (0..<40).map { _ in
      finding(
        Int.random(in: 0..<6, using: &random),
        missing: Double(Int.random(in: 0..<4, using: &random)),
        path: ["A", "B"].randomElement(using: &random) ?? "A")
    }
    let order = MatrixOrder(matrix)
    let shuffled = raw.shuffled(using: &random)
    let cut = Int.random(in: 0...40, using: &random)
    let parts = [Array(shuffled[..<cut]), Array(shuffled[cut...])]

    let inParts = Finding.merged(parts.flatMap { Finding.merged($0, in: order) }, in: order)

    #expect(inParts == Finding.merged(raw, in: order))
  }

  @Test("accepted findings are kept apart, with their reason")
  func accepted() {
    let report = CheckReport.make(
      tool: "snug", app: "App", matrix: matrix, screens: [],
      findings: [finding(0, missing: 1), finding(0, missing: 1, path: "B › C")],
      acceptances: [Acceptance(kind: .truncatedText, view: "C", reason: "by design")])

    #expect(report.findings.map(\.viewPath) == ["A"])
    #expect(report.accepted.map(\.reason) == ["by design"])
  }

  @Test(
    "an acceptance means what fits all its parts",
    arguments: [
      (Acceptance(reason: ""), true), (Acceptance(kind: .hang, reason: ""), false),
      (Acceptance(screen: "Fe*", reason: ""), true), (Acceptance(screen: "e*", reason: ""), false),
      (Acceptance(view: "A › *Cell", reason: ""), true),
      (Acceptance(view: "A*A › FeedCell", reason: ""), false),
      (Acceptance(view: "*F*d*l", reason: ""), true),
      (Acceptance(view: "UILabel", reason: ""), true),
      (Acceptance(view: "FeedCell", reason: ""), true),
      (Acceptance(view: "Cell", reason: ""), false),
      (Acceptance(fingerprint: "0", reason: ""), false),
    ])
  func acceptance(acceptance: Acceptance, isMeant: Bool) {
    #expect(acceptance.means(finding(0, missing: 1, path: "A › FeedCell")) == isMeant)
  }

  @Test("results of a screen's parts become one, in the order of the matrix")
  func screens() {
    let place = SourcePlace(file: "Main.storyboard", line: 9)
    let parts = [
      ScreenResult(name: "B", origin: .scene, place: place, configurations: [matrix[3]]),
      ScreenResult(name: "A", origin: .preview, configurations: [matrix[0]]),
      ScreenResult(
        name: "B", origin: .scene, place: place, configurations: [matrix[1]],
        unfinished: [.init(configuration: matrix[1], kind: .crash, message: "trap")]),
    ]

    let merged = ScreenResult.merged(parts, in: MatrixOrder(matrix))

    #expect(merged.map(\.name) == ["B", "A"])
    #expect(merged[0].configurations == [matrix[1], matrix[3]])
    #expect(merged[0].unfinished.count == 1)
  }

  @Test("paths inside of the root become relative, others stay")
  func relative() {
    var one = finding(0, missing: 1)
    one.place = SourcePlace(file: "/app/Sources/A.swift", line: 1)
    one.related = [RelatedPlace(label: "x", place: SourcePlace(file: "/application/B", line: 2))]
    let report = CheckReport.make(
      tool: "snug", app: "App", matrix: matrix, screens: [], findings: [one])

    let found = report.relative(to: "/app").findings[0]

    #expect(found.place?.file == "Sources/A.swift")
    #expect(found.related[0].place?.file == "/application/B")
  }
  @Test("what lies beside the project in its repository is named by the way up, and from the root")
  func repository() {
    let files = ["/r/ios/App/A.swift", "/r/Packages/B.swift", "/r/ios/C.swift", "/usr/D.swift"]
    var one = finding(0, missing: 1)
    one.related = files.map { RelatedPlace(label: "", place: SourcePlace(file: $0, line: 1)) }
    let report = CheckReport.make(
      tool: "snug", app: "App", matrix: matrix, screens: [], findings: [one]
    ).relative(to: "/r/ios/App", in: "/r").relative(to: "/r/ios/App", in: "/r")
    func paths(_ report: CheckReport) -> [String?] {
      report.findings[0].related.map { $0.place?.file }
    }

    #expect(report.folder == "ios/App")
    #expect(
      paths(report) == ["A.swift", "../../Packages/B.swift", "../C.swift", "/usr/D.swift"])
    #expect(
      paths(report.fromRepository)
        == ["ios/App/A.swift", "Packages/B.swift", "ios/C.swift", "/usr/D.swift"])
  }
}
