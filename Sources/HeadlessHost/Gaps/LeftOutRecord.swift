// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// Places that the app came to and that a build left out (Documentation/Gaps.md §6).
///
/// The module of placeholders calls it; apps do not.
public enum LeftOutRecord {
  private static let visits = Visits()
  /// Which of the app's types conform to what; set once, before the first neutral value is made.
  nonisolated(unsafe) private(set) static var conformers: Conformers?

  /// Tells where the linker gathered the app's conformances.
  public static func useConformances(_ records: UnsafeRawBufferPointer) {
    conformers = Conformers(records: records)
  }

  /// Notes that a left-out place was reached.
  public static func note(_ needs: StaticString, _ file: StaticString, _ line: UInt) {
    visits.add(LeftOutVisit(needs: "\(needs)", file: "\(file)", line: Int(line)))
  }

  /// The same of what is missing only where an object of a class is in sight, if that is a view or a controller.
  public static func note(
    _ needs: StaticString, of type: Any.Type, _ file: StaticString, _ line: UInt
  ) {
    let isShown = type is UIView.Type || type is UIViewController.Type
    visits.add(
      LeftOutVisit(needs: "\(needs)", file: "\(file)", line: Int(line), isOfSight: isShown),
      of: isShown ? ObjectIdentifier(type) : nil)
  }

  /// Whether something is missing where objects of some classes are in sight.
  static var lacksSomewhere: Bool { visits.hasOwners }

  /// Whether something is missing of one of these classes.
  static func lacks(_ types: Set<ObjectIdentifier>) -> Bool { visits.hasOwner(in: types) }

  /// Notes what is missing where objects of these classes are in sight.
  static func noteInSight(_ types: Set<ObjectIdentifier>) { visits.add(inSight: types) }

  /// Notes that an object of a class is in sight that stands for a missing one, unless it is known where
  /// such objects are made.
  static func noteInSight(standIn type: AnyClass) {
    guard !visits.hasOwner(in: [ObjectIdentifier(type)]) else { return }
    visits.add(LeftOutVisit(needs: "\(type)", file: "", line: 0), isSeen: true)
  }

  /// Notes what the screen shows that stands for content which is not there.
  static func note(_ standIn: StandIn) {
    visits.add(
      LeftOutVisit(
        needs: standIn.needs, file: standIn.file, line: standIn.line, isStandIn: true),
      isSeen: true)
  }

  /// Has classes noted that documents name and the app does not have. Whether a build lost them, the
  /// tool knows (Documentation/Gaps.md §6.11).
  static func noteLostClasses() {
    LostClass.note = { name, isOwn, isInert, file, line in
      visits.add(
        LeftOutVisit(needs: name, file: file, line: line, isInert: isInert, isOwnClass: isOwn))
    }
  }

  /// A value without meaning, where the type has one; else the end of the process, with the place.
  public static func neutral<T>(
    _ type: T.Type, _ needs: StaticString, _ file: StaticString, _ line: UInt
  ) -> T {
    note(needs, file, line)
    if let value = NeutralValues.value(of: type) { return value }
    stop(needs, file, line)
  }

  /// Notes that a missing thing was told something that no screen shows.
  public static func noteInert(_ needs: StaticString, _ file: StaticString, _ line: UInt) {
    visits.add(LeftOutVisit(needs: "\(needs)", file: "\(file)", line: Int(line), isInert: true))
  }

  /// Notes that a missing object keeps a value. It may be called by it: a view or controller of the app's
  /// is missing where it is in sight, and what else could act spoils what follows.
  public static func noteKeeping(
    of value: Any?, _ needs: StaticString, _ file: StaticString, _ line: UInt
  ) {
    guard let value, HandedOver.canAct(value), !(value is any ForeignStandIn) else {
      return noteInert(needs, file, line)
    }
    if let owner = StandInObject.ownClass(of: value) {
      note(needs, of: owner, file, line)
    } else {
      note(needs, file, line)
    }
  }

  /// A neutral value in place of one that comes of missing things alone.
  public static func absent<T>(
    _ type: T.Type, _ needs: StaticString, _ file: StaticString, _ line: UInt
  ) -> T {
    guard let value = NeutralValues.value(of: type) else { stop(needs, file, line) }
    noteMaking(of: value, from: [], needs, file, line)
    return value
  }

