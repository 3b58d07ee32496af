// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Each look of a check sees the app as a launch does (Documentation/Check.md §4.7), and whatever ends a
/// process is a finding of its unit (§4.3).
@Suite("looks of a check")
struct FreshLookTests {
  /// What an app can keep from one launch to the next; each look writes what it finds.
  private static let source =
    SmallApp.delegate(showing: "StateController()") + """
      import Foundation
      import Security

      let password: [CFString: Any] = [
          kSecClass: kSecClassGenericPassword, kSecAttrAccount: "reader",
          kSecValueData: Data("secret".utf8),
      ]
      let page = URLRequest(url: URL(string: "https://books.example/")!)

      func mask() -> mode_t { let now = umask(0); umask(now); return now }

      func zeros() -> Int {
          try! FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
              (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0))
                  == "/dev/zero"
          }.count
      }

      class Loader: URLProtocol {}
      // RLIMIT_NOFILE
      func limit() -> rlimit { var now = rlimit(); getrlimit(__rlimit_resource_t(7), &now); return now }

      var launches = 0
      let shuffled = (0..<9).shuffled()

      final class Store: @unchecked Sendable {
          static let shared = Store()
          static var cache: [String: Int] = [:]
          private static var secret = Bool?.none
          var visits = 0
          static var first: Bool { defer { secret = false }; return secret ?? true }
      }

      class StateController: UIViewController {
          var heard = 0

          override func viewDidLoad() {
              super.viewDidLoad()
              launches += 1
              Store.shared.visits += 1
              Store.cache["looks", default: 0] += 1
              let defaults = UserDefaults.standard
              let named = UserDefaults(suiteName: "group.books")!
              let file = NSHomeDirectory() + "/Documents/first"
              NotificationCenter.default.post(name: Notification.Name("look"), object: nil)
              // Kept by the center for ever.
              _ = NotificationCenter.default.addObserver(
                  forName: Notification.Name("look"), object: nil, queue: nil
              ) { _ in self.say("again") }
              say([
                  "\\(launches)", "\\(Store.shared.visits)", "\\(Store.cache)", "\\(Store.first)",
                  "\\(defaults.bool(forKey: "seen"))", "\\(named.integer(forKey: "count"))",
                  "\\(FileManager.default.fileExists(atPath: file))",
                  "\\(UILabel.appearance().textColor == .red)", "\\(UIPasteboard.general.string ?? "-")",
                  "\\(NSUbiquitousKeyValueStore.default.longLong(forKey: "count"))",
                  "\\(UIView.areAnimationsEnabled)", "\\(Date())", "\\(UUID())", "\\(shuffled)",
                  "\\(ProcessInfo.processInfo.environment["SEEN"] ?? "-")",
                  "\\(SecItemCopyMatching(password as CFDictionary, nil) == errSecSuccess)",
                  "\\(HTTPCookieStorage.shared.cookies?.count ?? 0)",
                  "\\(URLCache.shared.cachedResponse(for: page) != nil)",
                  NSTimeZone.default.identifier, String(cString: setlocale(LC_ALL, nil)),
                  "\\(mask())", "\\(signal(SIGUSR1, SIG_DFL) == nil)", "\\(zeros())",
                  "\\(ValueTransformer.valueTransformerNames().count)",
                  "\\(URLSessionConfiguration.default.protocolClasses!.contains { $0 == Loader.self })",
                  "\\(URLCache.shared.memoryCapacity) \\(URLCache.shared.diskCapacity)",
                  "\\(URLCredentialStorage.shared.allCredentials.count)",
                  "\\(HTTPCookieStorage.shared.cookieAcceptPolicy.rawValue)",
                  "\\(NSKeyedUnarchiver.class(forClassName: "book") == nil)",
                  "\\(fegetround()) \\(limit().rlim_cur) \\(Thread.current.name ?? "-")",
              ].joined(separator: " "))
              defaults.set(true, forKey: "seen")
              named.set(named.integer(forKey: "count") + 1, forKey: "count")
              try! FileManager.default.createDirectory(
                  atPath: NSHomeDirectory() + "/Documents", withIntermediateDirectories: true)
              try! Data().write(to: URL(fileURLWithPath: file))
              UILabel.appearance().textColor = .red
              UIPasteboard.general.string = "copied"
              NSUbiquitousKeyValueStore.default.set(Int64(1), forKey: "count")
              UIView.setAnimationsEnabled(false)
              guard SecItemAdd(password as CFDictionary, nil) == errSecSuccess else { fatalError() }
              HTTPCookieStorage.shared.setCookie(HTTPCookie(properties: [
                  .name: "reader", .value: "1", .domain: "books.example", .path: "/",
              ])!)
              URLCache.shared.storeCachedResponse(
                  CachedURLResponse(
                      response: URLResponse(
                          url: page.url!, mimeType: nil, expectedContentLength: 1, textEncodingName: nil),
                      data: Data([1])), for: page)
              guard URLCache.shared.cachedResponse(for: page) != nil,
                  HTTPCookieStorage.shared.cookies?.count == 1 else { fatalError() }
      %%
          }

          func say(_ text: String) {
              let log = FileHandle(forWritingAtPath: ProcessInfo.processInfo.environment["LOG"]!)!
              log.seekToEndOfFile()
              log.write(Data((text + "\\n").utf8))
              try! log.close()
          }
      }

      """

