// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What a contained process sees of the machine, and the launch that makes it so.
package struct Enclosure: Sendable {
  private let containment: Containment
  /// Folders and files of the machine by where the process sees them.
  private var mounts: [Mount] = []
  /// Folders of the machine that a tool does not see but for what is shown.
  private var hidden: [String] = []

  private struct Mount: Sendable {
    var place: String
    var source: String
    var isWritable: Bool
  }

  package init(_ containment: Containment = .current) { self.containment = containment }

  /// Whether the process can see a folder of the machine at another place.
  package var hasPlaces: Bool { containment.namespaces.path != nil }

  /// Shows a folder or file.
  ///
  /// - Parameter place: Where the process sees it, if it can be elsewhere than where it is.
  /// - Returns: Where the process sees it.
  @discardableResult
  package mutating func show(
    _ path: String, at place: String? = nil, isWritable: Bool = false
  ) -> String {
    let seen = hasPlaces ? place ?? path : path
    mounts.append(Mount(place: seen, source: path, isWritable: isWritable))
    return seen
  }

  /// Keeps a folder of the machine from a tool, but for what is shown of it.
  package mutating func hide(_ folder: URL) {
    let path = folder.resolvingSymlinksInPath().path
    if path != "/", !hidden.contains(path) { hidden.append(path) }
  }

  // MARK: Apps

  /// Where the phone's user lives; the same on every machine.
  package enum Phone {
    private static let app = "8A3C1D52-6B0E-4F1B-9C3E-5D2A7E90B146"
    package static let home = "/var/mobile/Containers/Data/Application/\(app)"
    package static let seed = "/var/mobile/Containers/Seed"
    package static let network = "/var/mobile/Containers/Network"
    /// - Parameter ending: `xctest` for a bundle of tests that are loaded into no app.
    package static func bundle(of name: String, ending: String = "app") -> String {
      "/var/containers/Bundle/Application/\(app)/\(name).\(ending)"
    }
    static let user: UInt32 = 501
  }

  /// What programs need of a Debian machine to run, beside what is shown.
  private static let system = [
    "/usr", "/lib", "/lib64", "/lib32", "/bin", "/sbin", "/etc/fonts", "/etc/ld.so.cache",
    "/etc/alternatives", "/var/cache/fontconfig", "/sys/devices/system/cpu",
  ]
  /// bubblewrap's devices alone; beside them nothing can be made there.
  private static let devicesOnly = ["--dev", "/dev", "--remount-ro", "/dev"]
  private static let devices = [
    "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom",
  ]

  /// A launch of an app's process on a phone of its own.
  ///
  /// - Parameter phone: A folder for the phone's own files.
  package func app(_ launch: Launch, phone: URL) throws(LaunchError) -> Launch {
    guard let bubblewrap = containment.namespaces.path else { return launch }
    var words = Self.namespaces(withProcesses: hasProcesses)
    words += ["--unshare-uts", "--hostname", "iPhone"]
    words += ["--uid", "\(Phone.user)", "--gid", "\(Phone.user)"]
    for path in Self.system { words += Self.system(path) }
    words += Self.devicesOnly
    if !hasProcesses { words += ["--ro-bind", "/proc", "/proc"] }
    for (name, text) in Self.accounts {
      let file = phone.appendingPathComponent(name)
      guard (try? Data(text.utf8).write(to: file)) != nil else {
        throw LaunchError("\(file.path): error: \(String(cString: strerror(errno)))")
      }
      words += ["--ro-bind", file.path, "/etc/\(name)"]
    }
    words += mountWords
    words += ["--remount-ro", "/", "--clearenv"]
    for (name, value) in launch.environment.sorted(by: { $0.key < $1.key }) {
      words += ["--setenv", name, value]
    }
    if let folder = launch.folder { words += ["--chdir", folder] }
    var outer = Launch(executable: bubblewrap)
    outer.arguments = words + ["--", launch.executable] + launch.arguments
    return outer
  }

  private static let accounts = [
    "passwd": "mobile:x:501:501:Mobile User:/var/mobile:/bin/sh\n", "group": "mobile:x:501:\n",
  ]

  /// What an app's process says of itself to Landlock: where it may read, and where it may write too.
  package var rules: Launch.FileRules? {
    guard !containment.isTrusted, containment.landlock > 0 else { return nil }
    return Launch.FileRules(
      readable: Self.system + ["/proc", "/etc/passwd", "/etc/group"]
        + mounts.filter { !$0.isWritable }.map(\.place),
      writable: Self.devices + mounts.filter(\.isWritable).map(\.place))
  }

  // MARK: Tools

  /// A launch of a program that reads what others wrote, such as the compiler: it sees the machine as it
  /// is, but has no network and writes nothing but what is shown as writable.
  ///
  /// - Parameter hasNetwork: Whether it fetches something all the same.
  package func tool(_ launch: Launch, hasNetwork: Bool = false) -> Launch {
    if containment.isTrusted { return launch }
    var launch = launch
    launch.mostProcesses = Containment.mostProcesses
    guard let bubblewrap = containment.namespaces.path else {
      launch.isFiltered = containment.hasFilters && !hasNetwork
      if containment.landlock > 0 {
        launch.rules = Launch.FileRules(
          readable: Self.all(besides: hidden) + mounts.map(\.place),
          writable: Self.devices + mounts.filter(\.isWritable).map(\.place))
      }
      return launch
    }
    var words = ["--ro-bind", "/", "/"]
    words += Self.namespaces(withProcesses: hasProcesses, hasNetwork: hasNetwork)
    words += Self.devicesOnly
    if !hasProcesses { words += ["--ro-bind", "/proc", "/proc"] }
    for folder in hidden { words += ["--tmpfs", folder] }
    words += mountWords
    if let folder = launch.folder { words += ["--chdir", folder] }
    var outer = launch
    outer.executable = bubblewrap
    outer.arguments = words + ["--"] + limits + [launch.executable] + launch.arguments
    return outer
  }

  /// Folders and files that together are all of the machine but what lies in some folders.
  private static func all(besides hidden: [String], in folder: String = "/") -> [String] {
    guard hidden.contains(where: { $0.hasPrefix(folder) }) else { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = (folder == "/" ? "/" : folder + "/") + name
      if hidden.contains(path) { return [] }
      return hidden.contains { $0.hasPrefix(path + "/") } ? all(besides: hidden, in: path) : [path]
    }
  }

  /// Words before those of a program that keep it from starting more processes than a build has.
  private var limits: [String] {
    let program = "/usr/bin/prlimit"
    guard let most = containment.mostProcesses, access(program, X_OK) == 0 else { return [] }
    return [program, "--nproc=\(most)", "--"]
  }

  // MARK: Words of bwrap

  private var hasProcesses: Bool {
    if case .all = containment.namespaces { true } else { false }
  }

  private var mountWords: [String] {
    mounts.flatMap { [$0.isWritable ? "--bind" : "--ro-bind", $0.source, $0.place] }
  }

  /// What lies behind a link of the system is found by the same link.
  private static func system(_ path: String) -> [String] {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return ["--symlink", target, path]
    }
    return ["--ro-bind-try", path, path]
  }

  static func namespaces(withProcesses: Bool, hasNetwork: Bool = false) -> [String] {
    ["--unshare-user", "--unshare-ipc", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
      + (hasNetwork ? [] : ["--unshare-net"])
      + (withProcesses ? ["--unshare-pid", "--proc", "/proc"] : [])
  }
}
