// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What an error of `NSCocoaErrorDomain` says of itself on Apple's systems, in English
/// (Documentation/SourceLowering.md §2.21).
struct CocoaErrorWords {
  let code: Int
  /// What was to be done with the file where it is not to be read or saved: `Remove`, `Move`, `Copy`;
  /// `Folder` where it is one.
  let variant: String?
  /// The file's name, and that of its folder.
  let file: String?
  let folder: String?
  /// The folder that the file was to come to.
  let destination: String?
  /// What is no value of its kind.
  let value: String?

  init(_ error: NSError) {
    let information = error.userInfo
    code = error.code
    variant = (information["NSUserStringVariant"] as? [String])?.first
    let url = information[NSURLErrorKey] as? URL
    let path = information[NSFilePathErrorKey] as? String ?? url?.path
    let place = path.map { URL(fileURLWithPath: $0) }
    file = place?.lastPathComponent
    folder = place?.deletingLastPathComponent().lastPathComponent
    destination = (information["NSDestinationFilePath"] as? String).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent
    }
    value = information["NSInvalidValue"] as? String
  }

  /// The sentence; nil for an error of which it is not known.
  var sentence: String? {
    switch code {
    case 4: missing
    case 256...264: unread
    case 512, 513, 516: unsaved
    case 2048: value.map { "The value “\($0)” is invalid." }
    case 3840, 4864: "The data couldn’t be read because it isn’t in the correct format."
    case 4865: "The data couldn’t be read because it is missing."
    case 4866: "The data couldn’t be written because it isn’t in the correct format."
    default: nil
    }
  }

  /// `The file “a”`, or `The file`.
  private var subject: String { file.map { "The file “\($0)”" } ?? "The file" }

  /// `“a” couldn’t be moved to “b”`, where there is more than one place.
  private func change(_ file: String) -> String? {
    switch (variant, destination) {
    case ("Remove", _): "“\(file)” couldn’t be removed"
    case ("Move", let destination?): "“\(file)” couldn’t be moved to “\(destination)”"
    case ("Copy", let destination?): "“\(file)” couldn’t be copied to “\(destination)”"
    default: nil
    }
  }

  private var missing: String {
    guard let file, let change = change(file) else {
      return variant == "Folder"
        ? "The folder “\(file ?? "")” doesn’t exist." : "\(subject) doesn’t exist."
    }
    guard variant != "Remove" else { return change + "." }
    return change + " because either the former doesn’t exist, "
      + "or the folder containing the latter doesn’t exist."
  }

  private var unread: String? {
    switch code {
    case 256: "\(subject) couldn’t be opened."
    case 257: "\(subject) couldn’t be opened because you don’t have permission to view it."
    case 258: "\(subject) couldn’t be opened because the specified path is invalid."
    case 259: "\(subject) couldn’t be opened because it isn’t in the correct format."
    case 260 where variant == "Folder": "The folder “\(file ?? "")” doesn’t exist."
    case 260: "\(subject) couldn’t be opened because there is no such file."
    case 264:
      "\(subject) couldn’t be opened because the text encoding of its contents can’t be determined."
    default: nil
    }
  }

  private var unsaved: String? {
    if let file, let change = change(file) {
      switch code {
      case 516: return change + " because an item with the same name already exists."
      case 513: return change + " because you don’t have permission to access it."
      default: return change + "."
      }
    }
    let saved = "couldn’t be saved" + (folder.map { " in the folder “\($0)”" } ?? "")
    switch code {
    case 516: return "\(subject) \(saved) because a file with the same name already exists."
    case 513:
      guard let file, let folder else { return "You don’t have permission." }
      return "You don’t have permission to save the file “\(file)” in the folder “\(folder)”."
    default: return "\(subject) \(saved)."
    }
  }
}
