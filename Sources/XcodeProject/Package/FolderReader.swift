// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Takes a folder of Swift files for an app: all of them are one module, the rest are resources.
enum FolderReader {
  static func app(at folder: URL) throws(ProjectError) -> AppDescription {
    let files = FolderListing.files(of: folder)
    let sources = files.filter { FileKind($0.url) == .swift }.map(\.url)
    let place = FileLocation(path: folder.path)
    guard !sources.isEmpty else { throw ProjectError(.notAProject, at: place) }
    var info = InfoPlist([:])
    var resources: [AppResource] = []
    var defining = [folder]
    var issues: [ProjectIssue] = []
    var intents: [URL] = []
    let name = folder.lastPathComponent
    for file in files {
      switch FileKind(file.url) {
      case .swift, .ignored: continue
      case .intentDefinition: intents.append(file.url)
      case .foreignSource:
        issues.append(
          ProjectIssue(
            problem: .notSwift(file.url.lastPathComponent),
            location: FileLocation(path: file.url.path)))
      case .resource, .resourceFolder:
        if file.url.lastPathComponent == "Info.plist" {
          info = InfoPlist(try PropertyListFile.read(file.url).value.dictionary ?? [:])
          defining.append(file.url)
        } else {
          resources.append(resource(file))
        }
      }
    }
    var module = SourceModule(name: SettingExpansion.identifier(name), sources: sources)
    module.intentDefinitions = intents
    let moduleName = module.name
    let expansion = SettingExpansion { key in
      switch key {
      case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME": name
      case "PRODUCT_MODULE_NAME": moduleName
      default: nil
      }
    }
    info.values = info.values.mapValues { $0.mapStrings { expansion.expand($0) } }
    return AppDescription(
      targetName: name, productName: name, modules: [module],
      resources: resources, info: info, folder: folder, definingFiles: defining, issues: issues)
  }

  static func resource(_ file: FolderListing.File) -> AppResource {
    let parent = file.url.deletingLastPathComponent()
    let name = file.url.lastPathComponent
    return AppResource(
      url: file.url,
      bundlePath: parent.pathExtension == "lproj" ? "\(parent.lastPathComponent)/\(name)" : name,
      isFolder: file.isOpaqueFolder)
  }
}