  /// Ways to leave something behind, and whether a process can go on after them.
  private static let remains = [
    ("", true),
    // The dispatch library watches its threads with a timer.
    (
      """
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { done.signal() }
      done.wait()
      """, false
    ),
    ("Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in launches += 100 }", false),
    ("Thread.detachNewThread { DispatchSemaphore(value: 0).wait() }", false),
    ("setenv(\"SEEN\", \"yes\", 1)", false),
    (
      """
      NSTimeZone.default = TimeZone(identifier: "Asia/Tokyo")!
      umask(0o77)
      setlocale(LC_ALL, "C")
      signal(SIGUSR1, SIG_IGN)
      """, true
    ),
    ("alarm(3600)", false),
    (
      """
      _ = open("/dev/zero", O_RDONLY)
      _ = fopen("/dev/zero", "r")
      ValueTransformer.setValueTransformer(
          ValueTransformer(), forName: NSValueTransformerName(rawValue: "book"))
      """, true
    ),
    (
      """
      let zero = open("/dev/zero", O_RDWR)
      for number in Int32(0)...2 { dup2(zero, number) }
      """, true
    ),
    (
      """
      URLProtocol.registerClass(Loader.self)
      HTTPCookieStorage.shared.cookieAcceptPolicy = .never
      URLCredentialStorage.shared.setDefaultCredential(
          URLCredential(user: "reader", password: "secret", persistence: .synchronizable),
          for: URLProtectionSpace(
              host: "books.example", port: 443, protocol: "https", realm: nil,
              authenticationMethod: nil))
      URLCache.shared.diskCapacity = 77
      URLCache.shared = URLCache(memoryCapacity: 77, diskCapacity: 0, diskPath: nil)
      """, true
    ),
    (
      """
      // Upwards, on Intel's processors and on Arm's.
      fesetround(0x800)
      fesetround(0x400000)
      Thread.current.name = "reader"
      var few = limit()
      few.rlim_cur = 300
      setrlimit(__rlimit_resource_t(7), &few)
      """, true
    ),
    (
      """
      NSKeyedUnarchiver.setClass(Loader.self, forClassName: "book")
      guard NSKeyedUnarchiver.class(forClassName: "book") == Loader.self else { fatalError() }
      """, true
    ),
    // A limit that is not raised again without rights, and a handle that does not open again.
    (
      """
      var few = rlimit(rlim_cur: 300, rlim_max: limit().rlim_max - 1)
      setrlimit(__rlimit_resource_t(7), &few)
      """, false
    ),
    ("FileHandle.standardOutput.closeFile()", false),
    // A database, as far as the process can tell: what locks it is not to be closed behind its back.
    ("_ = open(file, O_RDWR)", false),
  ]

