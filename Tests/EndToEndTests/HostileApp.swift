// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An app that tries to leave its phone in every way, and shows on labels what came of each.
struct HostileApp {
  /// What is on the machine for it to find.
  let machine: TemporaryFolder
  /// Sockets that listen: on the loopback, at a path, by an abstract name.
  private let sockets: [Int32]
  let port: UInt16

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

  static let ways: [Way] = [
    Way(name: "read a file", kept: .files), Way(name: "list the home", kept: .files),
    Way(name: "write a file", kept: .files), Way(name: "remove a file", kept: .files),
    Way(name: "write the bundle", kept: .files), Way(name: "write the cache", kept: .files),
    Way(name: "change the program", kept: .files), Way(name: "write the report", kept: .files),
    Way(name: "link outside", kept: .files),
    Way(name: "a secret of the environment", kept: .always),
    Way(name: "a descriptor of the tool", kept: .always, isOpen: false),
    Way(name: "the tool's channel by its name", kept: .always, isOpen: false),
    Way(name: "TCP", kept: .network), Way(name: "UDP", kept: .network),
    Way(name: "a name", kept: .network), Way(name: "a Unix socket", kept: .network),
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

  /// What ways that no machine leaves open look with: each finds what an app has of its own, so that
  /// one that finds nothing has looked.
  static let probes = ["a descriptor", "a name", "memory"].map { "probe: \($0)" }

  init() throws {
    machine = try TemporaryFolder()
    try machine.write("the secret", to: "secret.txt")
    try machine.write("to be kept", to: "victim.txt")
    try machine.write("", to: "Report/report.json")
    let stream = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(stream, pointer, size) == 0 && Foundation.listen(stream, 8) == 0
          && getsockname(stream, pointer, &size) == 0
      }
    }
    guard bound else { throw CocoaError(.fileNoSuchFile) }
    port = UInt16(bigEndian: address.sin_port)
    sockets = [
      stream, try Self.listen("\(machine.path)/socket"), try Self.listen("\0\(machine.path)"),
    ]
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

  /// Words that start what follows them with a file open that the tool has to close.
  var opensFile: [String] {
    ["/bin/sh", "-c", "exec 9<'\(machine.path)/secret.txt' && exec \"$0\" \"$@\""]
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
