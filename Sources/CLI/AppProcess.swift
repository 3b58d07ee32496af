// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import Supervision

/// Starts processes of a built app, each on a phone of its own and away from the machine
/// (Documentation/Containment.md).
struct AppProcess: Sendable {
  let executable: URL
  /// What the app is launched with, beside what every run of it is.
  var arguments: [String] = []
  var environment: [String: String] = [:]
  /// What its container begins with.
  var home = HomePlan()
  /// A folder of the project that the process may read, and begins in.
  var project: URL?
  /// The ending of the folder in which the process finds itself.
  var bundleEnding = "app"
  /// Megabytes that the process may hold.
  var memoryLimit = RenderPlan.memoryLimit
  /// Far above what ends a unit, so that it is said which did; as many threads as are allowed have room
  /// for stacks of 8 MB.
  private var mostDataMegabytes: Int {
    max(memoryLimit * 4 + 2048, memoryLimit + 1024 + 8 * CheckPlan.mostThreads)
  }

  init(executable: URL, settings: CheckSettings = CheckSettings()) {
    self.executable = executable
    arguments = settings.arguments
    environment = settings.environment
    home = settings.home
  }

  /// A process that was started.
  struct Running {
    let process: ChildProcess
    /// Where it tells what it does.
    let channel: Channel
    let reader: RecordReader
    /// Gone with ``close()``.
    private let folder: URL

    fileprivate init(
      _ process: ChildProcess, _ channel: Channel, _ reader: RecordReader, _ folder: URL
    ) {
      self.process = process
      self.channel = channel
      self.reader = reader
      self.folder = folder
    }

    /// Throws away the phone.
    func close() { RunFolder.removeTree(folder.path) }
  }

  /// Bytes that a file of the app may have.
  private static let mostFileBytes = 1 << 30

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - task: What it is to do.
  ///   - output: Where the app's standard output and standard error go.
  func start(
    _ task: HostPlan.Task, output: Int32, errors: Int32
  ) throws(LaunchError) -> Running {
    ContainmentRemark.say()
    let phone = try RunFolder.make("phone")
    var isStarted = false
    defer { if !isStarted { RunFolder.removeTree(phone.path) } }
    let container = phone.appendingPathComponent("home")
    guard mkdir(container.path, 0o700) == 0 else {
      throw LaunchError("\(container.path): error: \(String(cString: strerror(errno)))")
    }
    var enclosure = Enclosure()
    let place = enclosure.show(
      container.path, at: Enclosure.Phone.home, isWritable: true)
    let name = executable.lastPathComponent
    let bundle = enclosure.show(
      executable.deletingLastPathComponent().path,
      at: Enclosure.Phone.bundle(of: name, ending: bundleEnding))
    for path in Self.libraries { enclosure.show(path) }
    if let project { enclosure.show(project.path) }
    var home = home
    home.folder = place
    if let seed = home.seed { home.seed = enclosure.show(seed, at: Enclosure.Phone.seed) }
    if let network = home.network {
      home.network = enclosure.show(network, at: Enclosure.Phone.network)
    }

    var launch = Launch(executable: "\(bundle)/\(name)", arguments: arguments)
    launch.environment = surroundings(home: place)
    launch.folder = project?.path ?? "/"
    let nonce = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    let plan = try self.plan(
      HostPlan(task: task, home: home), nonce: nonce, enclosure.rules, in: phone)
    defer { close(plan) }
    let channel = try Channel()
    // Room for a picture, so that the app does not wait for the tool.
    _ = fcntl(channel.writing, 1031 /* F_SETPIPE_SZ */, 1 << 20)
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    let process = try ChildProcess.start(
      try enclosure.app(launch, phone: phone),
      descriptors: [null, output, errors, plan, channel.writing])
    channel.closeWriting()
    isStarted = true
    return Running(process, channel, RecordReader(nonce: nonce), phone)
  }

  /// The environment of a phone, and what the app is to have beside it.
  private func surroundings(home: String) -> [String: String] {
    let trusted = Containment.current.isTrusted ? ProcessInfo.processInfo.environment : [:]
    var surroundings = [
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": "\(home)/tmp", "USER": "mobile",
      "LOGNAME": "mobile", "SHELL": "/bin/sh", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
      "LC_ALL": "C.UTF-8", "TZ": "UTC",
      // A failing app ends with UIKit's text, not with a trace of the machine; the order of
      // dictionaries and sets is the same in every launch.
      "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
      "SNUG_HOST": HostPlan.version,
    ]
    // Puts UIKit before Foundation in the order of libraries, so that Foundation follows the run's
    // language (Documentation/Localization.md §1).
    if let library = Self.library { surroundings["LD_PRELOAD"] = library }
    return trusted.merging(surroundings) { $1 }.merging(environment) { $1 }
  }

  private static let library = (try? Installation.current())?.library.path

  /// Libraries beside the system's: UIKit's, and those of the toolchain.
  private static let libraries: [String] = {
    var paths = [library].compactMap(\.self)
    if let compiler = try? Compiler.find() {
      let toolchain = compiler.path.resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("lib/swift/linux").path
      if !toolchain.hasPrefix("/usr/"), access(toolchain, R_OK) == 0 { paths.append(toolchain) }
    }
    return paths
  }()

  /// The plan, behind lines that say how the process is contained: an open file without a name.
  private func plan(
    _ plan: HostPlan, nonce: String, _ rules: Launch.FileRules?, in folder: URL
  ) throws(LaunchError) -> Int32 {
    var lines = ["nonce \(nonce)"]
    var isWorker = false
    if case .check = plan.task { isWorker = true }
    if isWorker { lines.append("worker") }
    let containment = Containment.current
    lines += (rules?.readable ?? []).map { "read \($0)" }
    lines += (rules?.writable ?? []).map { "write \($0)" }
    if !containment.isTrusted {
      lines.append("file-size \(Self.mostFileBytes)")
      lines.append("memory \(mostDataMegabytes << 20)")
      if let most = containment.mostProcesses { lines.append("processes \(most)") }
      lines.append("filter \(containment.filter(isWorker: isWorker))")
    }
    let path = folder.appendingPathComponent("plan").path
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw LaunchError("\(path): error: \(String(cString: strerror(errno)))")
    }
    unlink(path)
    do {
      var data = Data((lines.joined(separator: "\n") + "\n\n").utf8)
      data.append(try JSONEncoder().encode(plan))
      try FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: data)
    } catch {
      close(file)
      throw LaunchError("\(path): error: \(error.localizedDescription)")
    }
    return file
  }
}
