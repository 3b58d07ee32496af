// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import XcodeProject

/// A project on disk, made from texts and removed with the test.
final class ProjectFixture {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-project-\(UUID().uuidString)").standardizedFileURL
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func app(
    _ name: String = "App.xcodeproj", target: String? = nil, configuration: String? = nil
  ) throws -> AppDescription {
    try AppReader(target: target, configuration: configuration)
      .app(at: folder.appendingPathComponent(name))
  }

  /// The error of reading, with the fixture's folder written as `~`.
  func error(_ name: String = "App.xcodeproj", target: String? = nil) -> String {
    do {
      return "read \(try app(name, target: target).targetName)"
    } catch {
      return "\(error)".replacingOccurrences(of: folder.path, with: "~")
    }
  }

  /// Paths relative to the fixture's folder.
  func relative(_ urls: [URL]) -> [String] {
    urls.map { $0.path.replacingOccurrences(of: folder.path + "/", with: "") }
  }
}

/// Writes `project.pbxproj` files of the old style.
enum ProjectText {
  /// A project around some objects. `M` is its main group, `T…` are its targets.
  static func project(targets: [String], settings: String = "", objects: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        P /* Project object */ = {isa = PBXProject; buildConfigurationList = PL;
          developmentRegion = en; mainGroup = M; targets = (\(targets.joined(separator: ", "))); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        \(objects)
      };
      rootObject = P /* Project object */;
    }
    """
  }

  /// A target `id` with lists of phases and extra members.
  static func target(
    _ id: String, name: String, type: String = "application", phases: String, settings: String = "",
    more: String = ""
  ) -> String {
    """
    \(id) = {isa = PBXNativeTarget; name = "\(name)"; buildPhases = (\(phases));
      productType = "com.apple.product-type.\(type)"; buildConfigurationList = \(id)L; \(more) };
    \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R); };
    \(id)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
    \(id)R = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
    """
  }
}
