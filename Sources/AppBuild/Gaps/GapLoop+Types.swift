// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair

extension GapLoop {
  /// Cures that lose nothing; a round that has one edits nothing else.
  ///
  /// - Returns: Whether there was one.
  mutating func settleWithoutLoss(
    _ messages: [CompilerMessage], _ needs: GapNeeds, _ state: ModuleBuild.State
  ) throws(BuildError) -> Bool {
    if !isRelaxed, messages.contains(where: { $0.meaning == .isolation }) {
      relax()
      return true
    }
    let isFound = try findTypes(messages, needs, state)
    return flip(messages, state) || isFound
  }

  /// Isolation is checked as in Swift 5 without strict concurrency (Documentation/Gaps.md §2.2).
  mutating func relax() {
    isRelaxed = true
    step.flags += ["-swift-version", "5", "-strict-concurrency=minimal"]
    guard step.module.languageMode == "6" else { return }
    for feature in [
      "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals",
      "ImplicitOpenExistentials", "DisableOutwardActorInference", "InferSendableFromCaptures",
      "IsolatedDefaultValues",
      "GlobalActorIsolatedTypesUsability",
    ] { step.flags += ["-enable-upcoming-feature", feature] }
  }

  /// Imports what is somewhere, and makes placeholders of what is nowhere.
  private mutating func findTypes(
    _ messages: [CompilerMessage], _ needs: GapNeeds, _ state: ModuleBuild.State
  ) throws(BuildError) -> Bool {
    var wanted: [String: Set<Int>] = [:]
    var types: Set<String> = []
    for message in messages where !message.isInserted {
      switch message.meaning {
      case .missingType(let name):
        wanted[name, default: []].insert(message.file)
        types.insert(name)
      case .missingValue(let name) where name.first?.isUppercase == true:
        wanted[name, default: []].insert(message.file)
      default: break
      }
    }
    let open = wanted.keys.filter { !probed.contains($0) }.sorted()
    let uses = PlaceholderUses(of: Set(open), in: files, superclasses: superclasses)
    let own = build.plan.closures[step.index].map { build.app.modules[$0].name }
    modules.merge(
      try NameProbe(build: build, ownModules: own, needs: step.needs)
        .modules(of: open, arity: uses.arity)
    ) { known, _ in known }
    probed.formUnion(open)
    var isChanged = false
    // A name that was found for one file is there for those that are known to lack it later.
    for name in wanted.keys {
      guard let module = modules[name] else { continue }
      for file in wanted[name] ?? [] {
        isChanged = files[file].addedImports.insert(module).inserted || isChanged
      }
    }
    // A name that is nowhere and called like a type is one: what it makes can be kept.
    types.formUnion(open.filter(uses.isMade))
    let missing = types.filter { modules[$0] == nil && state.gaps.placeholders[$0] == nil }
    for name in missing.sorted() where open.contains(name) {
      let placeholder = uses.placeholder(named: name, needs: needs.owner(of: name))
      isChanged = state.gaps.put(placeholder) || isChanged
    }
    for (name, lacking) in wanted {
      guard let placeholder = state.gaps.placeholders[name] else { continue }
      let cause = GapCause(needs: placeholder.needs, message: "'\(name)' is missing")
      for file in lacking {
        if placeholder.kind == .class { files[file].noteMaking(of: name, because: cause) }
        isChanged = files[file].addedImports.insert(GapModule.name).inserted || isChanged
      }
    }
    return isChanged
  }

  /// A placeholder becomes what the compiler says that it should be.
  private mutating func flip(_ messages: [CompilerMessage], _ state: ModuleBuild.State) -> Bool {
    var isChanged = false
    for message in messages {
      switch message.meaning {
      case .wrongKind(let name, let kind):
        guard let placeholder = state.gaps.placeholders[name], placeholder.kind != kind,
          flipped.insert(name).inserted
        else { continue }
        let changed = placeholder.turning(into: kind, in: state.gaps.placeholders)
        isChanged = state.gaps.put(changed) || isChanged
      case .wrongType(let name, let base):
        guard let placeholder = state.gaps.placeholders[superclass(of: name, state)],
          placeholder.takes(base: base), flipped.insert("\(placeholder.name): \(base)").inserted
        else { continue }
        let changed = placeholder.taking(base: base, in: state.gaps.placeholders)
        isChanged = state.gaps.put(changed) || isChanged
      default:
        if let use = message.use { isChanged = relate(use, state) || isChanged }
      }
    }
    return isChanged
  }

  /// What stands for a type is used as what stands for another one.
  private mutating func relate(
    _ use: (of: String, as: String), _ state: ModuleBuild.State
  ) -> Bool {
    let name = superclass(of: use.of, state)
    guard state.gaps.placeholders[name] != nil, state.gaps.placeholders[use.as] != nil,
      flipped.insert("\(name): \(use.as)").inserted
    else { return false }
    return state.gaps.put(Placeholder.using(name, as: use.as, in: state.gaps.placeholders))
  }

  /// The placeholder that a class of the module inherits in the end; the name itself for others.
  private mutating func superclass(of name: String, _ state: ModuleBuild.State) -> String {
    var current = name
    var seen: Set<String> = []
    while state.gaps.placeholders[current] == nil, seen.insert(current).inserted,
      let next = superclasses[current]
    {
      current = next
    }
    return current
  }
}
