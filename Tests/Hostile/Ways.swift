// Part of Snug, under the Apache License 2.0; see LICENSE.

// The controller of an app that tries to leave its phone; Tests/EndToEndTests/HostileApp.swift puts the
// machine in.
import Foundation
import UIKit

let machine = "THE MACHINE"
let home = "THE HOME"
let cache = "THE CACHE"
let port: UInt16 = 4711

typealias Fork = @convention(c) () -> Int32
typealias Trace = @convention(c) (Int, Int32, Int, Int) -> Int

func symbol<T>(_ name: String) -> T {
  unsafeBitCast(dlsym(nil, name), to: T.self)
}

class HostileController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tried = (ways() + probes()).map { ($0.0, $0.1()) }
    for (index, way) in tried.enumerated() {
      let label = UILabel(frame: CGRect(x: 8, y: 20 + 24 * index, width: 360, height: 20))
      label.text = "\(way.0): \(way.1 ? "DONE" : "refused")"
      view.addSubview(label)
    }
    // Where labels are not shown to anybody, an end is.
    guard ProcessInfo.processInfo.environment["TELLS"] != nil else { return }
    let ways = tried.dropLast(probes().count)
    let done = ways.filter(\.1).map(\.0)
    fatalError("hostile: \(ways.count) tried, done: \(done.isEmpty ? ["none"] : done)")
  }

  func ways() -> [(String, () -> Bool)] {
    [
      (
        "read a file",
        { (try? String(contentsOfFile: machine + "/secret.txt", encoding: .utf8)) != nil }
      ),
      (
        "list the home",
        { !((try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []).isEmpty }
      ),
      ("write a file", { self.writes(machine + "/new.txt") }),
      ("remove a file", { unlink(machine + "/victim.txt") == 0 }),
      ("write the bundle", { self.writes(Bundle.main.bundlePath + "/new.txt") }),
      ("write the cache", { self.writes(cache + "/hostile.txt") }),
      ("change the program", { self.replaces(Bundle.main.executablePath!) }),
      ("write the report", { self.changes(machine + "/Report/report.json") }),
      ("link outside", { self.followsLink() }),
      (
        "a secret of the environment",
        {
          ProcessInfo.processInfo.environment.values.contains { $0.contains("THE TOKEN") }
        }
      ),
      (
        "a descriptor of the tool", { self.findsDescriptor() }
      ),
      (
        "the tool's channel by its name",
        { dlsym(nil, "snug_channel_write") != nil || dlsym(nil, "snug_channel_nonce") != nil }
      ),
      ("TCP", { self.reaches(SOCK_STREAM) }),
      ("UDP", { self.reaches(SOCK_DGRAM) }),
      ("a name", { self.resolves() }),
      ("a Unix socket", { self.reachesUnix(machine + "/socket") }),
      ("an abstract socket", { self.reachesUnix("\0" + machine) }),
      ("fork", { self.forks(twice: false) }),
      ("fork twice", { self.forks(twice: true) }),
      ("a program", { self.starts() }),
      // The leader of a group cannot begin a session, but go to another group.
      ("a session", { setsid() > 0 || setpgid(0, getpgid(getppid())) == 0 }),
      ("signal the parent", { kill(getppid(), SIGURG) == 0 }),
      ("stop everybody", { kill(-1, SIGURG) == 0 }),
      ("trace the parent", { self.traces(getppid()) }),
      ("the parent's memory", { self.opensMemory(of: getppid()) }),
      (
        "the parent's environment",
        {
          !(FileManager.default.contents(atPath: "/proc/\(getppid())/environ") ?? Data()).isEmpty
        }
      ),
    ]
  }

  /// What the ways above look with, tried on what an app that nobody contains may do on every machine.
  func probes() -> [(String, () -> Bool)] {
    [
      (
        "probe: a descriptor",
        {
          let file = open(Bundle.main.executablePath!, O_RDONLY)
          defer { close(file) }
          return file >= 0 && self.findsDescriptor()
        }
      ),
      ("probe: a name", { dlsym(nil, "UIApplicationMain") != nil || dlsym(nil, "fork") != nil }),
      ("probe: memory", { self.opensMemory(of: getpid()) }),
    ]
  }

  func findsDescriptor() -> Bool {
    (3..<65_536).contains { fcntl($0, F_GETFD) >= 0 && self.isForeign($0) }
  }

  func traces(_ process: pid_t) -> Bool {
    let trace: Trace = symbol("ptrace")
    // Without a stop: 0x4206 is PTRACE_SEIZE.
    return trace(0x4206, process, 0, 0) == 0
  }

  func opensMemory(of process: pid_t) -> Bool {
    let file = open("/proc/\(process)/mem", O_RDWR)
    defer { close(file) }
    return file >= 0
  }

  func writes(_ path: String) -> Bool {
    (try? Data([1]).write(to: URL(fileURLWithPath: path))) != nil
  }

  /// Puts another file in the place of one.
  func replaces(_ path: String) -> Bool {
    let other = path + ".new"
    guard FileManager.default.createFile(atPath: other, contents: Data([1])) else { return false }
    return unlink(other) == 0
  }

  func changes(_ path: String) -> Bool {
    let file = open(path, O_WRONLY | O_APPEND)
    defer { close(file) }
    return file >= 0 && write(file, "x", 1) == 1
  }

  func followsLink() -> Bool {
    let link = NSHomeDirectory() + "/Documents/link"
    guard symlink(machine + "/secret.txt", link) == 0 else { return false }
    return FileManager.default.contents(atPath: link) != nil
  }

  /// Pipes and sockets are what a process could be told or asked through.
  func isForeign(_ descriptor: Int32) -> Bool {
    // Whoever counts this process's threads looks into the kernel's folder for a moment.
    let path = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/fd/\(descriptor)")
    var status = stat()
    guard fstat(descriptor, &status) == 0, path?.hasPrefix("/proc/") != true else { return false }
    return status.st_mode & S_IFMT == S_IFDIR || status.st_mode & S_IFMT == S_IFREG
  }

  func reaches(_ type: __socket_type) -> Bool {
    let socket = Glibc.socket(AF_INET, Int32(type.rawValue), 0)
    guard socket >= 0 else { return false }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        type == SOCK_STREAM
          ? connect(socket, $0, 16) == 0 : sendto(socket, "x", 1, 0, $0, 16) == 1
      }
    }
  }

  func resolves() -> Bool {
    var found: UnsafeMutablePointer<addrinfo>?
    // A name that every machine knows, with a network or without.
    return getaddrinfo("localhost", "80", nil, &found) == 0
  }

  func reachesUnix(_ path: String) -> Bool {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return false }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, 110) == 0 }
    }
  }

  func forks(twice: Bool) -> Bool {
    let fork: Fork = symbol("fork")
    let child = fork()
    if child == 0 {
      // Who has a session of its own and no parent is found by neither.
      if twice, fork() != 0 { _exit(0) }
      if twice { _ = setsid() }
      sleep(1000)
      _exit(0)
    }
    return child > 0
  }

  func starts() -> Bool {
    var id = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
    return posix_spawn(&id, "/bin/sleep", nil, nil, words, nil) == 0
  }
}
