// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An app that tries to leave its phone in every way, and shows on labels what came of each.
struct HostileApp {
  /// What is on the machine for it to find.
  let machine: TemporaryFolder
  /// Sockets that listen: on the loopback for streams and for datagrams, at a path, by an abstract name.
  private let sockets: [Int32]
  private let datagrams: Int32
  private let port: UInt16
  private let datagramPort: UInt16

  /// Ways out, by what would have to hold them.
  enum Guard: String {
    case files, network, processes, always
  }

  struct Way: Sendable {
    let name: String
    let kept: Guard
    /// Whether every machine leaves it open to a program that nobody contains.
    var isOpen = true
  }

  private static let named: [Way] =
    [
      Way(name: "read a file", kept: .files), Way(name: "list the home", kept: .files),
      Way(name: "write a file", kept: .files), Way(name: "remove a file", kept: .files),
      Way(name: "write the bundle", kept: .files), Way(name: "write the cache", kept: .files),
      Way(name: "change the program", kept: .files), Way(name: "write the report", kept: .files),
      Way(name: "link outside", kept: .files), Way(name: "a hard link", kept: .files),
      Way(name: "shared memory", kept: .files),
      Way(name: "a file among devices", kept: .files, isOpen: false),
      Way(name: "a secret of the environment", kept: .always),
      Way(name: "a descriptor of the tool", kept: .always, isOpen: false),
      Way(name: "a pipe of the tool", kept: .always, isOpen: false),
      Way(name: "the tool's channel by its name", kept: .always, isOpen: false),
      Way(name: "TCP", kept: .network), Way(name: "UDP", kept: .network),
      Way(name: "a name", kept: .network), Way(name: "a question to a name server", kept: .network),
      Way(name: "a Unix socket", kept: .network),
      Way(name: "an abstract socket", kept: .network),
      Way(name: "fork", kept: .processes), Way(name: "fork twice", kept: .processes),
      Way(name: "a program", kept: .processes), Way(name: "a session", kept: .processes),
      Way(name: "signal the parent", kept: .processes),
      Way(name: "stop everybody", kept: .processes),
      // Some machines let nobody look into a process that is not its child.
      Way(name: "trace the parent", kept: .processes, isOpen: false),
      Way(name: "the parent's memory", kept: .processes, isOpen: false),
      Way(name: "the parent's environment", kept: .processes),
    ]

  static let ways: [Way] =
    named + openCalls.map { Way(name: "call \($0)", kept: .processes) }
    + otherCalls.map { Way(name: "call \($0)", kept: .processes, isOpen: false) }

  /// Calls that every machine lets a program make.
  private static let openCalls = [
    "shmget", "shmat", "msgget", "semget", "mq_open", "process_vm_readv", "process_vm_writev",
    "execveat", "tkill", "tgkill", "rt_sigqueueinfo", "prlimit64", "prctl", "TIOCSTI", "listen",
    "accept", "accept4", "bind", "sendto", "sendmsg", "socket", "socketpair", "pidfd_send_signal",
    "pidfd_open",
  ]
  /// Calls that a container may refuse by itself.
  private static let otherCalls = [
    "adjtimex", "chroot", "mount", "umount2", "pivot_root", "unshare", "setns", "perf_event_open",
    "keyctl", "add_key", "request_key", "kcmp", "name_to_handle_at", "io_uring_setup",
    "io_uring_enter", "open_tree", "move_mount", "fsopen", "clone3", "pidfd_getfd",
    "mount_setattr",
  ]

  /// What ways that no machine leaves open look with: each finds what an app has of its own, so that
  /// one that finds nothing has looked.
  static let probes = ["a descriptor", "a pipe", "a name", "memory"].map { "probe: \($0)" }

  init() throws {
    machine = try TemporaryFolder()
    try machine.write("the secret", to: "secret.txt")
    try machine.write("to be kept", to: "victim.txt")
    try machine.write("", to: "Report/report.json")
    let stream = try Self.loopback(SOCK_STREAM)
    guard Foundation.listen(stream.socket, 8) == 0 else { throw CocoaError(.fileNoSuchFile) }
    let other = try Self.loopback(SOCK_DGRAM)
    port = stream.port
    datagramPort = other.port
    datagrams = other.socket
    sockets = [
      stream.socket, datagrams, try Self.listen("\(machine.path)/socket"),
      try Self.listen("\0\(machine.path)"),
    ]
  }

  /// A socket at a free port of the loopback.
  static func loopback(_ type: __socket_type) throws -> (socket: Int32, port: UInt16) {
    let socket = Foundation.socket(AF_INET, Int32(type.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, size) == 0 && getsockname(socket, pointer, &size) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileNoSuchFile) }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  private static func listen(_ path: String) throws -> Int32 {
    let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let listens = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, 110) == 0 }
    }
    guard listens, Foundation.listen(socket, 8) == 0 else { throw CocoaError(.fileNoSuchFile) }
    return socket
  }

  /// Nobody listens any more.
  func close() { for socket in sockets { Foundation.close(socket) } }

  /// The datagrams that came, by their number of bytes.
  var received: [Int] {
    var sizes: [Int] = []
    var bytes = [UInt8](repeating: 0, count: 512)
    while true {
      let count = recv(datagrams, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      guard count >= 0 else { return sizes }
      sizes.append(count)
    }
  }

  /// Words that start what follows them with a file and a pipe open that the tool has to close.
  var opensFile: [String] {
    let pipe = machine.path + "/pipe"
    let script =
      "mkfifo '\(pipe)' && exec 8<>'\(pipe)' && rm '\(pipe)' && exec 9<'\(machine.path)/secret.txt'"
    return ["/bin/sh", "-c", script + " && exec \"$0\" \"$@\""]
  }

  /// Whether somebody has connected.
  var wasReached: Bool {
    var events = sockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&events, nfds_t(events.count), 0) > 0
  }

  /// The app's sources by their names.
  var sources: [String: String] {
    get throws {
      return [
        "App.swift": SmallApp.delegate(showing: "HostileController()"),
        "Ways.swift": try controller,
      ]
    }
  }

  /// The controller, which knows the machine.
  var controller: String {
    get throws {
      try Self.controller
        .replacingOccurrences(of: "THE CACHE", with: Self.cache)
        .replacingOccurrences(of: "THE MACHINE", with: machine.path)
        .replacingOccurrences(of: "THE HOME", with: NSHomeDirectory())
        .replacingOccurrences(of: "4711", with: "\(port)")
        .replacingOccurrences(of: "4712", with: "\(datagramPort)")
        .replacingOccurrences(of: "THE TOKEN", with: Self.token)
    }
  }

  /// Where `snug` keeps built apps.
  static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    return environment["XDG_CACHE_HOME"].map { $0 + "/snug" } ?? NSHomeDirectory() + "/.cache/snug"
  }

  /// What stands in a variable of the tool's environment.
  static let token = "hush-hush"

  private static var controller: String {
    get throws {
      try String(
        contentsOf: Snug.root.appendingPathComponent("Tests/Hostile/Ways.swift"), encoding: .utf8)
    }
  }
}
