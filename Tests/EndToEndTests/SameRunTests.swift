// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Two runs of one app show the same, whatever it draws by lot (Documentation/HeadlessHost.md §4), and
/// leave nothing behind (§5).
@Suite("two runs of an app")
struct SameRunTests {
  /// A label for each source of chance; `%d` in a test's name is the number of labels.
  private static let source =
    SmallApp.delegate(showing: "LotController()") + """
      import Foundation

      let atLaunch = Int.random(in: 0..<1_000_000)

      final class Thing {}

      class LotController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .white
              let device = FileHandle(forReadingAtPath: "/dev/urandom")!
              let stream = fopen("/dev/random", "r")!
              var bytes = [UInt8](repeating: 0, count: 8)
              fread(&bytes, 1, 8, stream)
              var own = SystemRandomNumberGenerator()
              let texts = [
                  "\\(Int.random(in: 0..<1_000_000))", "\\(Double.random(in: 0..<1))",
                  (0..<9).shuffled().map(String.init).joined(), "\\((0..<1000).randomElement()!)",
                  "\\(own.next())", "\\(atLaunch)",
                  UUID().uuidString, NSUUID().uuidString,
                  "\\(arc4random())", "\\(arc4random_uniform(1000))",
                  "\\(rand())", "\\(random())", "\\(drand48())",
                  device.readData(ofLength: 8).map { "\\($0)" }.joined(separator: " "),
                  bytes.map { "\\($0)" }.joined(separator: " "),
                  Set((0..<20).map { "item \\($0)" }).joined(separator: " "),
                  "\\("text".hashValue)", "\\(ProcessInfo.processInfo.systemUptime)",
                  "\\(DispatchTime.now().uptimeNanoseconds)", "\\(Date())",
              ]
              for (index, text) in texts.enumerated() {
                  let label = UILabel(frame: CGRect(x: 8, y: 40 + 30 * index, width: 360, height: 24))
                  label.text = text
                  view.addSubview(label)
              }
              try! "kept".write(
                  toFile: NSHomeDirectory() + "/note.txt", atomically: true, encoding: .utf8)
              UserDefaults.standard.set(true, forKey: "hasLaunched")
              UserDefaults.standard.synchronize()
          }
      }

      """

  @Test("shuffled data, identifiers and noise give the same bytes twice")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/Lot.swift")
    for name in ["A", "B"] {
      let result = try Snug.run(
        [
          "render", "App", "--output", name, "--devices", "iPhone SE,iPhone 14", "--format",
          "png,text",
        ], in: folder.url)
      #expect(result.exitCode == 0, "\(result.errors)")
    }
    let names = try folder.names(in: "A")
    #expect(names.filter { $0.hasSuffix(".png") }.count == 2)
    for name in names {
      let files = ["A", "B"].map { folder.url.appendingPathComponent("\($0)/\(name)") }
      #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]), "\(name)")
    }
    // Chance is still chance: no two lots are equal, and none is nothing.
    let dump = try folder.read("A/" + (names.first { $0.hasSuffix(".txt") } ?? ""))
    let texts = dump.split(separator: "\n").compactMap {
      $0.split(separator: "\"").dropFirst().first
    }
    #expect(texts.count == 20 && Set(texts).count == 20, "\(dump)")
  }

  @Test("what an app writes is in its own home, which is gone afterwards")
  func ownHome() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/Lot.swift")
    let home = try TemporaryFolder()
    let surroundings = [
      "HOME": home.path, "XDG_CONFIG_HOME": home.path + "/config", "TMPDIR": home.path,
      "XDG_CACHE_HOME": ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
        ?? NSHomeDirectory() + "/.cache",
    ]
    let words = ["--devices", "iPhone SE", "--text-sizes", "L"]
    for arguments in [
      ["render", "App", "--output", "A"] + words, ["check", "App", "--no-explore"] + words,
    ] {
      let result = try Snug.run(arguments, in: folder.url, environment: surroundings)
      #expect(result.exitCode != 1, "\(result.errors)")
      #expect(try home.names(in: "") == [], "\(arguments)")
    }
  }
}