  /// A neutral value that missing things alone are given.
  public static func given<T>(
    _ type: T.Type, _ needs: StaticString, _ file: StaticString, _ line: UInt
  ) -> T {
    guard let value = NeutralValues.value(of: type) else { stop(needs, file, line) }
    noteInert(needs, file, line)
    return value
  }

  /// Notes that something was made that may stand for a missing object: a part of a screen is missing
  /// where it is in sight, and any other object nowhere, unless it was given what could act for it
  /// (Documentation/Gaps.md §6.16).
  ///
  /// - Parameter parts: What it was made of.
  public static func noteMaking<T>(
    of value: T, from parts: [Any?], _ needs: StaticString, _ file: StaticString, _ line: UInt
  ) {
    switch StandInObject.kind(of: value) {
    case .shown(let type): note(needs, of: type, file, line)
    case .data where !parts.contains(where: { HandedOver.canAct($0) }): noteInert(needs, file, line)
    case .data, .other: note(needs, file, line)
    }
  }

  /// Ends the process with words that reports know.
  public static func stop(_ needs: StaticString, _ file: StaticString, _ line: UInt) -> Never {
    note(needs, file, line)
    fatalError("\(LeftOutVisit.stopWords)\(needs)", file: file, line: line)
  }

  /// Whether the app came to such a place.
  static var wasReached: Bool { !visits.all.isEmpty }

  /// Begins anew: each place is handed on when it is reached for the first time.
  static func begin(_ sink: @escaping @Sendable (LeftOutVisit) -> Void) {
    visits.begin(anew: true, sink)
  }

  /// Hands on to another what is reached for the first time from here on.
  static func goOn(_ sink: @escaping @Sendable (LeftOutVisit) -> Void) {
    visits.begin(anew: false, sink)
  }

  /// Hands on to another what was reached since the last beginning, and what will be; what was only in sight
  /// is not in sight any more.
  static func passOn(_ sink: @escaping @Sendable (LeftOutVisit) -> Void) {
    visits.begin(anew: false, sink)
    visits.forgetSeen()
    for visit in visits.all { sink(visit) }
  }

  /// The places that a piece of work comes to.
  static func visits(during body: () -> Void) -> [LeftOutVisit] {
    begin { _ in }
    body()
    return visits.all
  }
}

/// Shared between threads.
private final class Visits: @unchecked Sendable {
  private let lock = NSLock()
  private var known: Set<LeftOutVisit> = []
  /// Those of them that were only in sight.
  private var seen: Set<LeftOutVisit> = []
  /// What is missing of classes.
  private var owners: [ObjectIdentifier: Set<LeftOutVisit>] = [:]
  private var sink: @Sendable (LeftOutVisit) -> Void = { _ in }

  /// - Parameter owner: The class whose objects alone it is missing of.
  func add(_ visit: LeftOutVisit, isSeen: Bool = false, of owner: ObjectIdentifier? = nil) {
    lock.withLock {
      if let owner { owners[owner, default: []].insert(visit) }
      take(visit, isSeen: isSeen)
    }
  }

  private func take(_ visit: LeftOutVisit, isSeen: Bool) {
    // What was come to stays when it is in sight, too.
    if !isSeen { seen.remove(visit) } else if !known.contains(visit) { seen.insert(visit) }
    if known.insert(visit).inserted { sink(visit) }
  }

  var hasOwners: Bool { lock.withLock { !owners.isEmpty } }

  func hasOwner(in types: Set<ObjectIdentifier>) -> Bool {
    lock.withLock { types.contains { owners[$0] != nil } }
  }

  func add(inSight types: Set<ObjectIdentifier>) {
    lock.withLock {
      let found = types.flatMap { owners[$0] ?? [] }
      for var visit in found.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) {
        visit.isOfSight = false
        take(visit, isSeen: true)
      }
    }
  }

  /// What was only in sight may be noted anew.
  func forgetSeen() {
    lock.withLock {
      known.subtract(seen)
      seen = []
    }
  }

  /// In the order of their places.
  var all: [LeftOutVisit] {
    lock.withLock { known.sorted { ($0.file, $0.line) < ($1.file, $1.line) } }
  }

  func begin(anew: Bool, _ sink: @escaping @Sendable (LeftOutVisit) -> Void) {
    lock.withLock {
      if anew { (known, seen, owners) = ([], [], [:]) }
      self.sink = sink
    }
  }
}
