// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension ProjectReader {
  /// What CocoaPods' script copies into an app that links its pods statically: the files of the
  /// script's input lists (Documentation/XcodeProject.md §5). Bundles that the pods' project builds
  /// are none of them.
  func copiedPodResources(
    of target: PropertyNode, _ settings: BuildSettings
  ) throws(ProjectError) -> [AppResource] {
    var found: [AppResource] = []
    for phase in try project.objects(target, "buildPhases", as: "a build phase")
    where phase["name"]?.string == ProjectReader.copyingPhase {
      let lists = phase["inputFileListPaths"]?.strings ?? []
      let listed = lists.flatMap { list in
        PlainFile.text(place(settings.expand(list)))?.split(separator: "\n").map(String.init) ?? []
      }
      for path in (phase["inputPaths"]?.strings ?? []) + listed {
        guard let url = place(settings.expand(path)).onDisk else { continue }
        let kind = FileKind(url)
        guard url.pathExtension != "sh", kind == .resource || kind == .resourceFolder else {
          continue
        }
        let folder = url.deletingLastPathComponent()
        let isLocalised = folder.pathExtension == "lproj"
        found.append(
          AppResource(
            url: url,
            bundlePath: (isLocalised ? "\(folder.lastPathComponent)/" : "") + url.lastPathComponent,
            isFolder: kind == .resourceFolder))
      }
    }
    return found
  }

  static let copyingPhase = "[CP] Copy Pods Resources"

  /// A path of a phase, from the project's folder where it is not a whole one.
  private func place(_ path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path)
      : project.folder.appendingPathComponent(path)
  }
}
