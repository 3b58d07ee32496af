// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import SourceLowering

/// What the difference of two states of an app can reach (Documentation/ChangedScreens.md §3, §4).
struct ChangeReach: Sendable {
  /// Why every screen has to be looked at; nil where not.
  private(set) var everything: String?
  /// Sources and resources that are different, by their paths.
  private(set) var changed: Set<String> = []
  /// Sources that behave differently, or may.
  private(set) var files: Set<String> = []
  /// Resources as screens ask for them, each with its kind before it.
  private(set) var resources: Set<String> = []
  /// Beginnings of such.
  private(set) var resourceGroups: Set<String> = []

  /// Names that mean something else now.
  private var changedNames: Set<String> = []

  /// - Parameter outlines: The sources as they are now, by their paths; asked for when declarations are
  ///   different.
  init(from old: AppState, to new: AppState, outlines: () -> [String: SourceOutline]) {
    for name in Set(old.common.keys).union(new.common.keys).sorted()
    where old.common[name] != new.common[name] {
      everything = "\(name) has changed"
      return
    }
    let names = compareSources(old, new)
    if !names.isEmpty { follow(names, through: outlines()) }
    guard everything == nil else { return }
    for path in Set(old.resources.keys).union(new.resources.keys).sorted() {
      let (before, now) = (old.resources[path], new.resources[path])
      if before?.hash != now?.hash {
        changed.insert(path)
        compareResource(path, before, now)
      }
      if let now { addUsers(of: changedNames, path, now) }
    }
  }

  /// Whether a screen that uses this can be different.
  func reaches(_ use: UnitUse) -> Bool {
    everything != nil || !files.isDisjoint(with: use.files)
      || use.resources.contains { name in
        resources.contains(name) || resourceGroups.contains { name.hasPrefix($0) }
          || name.hasPrefix("asset ") && resources.contains(Self.withoutNamespace(name))
      }
  }

  /// `asset Logo` for `asset Brand/Logo`.
  private static func withoutNamespace(_ name: String) -> String {
    "asset " + (name.split(separator: "/").last.map(String.init) ?? "")
  }

  // MARK: Sources

  /// - Returns: Names of declarations that are different.
  private mutating func compareSources(_ old: AppState, _ new: AppState) -> Set<String> {
    let (before, now) = (old.sources.values.map(\.digest), new.sources.values.map(\.digest))
    guard Set(before.flatMap(\.imports)) == Set(now.flatMap(\.imports)) else {
      return reachEverything("the sources import other modules than before")
    }
    let types = Set((before + now).flatMap(\.types))
    let inheriting = Set((before + now).flatMap(\.inheriting))
    var names: Set<String> = []
    for path in Set(old.sources.keys).union(new.sources.keys).sorted() {
      let (before, now) = (old.sources[path], new.sources[path])
      guard before?.hash != now?.hash else { continue }
      files.insert(path)
      changed.insert(path)
      if (path as NSString).lastPathComponent == "main.swift" {
        return reachEverything("\(path) has changed")
      }
      let (old, new) = (before?.digest ?? SourceDigest(), now?.digest ?? SourceDigest())
      guard old.everything == new.everything else {
        return reachEverything("what \(path) says outside of declarations has changed")
      }
      for declaration in new.changes(since: old) {
        guard let own = Self.names(of: declaration, types, inheriting) else {
          return reachEverything(
            "what \(path) adds to \(declaration.type ?? "the app") has changed")
        }
        names.formUnion(own)
      }
    }
    return names
  }

  private mutating func reachEverything(_ reason: String) -> Set<String> {
    everything = reason
    return []
  }

  /// The names without which the declaration cannot matter; nil where it can without any.
  private static func names(
    of declaration: SourceDigest.Declaration, _ types: Set<String>, _ inheriting: Set<String>
  ) -> [String]? {
    guard let type = declaration.type else {
      return declaration.own.isEmpty ? nil : declaration.own
    }
    if types.contains(type) {
      // What belongs to a type that only gathers names is asked for by its own.
      let isPlain = declaration.isStatic && !declaration.isNameless && !inheriting.contains(type)
      return isPlain ? declaration.own : [type]
    }
    return declaration.isNameless || declaration.own.isEmpty ? nil : declaration.own
  }

