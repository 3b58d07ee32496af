// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DataModel
internal import Foundation
internal import XcodeProject

/// The resources of an app as its bundle holds them.
struct ResourceFolder {
  let app: AppDescription

  /// Adds what the folder is made of: each file by size and time, the Info.plist by content.
  func add(to key: inout ContentKey) {
    for resource in app.resources {
      key.add(resource.bundlePath)
      key.addStamp(of: resource.url)
      if resource.isFolder { addContents(of: resource.url, to: &key) }
    }
    if let plist = try? informationList() { key.add(plist) }
  }

  private func addContents(of folder: URL, to key: inout ContentKey) {
    let files = FileManager.default
    guard let paths = try? files.subpathsOfDirectory(atPath: folder.path) else { return }
    for path in paths.sorted() { key.addStamp(of: folder.appendingPathComponent(path)) }
  }

  /// Copies the resources and writes the Info.plist.
  func write(to folder: URL) throws(BuildError) {
    for resource in app.resources {
      guard FileManager.default.fileExists(atPath: resource.url.path) else {
        throw BuildError(.missingResource(resource.url.path))
      }
      let target = freePlace(for: folder.appendingPathComponent(resource.bundlePath))
      if DataModels.isModel(resource.url) {
        try attempt(target) { () throws in try DataModels(app: app).write(resource, to: target) }
        continue
      }
      try attempt(target) { () throws in
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: target.path) {
          try MergedResource(there: target, stronger: resource.url).write()
        } else {
          try FileManager.default.copyItem(at: resource.url, to: target)
        }
        try addCompiledName(of: target)
      }
    }
    let plist = folder.appendingPathComponent("Info.plist")
    try attempt(plist) { () throws in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try informationList().write(to: plist)
    }
    for module in app.modules { try writeInformation(ofBundleOf: module, in: folder) }
  }

  /// Gives the bundle of a package's target the identifier that Xcode gives it: `Package.Target.resources`.
  private func writeInformation(
    ofBundleOf module: SourceModule, in folder: URL
  ) throws(BuildError) {
    guard let name = module.resourceBundle, name.hasSuffix("_\(module.name)") else { return }
    let bundle = folder.appendingPathComponent("\(name).bundle")
    let plist = bundle.appendingPathComponent("Info.plist")
    let files = FileManager.default
    guard files.fileExists(atPath: bundle.path), !files.fileExists(atPath: plist.path) else {
      return
    }
    let package = name.dropLast(module.name.count + 1)
    let values = [
      "CFBundleIdentifier": "\(package).\(module.name).resources", "CFBundleName": name,
      "CFBundlePackageType": "BNDL", "CFBundleDevelopmentRegion": "en",
      "CFBundleInfoDictionaryVersion": "6.0",
    ]
    try attempt(plist) { () throws in
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        .write(to: plist)
    }
  }

  /// Apps ask their bundle for documents by the names that Xcode's compiler gives them; a nib that
  /// is read this way is the xib's own text (Documentation/InterfaceBuilder.md §11).
  private func addCompiledName(of document: URL) throws {
    let compiled = ["xib": "nib", "storyboard": "storyboardc"]
    guard let name = compiled[document.pathExtension] else { return }
    let place = document.deletingPathExtension().appendingPathExtension(name)
    guard !FileManager.default.fileExists(atPath: place.path) else { return }
    try FileManager.default.linkItem(at: document, to: place)
  }

  /// Xcode makes one catalog of all that a target has, so several may have the same name.
  private func freePlace(for wanted: URL) -> URL {
    guard wanted.pathExtension == "xcassets" else { return wanted }
    let stem = wanted.deletingPathExtension().path
    var place = wanted
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = URL(fileURLWithPath: "\(stem) \(number).xcassets")
      number += 1
    }
    return place
  }

  /// The processed Info.plist as XML.
  private func informationList() throws -> Data {
    var values = app.info.values
    let defaults = [
      "CFBundleExecutable": app.productName, "CFBundleName": app.productName,
      "CFBundleIdentifier": app.bundleIdentifier, "SnugModuleName": app.moduleName,
      "CFBundleDevelopmentRegion": "en", "CFBundleInfoDictionaryVersion": "6.0",
    ]
    for (name, value) in defaults where values[name] == nil { values[name] = .string(value) }
    return try PropertyListSerialization.data(
      fromPropertyList: values.mapValues(\.foundationObject), format: .xml, options: 0)
  }

  private func attempt(_ target: URL, _ body: () throws -> Void) throws(BuildError) {
    do {
      try body()
    } catch let error as DataModelError {
      throw BuildError(.toolFailed(error.description))
    } catch {
      throw BuildError(.cannotWrite(target.path, reason: error.localizedDescription))
    }
  }
}
