// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Findings
import Foundation
import SourceLowering
import XcodeProject

/// Turns what workers know of places into lines of the user's own files.
struct PlaceFinder {
  private var lines: [Int: Symbolizer.Line] = [:]
  private let documents: [String: String]
  private let declarations: DeclarationFinder
  private let fetched: Set<String>

  /// - Parameters:
  ///   - offsets: Calls in the program, whose debug information knows the lines.
  ///   - stops: Those of them where the program was ended: in the middle of anything, so that the
  ///     nearest line before counts where an instruction has none of its own.
  ///   - resources: The app's files, to find documents by their names.
  ///   - sources: The app's own sources.
  ///   - fetched: The sources that are libraries', wherever they lie.
  init(
    executable: URL, offsets: Set<Int>, stops: Set<Int>, resources: [String], sources: [String],
    fetched: Set<String>
  ) {
    self.fetched = fetched
    declarations = DeclarationFinder(files: sources)
    documents = Dictionary(
      resources.map { (URL(fileURLWithPath: $0).lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
    let symbolizer = Symbolizer(executable: executable)
    lines = symbolizer.lines(of: offsets.union(stops))
    let starts = Set(stops.compactMap { lines[$0]?.start }).subtracting(lines.keys)
    lines.merge(symbolizer.lines(of: starts)) { old, _ in old }
    let open = stops.filter { lines[$0]?.place == nil }
    lines.merge(symbolizer.lines(of: open, nearest: true)) { $1 }
  }

  /// The place of a finding: where the thing was made, else where its property or class is declared.
  func place(of finding: Finding) -> SourcePlace? {
    if Self.namesConstraint(finding.kind), let raw = finding.place,
      raw.file == WorkerPlace.codeFile, let found = place(raw)
    {
      return found
    }
    return place(of: finding.place, className: finding.className, path: finding.viewPath)
  }

  /// The place of a view of that class and path, which a worker says was made there.
  func place(of made: SourcePlace?, className: String, path: String) -> SourcePlace? {
    guard let raw = made else { return declarations.place(ofPath: path) }
    guard raw.file == WorkerPlace.codeFile else {
      return place(raw) ?? declarations.place(ofPath: path)
    }
    let chain = CallChain(raw)
    switch maker(of: className, chain) {
    case .call(let inner)?:
      let offset = caller(ofFactory: inner, of: className, chain)
      // What initialisers make for a property is written at the property.
      if let function = lines[offset]?.function, Self.isInitialiser(function),
        let property = declarations.initialValue(ofPath: path),
        Self.isInitialiser(function, of: property.type)
      {
        return property.place
      }
      return own(chain, from: offset) ?? declarations.place(ofPath: path)
    case .library?: return declarations.place(ofClass: className) ?? place(raw)
    case nil: return place(raw) ?? declarations.place(ofPath: path)
    }
  }

  /// Where an app stopped: the innermost call in the user's own code.
  func place(ofCrash calls: [Int]) -> SourcePlace? {
    let places = calls.compactMap { lines[$0]?.place }
    return places.first { !isForeign($0.file) } ?? places.first
  }

  /// What may have made an app stop, the likeliest first: calls in the user's own code, innermost first,
  /// that its author did not write as a stop, since who says "this cannot be" is not to blame that it is;
  /// where all are such, these.
  func causes(ofCrash calls: [Int]) -> [SourcePlace] {
    let places = calls.compactMap { lines[$0]?.place }.filter { !isForeign($0.file) }
    let others = places.filter { !Self.isAuthorsStop($0) }
    return others.isEmpty ? places : others
  }

  private static func isAuthorsStop(_ place: SourcePlace) -> Bool {
    let text = (try? String(contentsOfFile: place.file, encoding: .utf8)) ?? ""
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(place.line - 1) else { return false }
    // An assertion is not in the app that people have: it goes itself.
    return ["fatalError(", "preconditionFailure(", "precondition("]
      .contains { lines[place.line - 1].contains($0) }
  }

  /// What an app did not leave, of samples of its calls: the loop, or line, of the innermost function
  /// that is under way in all of them, or in the most.
  func place(ofLoop samples: [[Int]]) -> SourcePlace? {
    let samples = samples.map { calls in
      calls.compactMap { lines[$0] }.filter { line in
        line.place.map { !isForeign($0.file) } ?? false
      }
    }
    let counts = samples.flatMap { Set($0.map(\.start)) }.reduce(into: [:]) {
      $0[$1, default: 0] += 1
    }
    guard let most = counts.values.max(),
      let function = samples.joined().first(where: { counts[$0.start] == most })?.start,
      let start = lines[function]?.place
    else { return nil }
    let seen = samples.compactMap { $0.first { $0.start == function } }
    let exact = seen.filter { !$0.isNearest }
    let rows = (exact.isEmpty ? seen : exact).compactMap(\.place?.line)
    guard let first = rows.min(), let last = rows.max() else { return start }
    let text = (try? String(contentsOfFile: start.file, encoding: .utf8)) ?? ""
    if let loop = SourceLoop.start(around: first...last, after: start.line, in: text) {
      return SourcePlace(file: start.file, line: loop.line, column: loop.column)
    }
    return first == last ? SourcePlace(file: start.file, line: first, column: 1) : start
  }

  /// The calls that places stand for.
  static func offsets(of places: [SourcePlace]) -> Set<Int> {
    let calls = places.filter { $0.file == WorkerPlace.codeFile }.flatMap { CallChain($0).calls }
    return Set(calls.map(\.offset))
  }

  /// Whether the place of such findings is a constraint's, which no initialiser stands for.
  private static func namesConstraint(_ kind: FindingKind) -> Bool {
    switch kind {
    case .unsatisfiableConstraints, .leftRightConstraint, .fixedHeightAroundText: true
    default: false
    }
  }

  /// The first call from `offset` outward that is in the user's own code, else the first whose line is
  /// known.
  private func own(_ chain: CallChain, from offset: Int) -> SourcePlace? {
    let places = chain.calls.drop { $0.offset != offset }.compactMap { lines[$0.offset]?.place }
    return places.first { !isForeign($0.file) } ?? places.first
  }

  /// Whether a file was fetched and not written by the app's people.
  private func isForeign(_ path: String) -> Bool {
    fetched.contains(path)
      || ["/Pods/", "/Carthage/", "/checkouts/", "/SourcePackages/"].contains { path.contains($0) }
  }

  /// Who asked for a view.
  private enum Maker {
    case call(Int)
    /// UIKit, which was given the class.
    case library
  }

  /// The call around the initialisers of the view's own class: they make what their caller asked for.
  private func maker(of className: String, _ chain: CallChain) -> Maker? {
    func function(_ index: Int) -> String { lines[chain.calls[index].offset]?.function ?? "" }
    guard !chain.calls.isEmpty else { return nil }
    let own = chain.calls.indices.last { index in
      Self.isInitialiser(function(index), of: className)
        && chain.calls.indices.prefix(index).allSatisfy { Self.isInitialiser(function($0)) }
    }
    guard let own else { return .call(chain.calls[0].offset) }
    guard own + 1 < chain.calls.count else {
      return chain.calls.count < CallChain.depth ? .library : nil
    }
    // A list makes cells through the class; UIKit's own convenience initialisers come from a call.
    let isByClass = function(own).hasSuffix("fC") && chain.calls[own + 1].isAcross
    return isByClass ? .library : .call(chain.calls[own + 1].offset)
  }

  /// The call around functions that make such views for several callers and hand them back: what
  /// they make is told apart where they are called (Documentation/Check.md §3.5).
  private func caller(ofFactory offset: Int, of className: String, _ chain: CallChain) -> Int {
    guard var index = chain.calls.firstIndex(where: { $0.offset == offset }) else { return offset }
    while index + 1 < chain.calls.count, !chain.calls[index + 1].isAcross,
      let name = FunctionName(lines[chain.calls[index].offset]?.function ?? ""),
      name.isFactory(of: className), declarations.callCount(ofFunction: name.base) > 1,
      lines[chain.calls[index + 1].offset]?.place != nil
    {
      index += 1
    }
    return chain.calls[index].offset
  }

  /// Whether a mangled name is that of an initialiser, or of a closure or value within none.
  private static func isInitialiser(_ function: String) -> Bool {
    function.hasSuffix("fC") || function.hasSuffix("fc")
  }

  /// Whether a mangled name is that of an initialiser of a class or of an extension of it.
  static func isInitialiser(_ function: String, of name: String) -> Bool {
    guard isInitialiser(function) else { return false }
    return function.contains("\(name.utf8.count)\(name)C")
  }

  /// The place in the user's files; nil for code that is not the user's.
  func place(_ raw: SourcePlace) -> SourcePlace? {
    if raw.file == WorkerPlace.codeFile {
      let chain = CallChain(raw)
      return chain.calls.first.flatMap { own(chain, from: $0.offset) }
    }
    if let wanted = WorkerPlace.override(raw) {
      return declarations.place(ofAny: wanted.words, in: wanted.type)
    }
    guard raw.file.hasPrefix(WorkerPlace.documentPrefix) else { return raw }
    let name = String(raw.file.dropFirst(WorkerPlace.documentPrefix.count))
    return SourcePlace(file: documents[name] ?? name, line: raw.line, column: raw.column)
  }
}

/// The innermost calls of the app's code that made something (Documentation/Check.md §3.4).
struct CallChain: Equatable {
  struct Call: Equatable {
    /// Into the program's file.
    var offset: Int
    /// Whether frames of libraries lie between this call and the one inside it.
    var isAcross: Bool
  }

  /// The most calls that are kept.
  static let depth = 4

  var calls: [Call]

  init(_ place: SourcePlace) {
    calls = []
    for packed in [place.line, place.column] {
      for part in [packed & 0xffff_ffff, (packed >> 32) & 0xffff_ffff] {
        guard part != 0, calls.count < Self.depth else { return }
        calls.append(Call(offset: part & 0x7fff_ffff, isAcross: part & 0x8000_0000 != 0))
      }
    }
  }
}