  /// Adds every file that names what has changed, or what hands it on.
  private mutating func follow(
    _ changed: Set<String>, through outlines: [String: SourceOutline]
  ) {
    let links = outlines.values.flatMap(\.links)
    var names = changed
    var count = 0
    while count != names.count {
      count = names.count
      for link in links where !link.mentions.isDisjoint(with: names) {
        names.formUnion(link.carries)
      }
    }
    for (path, outline) in outlines.sorted(by: { $0.key < $1.key }) {
      guard !outline.mentions.contains("NSClassFromString") else {
        return everything = "\(path) looks classes up by their names"
      }
      if !outline.mentions.isDisjoint(with: names) { files.insert(path) }
    }
    changedNames = names
  }

  // MARK: Resources

  private mutating func compareResource(
    _ path: String, _ before: ResourceState?, _ now: ResourceState?
  ) {
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    if path.contains(".xcassets/") { return compareAsset(path) }
    switch (name as NSString).pathExtension {
    case "storyboard": compareStoryboard(path, before, now)
    case "xib": resources.insert("document \(name)")
    case "strings" where stem == "InfoPlist": everything = "\(path) has changed"
    case "strings", "xcstrings":
      let keys = Self.changedKeys(before, now)
      resources.formUnion(keys.map { "text \(stem)#\($0)" })
      if keys.contains("\u{0}") { resourceGroups.insert("text \(stem)#") }
      resources.formUnion(["table \(stem)", "document \(stem).xib", "document \(stem).storyboard"])
      resourceGroups.insert("scene \(stem).storyboard#")
    case "stringsdict":
      resources.insert("table \(stem)")
      resourceGroups.insert("text \(stem)#")
    default: everything = "\(path) has changed"
    }
  }

  /// Adds what a document makes of classes with these names.
  private mutating func addUsers(of names: Set<String>, _ path: String, _ state: ResourceState) {
    let name = (path as NSString).lastPathComponent
    for (part, classes) in state.classes where !classes.isDisjoint(with: names) {
      if part == "document" {
        resources.insert("document \(name)")
      } else {
        addScene(name, part)
      }
    }
  }

  private mutating func addScene(_ document: String, _ identifiers: String) {
    for identifier in identifiers.split(separator: " ") {
      resources.insert("scene \(document)#\(identifier)")
    }
  }

  /// Keys whose texts differ; that of the whole table where it cannot be read.
  private static func changedKeys(_ before: ResourceState?, _ now: ResourceState?) -> Set<String> {
    guard let state = now ?? before else { return [] }
    let keys: Set<String>
    if let before, let now {
      keys = now.changes(since: before)
    } else {
      // Another table of a language: every text may come from elsewhere now.
      return ["\u{0}"]
    }
    return keys.isEmpty && state.parts.isEmpty ? ["\u{0}"] : keys
  }

  private mutating func compareAsset(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    guard
      let set = parts.last(where: { part in
        ["imageset", "colorset", "symbolset"].contains((part as NSString).pathExtension)
      })
    else {
      return everything = "\(path) has changed"
    }
    resources.insert("asset \((set as NSString).deletingPathExtension)")
  }

  private mutating func compareStoryboard(
    _ path: String, _ before: ResourceState?, _ now: ResourceState?
  ) {
    guard let before, let now else { return everything = "\(path) is new or gone" }
    let name = (path as NSString).lastPathComponent
    let parts = now.changes(since: before)
    guard !parts.contains("segues") else {
      return everything = "the ways between the scenes of \(path) have changed"
    }
    if parts.contains("document") {
      resources.insert("document \(name)")
      resourceGroups.insert("scene \(name)#")
    }
    for part in parts where part != "document" { addScene(name, part) }
  }
}
