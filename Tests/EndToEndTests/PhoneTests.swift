// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/HeadlessHost.md §5.
@Suite("a fresh phone for every look")
struct PhoneTests {
  private static let plain = [
    "--devices", "iPhone SE,iPhone 14", "--orientations", "portrait", "--text-sizes", "L,AX5",
    "--locales", "en_US", "--directions", "ltr", "--appearances", "light",
  ]

  /// An app that shows on labels where it is.
  private static let home =
    SmallApp.delegate(showing: "HomeController()") + """
      import Foundation

      typealias Limit = @convention(c) (Int, Int) -> Int32

      func symbol<T>(_ name: String) -> T { unsafeBitCast(dlsym(nil, name), to: T.self) }

      class HomeController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let environment = ProcessInfo.processInfo.environment
              let folders = try! FileManager.default.subpathsOfDirectory(atPath: NSHomeDirectory())
              let texts = [
                  "variables " + environment.keys.sorted().joined(separator: " "),
                  "user \\(environment["USER"] ?? "-") \\(NSUserName())",
                  "home " + NSHomeDirectory(), "host " + ProcessInfo.processInfo.hostName,
                  "folders " + folders.sorted().joined(separator: " "),
                  "here " + FileManager.default.currentDirectoryPath,
                  "bundle " + Bundle.main.bundlePath,
                  // Of a core file, a file, processes; whether data has one.
                  "limits \\(limit(4)) \\(limit(1)) \\(limit(6)) \\(limit(2) < UInt.max >> 1)",
              ]
              for (index, text) in texts.enumerated() {
                  let label = UILabel(frame: CGRect(x: 8, y: 20 + 24 * index, width: 300, height: 20))
                  label.text = text
                  view.addSubview(label)
              }
          }

          func limit(_ number: Int) -> UInt {
              var both: [UInt] = [0, 0]
              let call: Limit = symbol("getrlimit")
              _ = both.withUnsafeMutableBytes { call(number, Int(bitPattern: $0.baseAddress)) }
              return both[1]
          }
      }

      """

  @Test("home, user, host and environment are a phone's, whoever runs it")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.home, to: "App/App.swift")
    var dumps: [String] = []
    var errors = ""
    for name in ["A", "B"] {
      let home = try TemporaryFolder()
      let result = try Snug.run(
        ["render", "App", "--output", name, "--format", "text", "--device", "iPhone SE"],
        in: folder.url,
        environment: [
          "USER": "person\(name)", "LOGNAME": "person\(name)", "TMPDIR": home.path,
          "EXTRA_\(name)": "1", "LANG": "de_DE.UTF-8",
        ])
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try home.names(in: "") == [], "nothing is left of the run")
      dumps.append(try folder.read("\(name)/iPhone-SE_portrait_L.txt"))
      errors = result.errors
    }
    func line(_ name: String) -> String {
      dumps[0].split(separator: "\n").first { $0.contains("\"\(name) ") }.map(String.init) ?? ""
    }
    #expect(!line("variables").contains("EXTRA") && !line("variables").contains("SNUG"))
    #expect(line("user").contains("\"user mobile"))
    #expect(
      line("folders").contains(
        "\"folders Documents Library Library/Caches Library/Preferences SystemData tmp\""))
    #expect(line("limits").contains("\"limits 0 1073741824 "), "\(line("limits"))")
    #expect(line("limits").contains(" true\""), "\(line("limits"))")
    guard !errors.contains("namespaces") else { return }
    #expect(line("limits").contains(" 4096 true\""), "\(line("limits"))")
    #expect(dumps[0] == dumps[1])
    #expect(line("home").contains("/var/mobile/Containers/Data/Application/"))
    #expect(line("user").contains("\"user mobile mobile\""))
    #expect(line("host").contains("\"host iPhone\""))
    #expect(line("bundle").contains("/var/containers/Bundle/Application/"))
  }

  @Test("every look begins with what snug.json puts into the container")
  func seeds() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      CheckedApp.sound + """
        import Foundation

        extension FeedController {
            override func viewWillAppear(_ animated: Bool) {
                let defaults = UserDefaults.standard
                let file = NSHomeDirectory() + "/Documents/notes/first.txt"
                precondition(
                    try! String(contentsOfFile: file, encoding: .utf8) == "seeded", "the file")
                precondition(defaults.bool(forKey: "seen"), "a boolean")
                precondition(defaults.integer(forKey: "count") == 3, "a number")
                precondition(defaults.stringArray(forKey: "names") == ["a", "b"], "a list")
                try! "changed".write(toFile: file, atomically: true, encoding: .utf8)
                try! FileManager.default.createDirectory(
                    atPath: NSHomeDirectory() + "/Library/Caches/more", withIntermediateDirectories: true)
                precondition(
                    try! FileManager.default.contentsOfDirectory(
                        atPath: NSHomeDirectory() + "/Library/Caches") == ["more"])
                try! Data().write(to: URL(fileURLWithPath: NSHomeDirectory() + "/Library/Caches/other"))
                defaults.set(false, forKey: "seen")
                defaults.set(7, forKey: "count")
                defaults.synchronize()
            }
        }

        """, to: "App/Feed.swift")
    try folder.write("seeded", to: "App/Seeds/Documents/notes/first.txt")
    try folder.write(
      """
      {"container": "Seeds", "defaults": {"seen": true, "count": 3, "names": ["a", "b"]}}
      """, to: "App/snug.json")
    let result = try Snug.run(["check", "App", "--no-explore"] + Self.plain, in: folder.url)
    #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
    try folder.write("{\"container\": \"../elsewhere\"}", to: "App/snug.json")
    let outside = try Snug.run(["check", "App", "--no-explore"] + Self.plain, in: folder.url)
    #expect(outside.exitCode == 1)
    #expect(
      outside.errors.contains("snug.json:1:15: error: '../elsewhere' leads out of the project"))
  }
}
