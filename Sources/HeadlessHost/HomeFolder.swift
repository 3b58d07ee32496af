// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
import FoundationNetworking

/// The container of the process's app, where the tool gave it one (Documentation/HeadlessHost.md §5).
@MainActor
enum HomeFolder {
  private static let plan = (try? HostPlan.ofProcess())?.home ?? HomePlan()

  /// The folders that a phone makes for an app, outer ones first.
  private static let folders = [
    "Documents", "Library", "Library/Caches", "Library/Preferences", "SystemData", "tmp",
  ]

  /// Makes the container what it is before an app's first launch.
  ///
  /// - Complexity: some 30 µs where nothing was written and nothing is to be there.
  static func renew() {
    RecordedNetwork.renew()
    guard let home = plan.folder else { return }
    clear(home, kept: ["Documents", "Library", "SystemData", "tmp"])
    for folder in folders {
      let path = "\(home)/\(folder)"
      mkdir(path, 0o755)
      clear(path, kept: folder == "Library" ? ["Caches", "Preferences"] : [])
    }
    if let seed = plan.seed { copy(contentsOf: seed, to: home) }
    fillDefaults()
  }

  /// Foundation's own cache of responses, with its sizes in bytes.
  private static var cache: (own: URLCache, memory: Int, disk: Int)?

  /// Keeps what ``forgetNetwork()`` puts back.
  static func rememberNetwork() {
    let own = URLCache.shared
    cache = (own, own.memoryCapacity, own.diskCapacity)
  }

  /// Forgets what Foundation keeps in memory of what an app had from the network, and how the app set that up.
  static func forgetNetwork() {
    if let cache {
      if URLCache.shared !== cache.own { URLCache.shared = cache.own }
      if cache.own.memoryCapacity != cache.memory { cache.own.memoryCapacity = cache.memory }
      if cache.own.diskCapacity != cache.disk { cache.own.diskCapacity = cache.disk }
    }
    URLCache.shared.removeAllCachedResponses()
    // Removing writes the store anew, whether or not there is one.
    let cookies = HTTPCookieStorage.shared
    if cookies.cookies?.isEmpty == false { cookies.removeCookies(since: .distantPast) }
    if cookies.cookieAcceptPolicy != .always { cookies.cookieAcceptPolicy = .always }
    let storage = URLCredentialStorage.shared
    let options = [NSURLCredentialStorageRemoveSynchronizableCredentials: NSNumber(value: true)]
    for (space, named) in storage.allCredentials {
      for credential in named.values { storage.remove(credential, for: space, options: options) }
    }
  }

  /// Removes what a folder holds but for some folders; a link in place of one of these goes too.
  private static func clear(_ path: String, kept: Set<String>) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      unlink(path)
      mkdir(path, 0o755)
    }
    chmod(path, 0o755)
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." || kept.contains(name) { continue }
      let inner = "\(path)/\(name)"
      if (try? FileManager.default.removeItem(atPath: inner)) == nil {
        // A folder that forbids to be changed.
        clear(inner, kept: [])
        rmdir(inner)
      }
    }
  }

  private static func copy(contentsOf folder: String, to place: String) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
      let (source, target) = ("\(folder)/\(name)", "\(place)/\(name)")
      var isFolder: ObjCBool = false
      if files.fileExists(atPath: target, isDirectory: &isFolder), isFolder.boolValue {
        copy(contentsOf: source, to: target)
      } else {
        try? files.copyItem(atPath: source, toPath: target)
      }
    }
  }

  private static func fillDefaults() {
    guard !plan.defaults.isEmpty else { return }
    for (name, value) in plan.defaults { UserDefaults.standard.set(value.object, forKey: name) }
    UserDefaults.standard.synchronize()
  }
}

extension HomePlan.Value {
  /// As Foundation's property lists have it.
  fileprivate var object: Any {
    switch self {
    case .boolean(let value): NSNumber(value: value)
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15
        ? NSNumber(value: Int(value)) : NSNumber(value: value)
    case .string(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }
}