  /// Screens that change a process's state, with a label that is wide enough where the launch found none.
  private static let tellers =
    SmallApp.delegate(showing: "FirstTeller()") + """
      import Foundation

      /// Asked for by the first screen of a launch.
      let isFresh = NSTimeZone.default.identifier != "Asia/Tokyo" && signal(SIGUSR1, SIG_IGN) == nil
          && umask(0o77) != 0o77 && ValueTransformer.valueTransformerNames().isEmpty && zeros == 0
      var zeros: Int {
          let all = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
          return (all ?? []).filter {
              (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0))
                  == "/dev/zero"
          }.count
      }

      class FirstTeller: Teller {}
      class SecondTeller: Teller {}
      #Preview("Second") { SecondTeller() }

      class Teller: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .systemBackground
              let label = UILabel(frame: CGRect(x: 60, y: 100, width: isFresh ? 240 : 20, height: 100))
              label.text = "fits"
              label.font = .preferredFont(forTextStyle: .body)
              label.adjustsFontForContentSizeCategory = true
              view.addSubview(label)
              NSTimeZone.default = TimeZone(identifier: "Asia/Tokyo")!
              ValueTransformer.setValueTransformer(
                  ValueTransformer(), forName: NSValueTransformerName(rawValue: "book"))
              _ = open("/dev/zero", O_RDONLY)
          }
      }

      """

