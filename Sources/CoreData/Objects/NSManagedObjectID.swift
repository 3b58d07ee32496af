// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Names one object of a store, in every context.
///
/// An object has a temporary one until it is saved for the first time.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable, KeyedIdentity {
  public let entity: NSEntityDescription
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// The row's number in its store; nil while temporary.
  let number: Int?
  private let storeName: String
  private let temporaryName: String

  public var isTemporaryID: Bool { number == nil }

  init(entity: NSEntityDescription, store: NSPersistentStore, number: Int) {
    self.entity = entity
    self.number = number
    persistentStore = store
    storeName = store.identifier
    temporaryName = ""
  }

  /// A temporary one.
  init(entity: NSEntityDescription) {
    self.entity = entity
    number = nil
    storeName = ""
    temporaryName = "t" + UUID().uuidString
  }

  private var rootName: String { entity.root.name ?? "" }

  public func uriRepresentation() -> URL {
    let last = number.map { "p\($0)" } ?? temporaryName
    let text = "x-coredata://\(storeName)/\(entity.name ?? "")/\(last)"
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(number)
    hasher.combine(temporaryName)
    hasher.combine(rootName)
    return hasher.finalize()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return self === other
      || number == other.number && temporaryName == other.temporaryName
        && storeName == other.storeName && rootName == other.rootName
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String {
    "0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)) <\(uriRepresentation())>"
  }

  package var keyedIdentity: AnyHashable { self }
}

/// What a relationship to many holds: identifiers, each once, in the order they were added.
struct IDList: Equatable {
  private(set) var ordered: [NSManagedObjectID] = []
  private var members: Set<NSManagedObjectID> = []

  init(_ ids: [NSManagedObjectID] = []) { for id in ids { append(id) } }

  var count: Int { ordered.count }

  func contains(_ id: NSManagedObjectID) -> Bool { members.contains(id) }

  mutating func append(_ id: NSManagedObjectID) {
    if members.insert(id).inserted { ordered.append(id) }
  }

  mutating func insert(_ id: NSManagedObjectID, at index: Int) {
    if members.insert(id).inserted { ordered.insert(id, at: min(index, ordered.count)) }
  }

  mutating func remove(_ id: NSManagedObjectID) {
    if members.remove(id) != nil { ordered.removeAll { $0 == id } }
  }

  func mapped(_ change: (NSManagedObjectID) -> NSManagedObjectID) -> IDList {
    IDList(ordered.map(change))
  }
}
