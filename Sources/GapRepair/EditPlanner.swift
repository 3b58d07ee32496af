// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Chooses what goes for each error: the smallest part that was not tried before
/// (Documentation/Gaps.md §3).
///
/// Edits only grow, so a module is done after finitely many rounds.
package final class EditPlanner {
  let files: [GapFile]
  /// Why a message is there.
  package var cause: (CompilerMessage) -> GapCause
  /// Whether a name is that of a placeholder.
  package var isPlaceholder: (String) -> Bool = { _ in false }
  private var closureErrors = ClosureErrors()
  /// Uses that go with what was left out in this round: a file, an offset, and why.
  private var pending: [(file: Int, offset: Int, cause: GapCause)] = []
  /// What went since uses were last looked for.
  private var losses: [Loss] = []
  /// Messages of this round for which nothing less than a type could go.
  private var late: [CompilerMessage] = []
  /// All messages of this round.
  private var messages: [CompilerMessage] = []
  /// What was chosen in this round, by file.
  private var chosen: [Int: [GapEdit]] = [:]
  /// The files that the last round changed.
  package var changedFiles: Set<Int> { Set(chosen.keys) }
  /// Statements that went, by the body they were in.
  private var drops: [BodyPlace: Int] = [:]
  private(set) lazy var declarations = DeclarationIndex(files)
  private(set) lazy var types = TypeIndex(files)

  struct BodyPlace: Hashable {
    let file: Int
    let start: Int
  }

  /// Statements after which the rest of a body says little, and the body goes, where they are of more
  /// than half of its lines.
  static let mostDrops = 14

  package init(files: [GapFile], cause: @escaping (CompilerMessage) -> GapCause) {
    self.files = files
    self.cause = cause
  }

  /// Makes the edits that the messages of one round ask for.
  ///
  /// - Returns: how many there were; 0 when nothing is left that could go.
  package func plan(_ messages: [CompilerMessage]) -> Int {
    start()
    self.messages = messages
    closureErrors.learn(messages, in: files, isPlaceholder: isPlaceholder)
    let unmade = classesWithoutInitializers(messages)
    // What a type does not conform to may follow from what is wrong in it.
    let (outer, inner) = messages.reduce(into: ([CompilerMessage](), [CompilerMessage]())) {
      if case .missingConformance = $1.meaning {
        $0.0.append($1)
      } else if $1.isOfMissingInitializers {
        $0.0.append($1)
      } else {
        $0.1.append($1)
      }
    }
    for message in inner where !isMaking(unmade, message) { take(message) }
    for message in outer where !hasChosen(inTypeAround: message) { take(message) }
    // What is wrong with a type as a whole may follow from what is wrong in it.
    for message in late { climb(message.file, message.offset, reason(of: message), isLate: true) }
    for message in messages where files.indices.contains(message.file) {
      let hidden = closureErrors.hidden(
        behind: message, in: files[message.file], isPlaceholder: isPlaceholder)
      for offset in hidden { pending.append((message.file, offset, reason(of: message))) }
    }
    return finish()
  }

  /// Begins a round.
  func start() {
    chosen = [:]
    late = []
  }

  /// Takes along what uses what went in this round, and counts.
  func finish() -> Int {
    repeat {
      let round = losses
      losses = []
      settle(round)
      while let use = pending.popLast() { goAlong(use.file, use.offset, use.cause) }
    } while !losses.isEmpty
    return chosen.values.reduce(0) { $0 + $1.count }
  }

  /// Whether something went in this round of the type that a message is of.
  private func hasChosen(inTypeAround message: CompilerMessage) -> Bool {
    // Only what changes stored properties gives a class its initialisers.
    let kinds: Set<GapEdit.Kind>? =
      message.isOfMissingInitializers ? [.attribute, .initialValue, .declaration] : nil
    guard let chosen = chosen[message.file], !message.isInserted,
      let type = files[message.file].node(at: message.offset)?.upwards
        .first(where: { $0.asProtocol((any DeclGroupSyntax).self) != nil })
    else { return false }
    return chosen.contains { edit in
      edit.kind != .conformance && edit.kind != .addition && kinds?.contains(edit.kind) != false
        && type.range.contains(edit.start) && edit.end <= type.range.upperBound
    }
  }

  /// Why a message is there. Where its words do not say it, it follows from what else is missing in the
  /// statement: an argument without a type makes a call ambiguous.
  private func reason(of message: CompilerMessage) -> GapCause {
    var cause = cause(message)
    guard cause.needs == GapCause.unknown, files.indices.contains(message.file),
      let statement = files[message.file].node(at: message.offset)?.upwards.first(where: {
        $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
      })?.range
    else { return cause }
    let gone = files[message.file].edits.lazy
      .filter { $0.isLoss && statement.contains($0.start) }.map(\.cause.needs)
    let told = messages.lazy
      .filter { $0.file == message.file && statement.contains($0.offset) }
      .map { self.cause($0).needs }
    let needs = gone.first { $0 != GapCause.unknown } ?? told.first { $0 != GapCause.unknown }
    if let needs { cause.needs = needs }
    return cause
  }

  private func take(_ message: CompilerMessage) {
    guard files.indices.contains(message.file) else { return }
    let cause = reason(of: message)
    if !message.isInserted, let edits = special(message, cause) {
      let open = edits.filter { !files[$0.file].isSpent($0.edit) }
      if !open.isEmpty {
        for one in open { choose(one.edit, in: one.file) }
        return
      }
      if edits.contains(where: { one in chosen[one.file]?.contains(one.edit) == true }) { return }
    }
    if case .uninitialized(nil) = message.meaning, !message.notes.isEmpty {
      // A property that can have no value goes, not the type that has it.
      for note in message.notes where files.indices.contains(note.file) {
        climb(note.file, note.offset, cause)
      }
      if message.notes.contains(where: { chosen[$0.file] != nil }) { return }
    }
    if !climb(message.file, message.offset, cause) { late.append(message) }
  }

  /// Takes the smallest candidate around an offset that was not tried in an earlier round.
  ///
  /// - Parameters:
  ///   - isLate: Whether a type may go, where nothing in it went in this round.
  ///   - isOfBodies: Whether only what bodies do may go, and no declaration.
  /// - Returns: false for what only a type's end would help.
  @discardableResult
  func climb(
    _ file: Int, _ offset: Int, _ cause: GapCause, isLate: Bool = false, isOfBodies: Bool = false
  ) -> Bool {
    let candidates = Candidates(file: files[file], offset: offset, cause: cause)
    for candidate in candidates.all
    where !isOfBodies || candidate.edit.kind.isOfBodies && !candidate.isStop {
      let mark = candidate.edit.mark
      if chosen[file]?.contains(where: { $0.mark == mark || $0.covers(candidate.edit) }) == true {
        return true
      }
      guard !files[file].isSpent(candidate.edit) else { continue }
      if candidate.edit.kind == .type {
        guard isLate else { return false }
        if chosen[file]?.contains(where: candidate.edit.covers) == true { return true }
      }
      take(candidate, in: file)
      return true
    }
    return true
  }

  /// A use of what was left out in this round.
  private func goAlong(_ file: Int, _ offset: Int, _ cause: GapCause) {
    let isGone = files[file].edits.contains { edit in
      !edit.range.isEmpty && edit.start <= offset && offset < edit.end
    }
    if !isGone { climb(file, offset, cause, isLate: true) }
  }

  private func take(_ candidate: Candidate, in file: Int) {
    if let body = candidate.body {
      let place = BodyPlace(file: file, start: body.start)
      drops[place, default: 0] += 1
      if saysLittle(body, in: file, without: drops[place, default: 0]) {
        choose(body, in: file)
        return
      }
    }
    choose(marked(candidate.edit, in: file), in: file)
    for extra in candidate.extras where !files[file].isSpent(extra) { choose(extra, in: file) }
    for offset in candidate.uses { pending.append((file, offset, candidate.edit.cause)) }
    if let type = candidate.touchedType { touch(type, candidate.edit, from: file) }
  }

  private func saysLittle(_ body: GapEdit, in file: Int, without drops: Int) -> Bool {
    guard drops > Self.mostDrops, !files[file].isSpent(body) else { return false }
    let lines = files[file].line(of: body.end) - files[file].line(of: body.start)
    return drops * 2 > lines
  }

  func choose(_ edit: GapEdit, in file: Int) {
    guard files[file].add(edit) else { return }
    chosen[file, default: []].append(edit)
    losses += LostMeaning.losses(by: edit, in: files[file])
      .map { Loss(meaning: $0, edit: edit, file: file) }
    markCases(after: edit, in: file)
  }

  /// A use of what was left out in this round goes, too.
  func take(useAt offset: Int, in file: Int, _ cause: GapCause) {
    pending.append((file, offset, cause))
  }

  /// The edit, which says what screens it can spoil.
  private func marked(_ edit: GapEdit, in file: Int) -> GapEdit {
    let use = use(of: edit, in: file)
    let told = use.marked(edit)
    guard told.text == edit.text else { return told }
    var sight = sight(of: edit, in: file)
    sight.isToldWhomToCall = use.isToldWhomToCall
    return sight.marked(edit)
  }

  private func use(of edit: GapEdit, in file: Int) -> InertUse {
    InertUse(
      file: files[file], number: file, types: types, isPlaceholder: isPlaceholder,
      cause: edit.cause)
  }

  // MARK: What goes with a declaration

  private func sight(of edit: GapEdit, in file: Int) -> SightLoss {
    SightLoss(
      file: files[file], types: types, isPlaceholder: isPlaceholder, cause: edit.cause)
  }

  /// Makes each instance of a class note that it lacks something.
  private func touch(_ name: String, _ edit: GapEdit, from file: Int) {
    guard let place = declarations.body(ofClass: name, near: file) else { return }
    if use(of: edit, in: file).isUnasked(member: edit) { return }
    let origin = files[file]
    let isOfSight = sight(of: edit, in: file).isConfined(member: edit)
    let call = GapMark.skipped(
      edit.cause, of: isOfSight ? name.lastWord : nil,
      file: place.file == file ? nil : origin.path, line: origin.line(of: edit.start))
    let mark = "let snugGap\(file)_\(edit.start): Void = \(call); "
    choose(
      GapEdit(.addition, place.offset..<place.offset, with: mark, because: edit.cause),
      in: place.file)
  }
}

extension GapEdit {
  /// Whether another edit's range lies in this one's.
  func covers(_ other: GapEdit) -> Bool {
    !range.isEmpty && start <= other.start && other.end <= end && range != other.range
  }
}
