// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension ProjectReader {
  private static let testType = "com.apple.product-type.bundle.unit-test"

  /// The project's bundles of unit tests, each as an app of its own
  /// (Documentation/XcodeProject.md §11).
  mutating func tests() throws(ProjectError) -> [AppDescription] {
    var bundles: [(id: String, target: PropertyNode)] = []
    for id in project.project["targets"]?.elements ?? [] {
      let target = try project.object(id, as: "a target")
      guard target["productType"]?.string == ProjectReader.testType else { continue }
      bundles.append((id.string ?? "", target))
    }
    var macs: [(id: String, target: PropertyNode)] = []
    if let targetName {
      let known = bundles.map { name(of: $0.target) }
      bundles.removeAll { name(of: $0.target) != targetName }
      guard !bundles.isEmpty else {
        throw ProjectError(
          .unknownTarget(targetName, known: known), at: FileLocation(path: project.file.path))
      }
    } else {
      var phones: [(id: String, target: PropertyNode)] = []
      for bundle in bundles {
        if try isForPhone(bundle.target) {
          phones.append(bundle)
        } else if try isForMac(bundle.target) {
          macs.append(bundle)
        }
      }
      bundles = phones
    }
    var result: [AppDescription] = []
    var empty: ProjectError?
    var foreign: [ProjectIssue] = []
    for bundle in bundles {
      do throws(ProjectError) {
        result.append(try tests(bundle.target, id: bundle.id))
      } catch {
        guard targetName == nil else { throw error }
        switch error.kind {
        // Xcode builds an empty bundle beside others, and runs nothing of it.
        case .noSources: break
        case .onlyForeignSources(let name, _):
          foreign.append(ProjectIssue(problem: .foreignTests(name), location: error.location))
        default: throw error
        }
        empty = error
      }
    }
    if !result.isEmpty { result[0].issues += foreign }
    for bundle in macs {
      // What cannot be read, or needs the Mac, is passed over.
      guard let plain = try? tests(bundle.target, id: bundle.id),
        ProjectReader.isPlain(plain, beside: result)
      else { continue }
      result.append(plain)
    }
    if result.isEmpty, let empty { throw empty }
    return result
  }

  private mutating func tests(
    _ target: PropertyNode, id: String
  ) throws(ProjectError) -> AppDescription {
    files = [project.file]
    issues = []
    let scheme = TestScheme.testing(id, in: project.file.deletingLastPathComponent())
    testConfiguration = scheme?.configuration
    if let scheme { files.append(scheme.file) }
    let settings = try readSettings(of: target)
    let plist = InfoPlistReader(
      settings: settings, folder: project.folder, location: target.location)
    var (tests, own) = try module(target, id: id, infoPlist: plist.file)
    guard !tests.sources.isEmpty else { throw noSources(target) }
    let host = try host(of: target, settings)
    var modules: [SourceModule] = []
    var resources: [AppResource] = []
    var info = InfoPlist([:])
    if let host {
      let app = try self.app(host)
      modules = app.modules
      resources = app.resources
      info = app.info
    }
    info.values.merge(ProjectReader.ownValues(of: plist)) { hosts, _ in hosts }
    let built = Set(modules.map(\.name))
    let (others, more) = try dependencyModules(of: target, app: tests, without: built)
    modules += others
    tests.dependencies = modules.map(\.name)
    var description = AppDescription(
      targetName: name(of: target), productName: settings.value("PRODUCT_NAME"),
      bundleIdentifier: settings.value("PRODUCT_BUNDLE_IDENTIFIER"), modules: modules + [tests],
      resources: resources + more
        + own.filter { mine in !resources.contains { $0.bundlePath == mine.bundlePath } },
      info: info, deploymentTarget: settings.nonempty("IPHONEOS_DEPLOYMENT_TARGET"),
      folder: project.folder, definingFiles: files, issues: issues)
    description.locations = locations
    description.kind = .tests(host: host.map { _ in modules[built.count - 1].name })
    return description
  }

  /// What a test bundle's own Info.plist says beside what the system asks of an app: tests and the
  /// bundle they are in are one bundle here (Documentation/Testing.md §6.2).
  private static func ownValues(of plist: InfoPlistReader) -> [String: PropertyValue] {
    guard !plist.isMissing, let values = try? plist.read().values else { return [:] }
    let ofApps = ["UI", "NSExtension", "NSPrincipalClass", "NSMainNib", "NSAccentColor"]
    let ofBundles: Set = [
      "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType",
    ]
    return values.filter { key, _ in
      !ofBundles.contains(key) && !ofApps.contains(where: key.hasPrefix)
    }
  }

  /// The app that the tests are loaded into: `TEST_HOST`, else the app that the target depends on.
  private func host(
    of target: PropertyNode, _ settings: BuildSettings
  ) throws(ProjectError) -> (id: String, target: PropertyNode)? {
    let wanted = settings.value("TEST_HOST").split(separator: "/").last.map(String.init)
    var apps: [(id: String, target: PropertyNode)] = []
    for id in project.project["targets"]?.elements ?? [] {
      let other = try project.object(id, as: "a target")
      guard other["productType"]?.string == ProjectReader.applicationType else { continue }
      apps.append((id.string ?? "", other))
    }
    if let wanted, let found = apps.first(where: { name(of: $0.target) == wanted }) {
      return found
    }
    for dependency in try project.objects(target, "dependencies", as: "a dependency") {
      guard let key = dependency["target"]?.string,
        let found = apps.first(where: { $0.id == key })
      else { continue }
      return found
    }
    // A host whose product has another name is the only app there is.
    return wanted != nil && apps.count == 1 ? apps[0] : nil
  }
}
