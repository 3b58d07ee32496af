// Part of Snug, under the Apache License 2.0; see LICENSE.

// The controller of an app that tries to leave its phone; Tests/EndToEndTests/HostileApp.swift puts the
// machine in.
import Foundation
import UIKit

let machine = "THE MACHINE"
let home = "THE HOME"
let cache = "THE CACHE"
let port: UInt16 = 4711
let datagramPort: UInt16 = 4712

typealias Fork = @convention(c) () -> Int32
typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
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
    let lines = Self.refusedCalls.split(separator: "\n")
    let calls = lines.map { line -> (String, () -> Bool) in
      ("call \(line.prefix { $0 != " " })", { self.isTaken(line) })
    }
    return others() + calls
  }

  func others() -> [(String, () -> Bool)] {
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
        "a hard link",
        { link(machine + "/secret.txt", NSHomeDirectory() + "/Documents/hard") == 0 }
      ),
      ("shared memory", { self.makes("/dev/shm/snug-hostile") }),
      ("a file among devices", { self.makes("/dev/snug-hostile") }),
      (
        "a secret of the environment",
        {
          ProcessInfo.processInfo.environment.values.contains { $0.contains("THE TOKEN") }
        }
      ),
      (
        "a descriptor of the tool", { self.findsDescriptor() }
      ),
      ("a pipe of the tool", { self.findsPipe() }),
      (
        "the tool's channel by its name",
        { dlsym(nil, "snug_channel_write") != nil || dlsym(nil, "snug_channel_nonce") != nil }
      ),
      ("TCP", { self.reaches(SOCK_STREAM) }),
      ("UDP", { self.reaches(SOCK_DGRAM) }),
      ("a name", { self.resolves() }),
      ("a question to a name server", { self.asksServer() }),
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
      (
        "probe: a pipe",
        {
          var ends: [Int32] = [0, 0]
          defer { for end in ends { close(end) } }
          return pipe(&ends) == 0 && self.findsPipe()
        }
      ),
      ("probe: a name", { dlsym(nil, "UIApplicationMain") != nil || dlsym(nil, "fork") != nil }),
      ("probe: memory", { self.opensMemory(of: getpid()) }),
    ]
  }

  func findsDescriptor() -> Bool {
    (3..<65_536).contains { fcntl($0, F_GETFD) >= 0 && self.isForeign($0) }
  }

  /// A pipe or socket that somebody could be told or asked through. Beyond 512 lies the one to what started
  /// this process, which takes nothing without a word (Documentation/Containment.md §2.6).
  func findsPipe() -> Bool {
    ([0] + Array<Int32>(3..<512)).contains { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return false }
      return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }
  }

  /// Calls of the kernel that an app has no business with, with their numbers on both kinds of machines and
  /// words that do nothing where they are let through: the kernel complains of the words then, and not of
  /// the call.
  static let refusedCalls = """
    shmget 29 194
    shmat 30 196 -1
    msgget 68 186 21326
    semget 64 190 21326
    mq_open 240 180
    process_vm_readv 310 270 own
    process_vm_writev 311 271 own
    execveat 322 281 -1
    tkill 200 130 parent
    tgkill 234 131 parent parent
    rt_sigqueueinfo 129 138 parent
    prlimit64 302 261 parent 7
    prctl 157 167 1
    TIOCSTI 16 29 0 21522
    listen 50 201 -1
    accept 43 202 -1
    accept4 288 242 -1
    bind 49 200 -1
    sendto 44 206 -1 0 0 536870912
    sendmsg 46 211 -1 0 536870912
    socket 41 198 16 3
    socketpair 53 199 1 2
    pidfd_send_signal 424 424 -1
    pidfd_open 434 434 parent
    adjtimex 159 171
    chroot 161 51
    mount 165 40
    umount2 166 39
    pivot_root 155 41
    unshare 272 97
    setns 308 268 -1
    perf_event_open 298 241
    keyctl 250 219 99
    add_key 248 217
    request_key 249 218
    kcmp 312 272 own own
    name_to_handle_at 303 264
    io_uring_setup 425 425
    io_uring_enter 426 426 -1
    open_tree 428 428 -1
    move_mount 429 429 -1
    fsopen 430 430
    clone3 435 435
    pidfd_getfd 438 438 -1
    mount_setattr 442 442 -1
    """

  /// An app is compiled as for a phone's processor, so its program says which one there is: `e_machine` of
  /// the header of ELF is 62 on x86-64.
  static let isOnX86 =
    FileHandle(forReadingAtPath: Bundle.main.executablePath!)?.readData(ofLength: 19).last == 62

  /// Whether the kernel comes to look at the words of a call; its name and number begin the line.
  func isTaken(_ line: Substring) -> Bool {
    let call: Call = symbol("syscall")
    let parts = line.split(separator: " ")
    let number = Int(parts[Self.isOnX86 ? 1 : 2])!
    let processes = ["own": Int(getpid()), "parent": Int(getppid())]
    let given = parts.dropFirst(3).map { processes[String($0)] ?? Int($0)! }
    let words = given + Array(repeating: 0, count: 6 - given.count)
    errno = 0
    let answer = call(number, words[0], words[1], words[2], words[3], words[4], words[5])
    return answer >= 0 || ![EPERM, EACCES, ENOSYS].contains(errno)
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

  /// Makes a file and takes it away again.
  func makes(_ path: String) -> Bool {
    let file = open(path, O_CREAT | O_RDWR, 0o600)
    defer { close(file) }
    return file >= 0 && unlink(path) == 0
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

  /// Whether it is a file or a folder, and not what this process has as standard input, output or error.
  func isForeign(_ descriptor: Int32) -> Bool {
    // Whoever counts this process's threads looks into the kernel's folder for a moment.
    let path = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/fd/\(descriptor)")
    var status = stat()
    guard fstat(descriptor, &status) == 0, path?.hasPrefix("/proc/") != true else { return false }
    let isStandard = (0..<3).contains { (number: Int32) in
      var own = stat()
      return fstat(number, &own) == 0 && own.st_dev == status.st_dev && own.st_ino == status.st_ino
    }
    return !isStandard && [S_IFDIR, S_IFREG].contains(status.st_mode & S_IFMT)
  }

  func reaches(_ type: __socket_type) -> Bool {
    withSocket(type) { socket, address in
      type == SOCK_STREAM
        ? connect(socket, address, 16) == 0 : sendto(socket, "x", 1, 0, address, 16) == 1
    }
  }

  /// Asks for `secret.example`, as a resolver does: over a connection of datagrams.
  func asksServer() -> Bool {
    var question: [UInt8] = [0, 7, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    for part in ["secret", "example", ""] { question += [UInt8(part.utf8.count)] + part.utf8 }
    question += [0, 1, 0, 1]
    return withSocket(SOCK_DGRAM) { socket, address in
      connect(socket, address, 16) == 0
        && send(socket, question, question.count, 0) == question.count
    }
  }

  /// A socket, and the loopback's address where the machine listens for that kind.
  func withSocket(
    _ type: __socket_type, _ body: (Int32, UnsafePointer<sockaddr>) -> Bool
  ) -> Bool {
    let socket = Glibc.socket(AF_INET, Int32(type.rawValue), 0)
    guard socket >= 0 else { return false }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (type == SOCK_STREAM ? port : datagramPort).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(socket, $0) }
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