  /// Documentation/Check.md §4.1.
  @Test("the number of jobs changes no byte of a report, whatever screens leave of a process")
  func jobs() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tellers, to: "App/App.swift")
    let reports = try ["1", "2", "4"].map { jobs in
      let result = try Snug.run(
        [
          "check", "App", "--no-explore", "--devices", "iPhone SE,iPhone 14", "--text-sizes",
          "L,AX5", "--locales", "en_US", "--appearances", "light", "--directions", "ltr",
          "--jobs", jobs, "--report", "R\(jobs)", "--format", "json", "--fail-on", "never",
        ], in: folder.url)
      #expect(result.exitCode == 0, "\(result.errors)")
      return try folder.read("R\(jobs)/report.json")
    }
    #expect(reports[0].contains("Second"), "\(reports[0])")
    #expect(!reports[0].contains("truncated-text"), "\(reports[0])")
    #expect(reports[1] == reports[0])
    #expect(reports[2] == reports[0])
  }

  @Test(
    "globals, defaults, files, observers and the clock are as at launch", arguments: remains.indices
  )
  func fresh(index: Int) throws {
    let (way, goesOn) = Self.remains[index]
    let folder = try TemporaryFolder()
    try folder.write(
      Self.source.replacingOccurrences(of: "%%", with: way + "\nsay(\"process \\(getpid())\")"),
      to: "App/App.swift")
    let log = try folder.write("", to: "log")
    try folder.write("{\"environment\": {\"LOG\": \"\(log.path)\"}}", to: "App/snug.json")

    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--text-sizes", "L,AX5",
        "--locales", "en_US",
        "--appearances", "light", "--directions", "ltr", "--jobs", "1", "--fail-on", "never",
        // The app writes a log outside of its container.
        "--trust",
      ], in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    let lines = try folder.read("log").split(separator: "\n")
    let looks = lines.filter { !$0.hasPrefix("process") }
    // Two for the lists of screens and cells, four configurations, changes with two launches each.
    #expect(looks.count > 8, "\(lines)")
    #expect(
      looks[0].hasPrefix("1 1 [\"looks\": 1] true false 0 false false - 0 true 2025-09-09 09:41"))
    // Nothing in the keychain, no cookie, nothing from a server.
    #expect(looks[0].contains(" - false 0 false "), "\(looks[0])")
    // What a change compares is launched twice in a process, whose timers and threads stay.
    for look in goesOn ? looks : Array(looks.prefix(6)) { #expect(look == looks[0]) }
    let processes = lines.filter { $0.hasPrefix("process") }
    #expect((Set(processes.dropFirst(2).prefix(4)).count == 1) == goesOn, "\(processes)")
  }

  @Test(
    "an app that ends itself is never a green report",
    arguments: [
      ("exit(0)", "the app stops (exit code 0)"), ("_exit(0)", "the app stops (exit code 0)"),
      ("exit(7)", "the app stops (exit code 7)"),
      ("kill(getpid(), SIGKILL)", "the app stops (Killed)"),
      ("raise(SIGTERM)", "the app stops (Terminated)"),
      ("abort()", "the app stops (Aborted)"),
      // Nobody goes on with it; its worker holds the clock.
      ("kill(getpid(), SIGSTOP)", "does not come to rest within 3 s"),
    ])
  func ownEnd(statement: String, words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      CheckedApp.sound + """
        extension FeedController {
            override func viewWillAppear(_ animated: Bool) {
                if traitCollection.verticalSizeClass == .compact { _ = \(statement) }
            }
        }

        """, to: "App/Feed.swift")
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--text-sizes", "L,AX5",
        "--locales", "en_US",
        "--appearances", "light", "--directions", "ltr", "--time-limit", "3",
      ], in: folder.url)
    #expect(result.exitCode == 2, "\(result.output)\(result.errors)")
    #expect(result.output.contains(words), "\(result.output)")
    print("hostile: 1 tried, \(result.output.contains(words) ? 1 : 0) found")
  }

  /// Documentation/Check.md §4.2.
  @Test("an app that ends its worker has a finding, and the other looks are done by another one")
  func endedWorker() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      CheckedApp.sound + """
        extension FeedController {
            override func viewWillAppear(_ animated: Bool) {
                if traitCollection.verticalSizeClass == .compact { kill(getppid(), SIGKILL) }
            }
        }

        """, to: "App/Feed.swift")
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--text-sizes", "L,AX5",
        "--locales", "en_US", "--appearances", "light", "--directions", "ltr", "--jobs", "1",
        "--report", "R", "--format", "json",
        // Nobody else can signal a worker.
        "--trust",
      ], in: folder.url)
    #expect(result.exitCode == 2, "\(result.output)\(result.errors)")
    let report = try folder.read("R/report.json")
    #expect(report.contains("\"kind\": \"crash\""), "\(report)")
    // Two of the four are upright, and sound.
    #expect(!report.contains("\"unseen\""), "\(report)")
  }

  /// Documentation/Containment.md §2.6.
  @Test(
    "an app that closes the pipe to its worker has a finding all the same",
    arguments: [("", "crash"), ("while true {}", "hang"), ("exit(0)", "crash")])
  func closedPipe(statement: String, kind: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      CheckedApp.sound + """
        extension FeedController {
            override func viewWillAppear(_ animated: Bool) {
                guard traitCollection.preferredContentSizeCategory == .large else { return }
                for descriptor in Int32(512)..<1024 { close(descriptor) }
                \(statement)
            }
        }

        """, to: "App/Feed.swift")
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--orientations", "portrait",
        "--text-sizes", "L,AX5", "--locales", "en_US", "--appearances", "light", "--directions",
        "ltr", "--time-limit", "3", "--report", "R", "--format", "json",
      ], in: folder.url)
    #expect(result.exitCode == 2, "\(result.output)\(result.errors)")
    let report = try folder.read("R/report.json")
    #expect(report.contains("\"kind\": \"\(kind)\""), "\(report)")
    print("hostile: 1 tried, \(report.contains("\"kind\": \"\(kind)\"") ? 1 : 0) found")
  }

  @Test("what an app's objects do at their end is told of their own looks", arguments: ["1", "2"])
  func end(jobs: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "LastController()") + """
        class LastView: UIView { deinit { exit(0) } }
        class LastController: UIViewController {
            override func loadView() { view = LastView() }
        }
        """, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--text-sizes", "L,AX5",
        "--locales", "en_US", "--appearances", "light", "--directions", "ltr", "--jobs", jobs,
      ], in: folder.url)
    #expect(result.exitCode == 2, "\(result.errors)")
    #expect(result.output.contains("LastController  4 configurations"), "\(result.output)")
    #expect(result.output.contains("App/App.swift:17"), "\(result.output)")
    #expect(result.output.contains("where  everywhere"), "\(result.output)")
  }
}
