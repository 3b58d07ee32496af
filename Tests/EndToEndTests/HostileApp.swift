// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An app that tries to leave its phone in every way, and shows on labels what came of each.
struct HostileApp {
  /// What is on the machine for it to find.
  let machine: TemporaryFolder
  let socket: Int32
  let port: UInt16

  /// Ways out, by what would have to hold them.
  enum Guard: String {
    case files, network, processes, always
  }

  static let ways: [(name: String, kept: Guard)] = [
    ("read a file", .files), ("list the home", .files), ("write a file", .files),
    ("remove a file", .files), ("write the bundle", .files), ("write the cache", .files),
    ("write the report", .files), ("link outside", .files),
    ("a secret of the environment", .always), ("a descriptor of the tool", .always),
    ("the tool's channel by its name", .always),
    ("TCP", .network), ("UDP", .network), ("a name", .network), ("a Unix socket", .network),
    ("an abstract socket", .network),
    ("fork", .processes), ("fork twice", .processes), ("a program", .processes),
    ("a session", .processes), ("signal the parent", .processes), ("stop everybody", .processes),
    ("trace the parent", .processes), ("the parent's memory", .processes),
    ("the parent's environment", .processes),
  ]

  init() throws {
    machine = try TemporaryFolder()
    try machine.write("the secret", to: "secret.txt")
    try machine.write("to be kept", to: "victim.txt")
    try machine.write("", to: "Report/report.json")
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, size) == 0 && listen(socket, 8) == 0
          && getsockname(socket, pointer, &size) == 0
      }
    }
    guard bound else { throw CocoaError(.fileNoSuchFile) }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Whether somebody has connected.
  var wasReached: Bool {
    var event = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, 0) > 0
  }

  /// The app's sources by their names.
  var sources: [String: String] {
    get throws {
      let controller = try Self.controller
        .replacingOccurrences(of: "THE MACHINE", with: machine.path)
        .replacingOccurrences(of: "THE HOME", with: NSHomeDirectory())
        .replacingOccurrences(of: "4711", with: "\(port)")
        .replacingOccurrences(of: "THE TOKEN", with: Self.token)
      return [
        "App.swift": SmallApp.delegate(showing: "HostileController()"), "Ways.swift": controller,
      ]
    }
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
