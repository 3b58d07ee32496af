// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType
  case batchInsertRequestType = 5
  case batchUpdateRequestType
  case batchDeleteRequestType
}

/// Something that a store can be asked.
open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

open class NSPersistentStoreResult: NSObject {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, and in which order.
///
/// Nothing stored depends on the generic argument, so a request may be passed on with another one,
/// as Objective-C's lightweight generics allow.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCopying {
  open var entityName: String?
  open var entity: NSEntityDescription? {
    didSet { entityName = entity?.name ?? entityName }
  }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// 0 for no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// Kept; every result is there at once here.
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  /// Values of the predicate's variables.
  var substitutes: [String: Any]?

  public override required init() {}

  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// The same request for a reader that takes any object.
  var erased: NSFetchRequest<NSFetchRequestResult> {
    recast(self, to: NSFetchRequest<NSFetchRequestResult>.self)
  }

  /// Fetches in the context whose queue this is.
  open func execute() throws -> [ResultType] {
    guard let context = LoadedModels.currentContext else {
      throw CoreDataError.make(
        NSPersistentStoreOperationError,
        "execute() was called outside of a context's perform; use fetch(_:) of the context")
    }
    return try context.fetch(self)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Swift.type(of: self).init()
    copy.affectedStores = affectedStores
    copy.entityName = entityName
    copy.entity = entity
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.returnsDistinctResults = returnsDistinctResults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    copy.substitutes = substitutes
    return copy
  }
}

// MARK: Casts

infix operator ~>! : CastingPrecedence
infix operator ~>? : CastingPrecedence

/// `request as! NSFetchRequest<Other>` of an app: on Apple's systems the argument is not there at run
/// time, so the cast holds for every request (Documentation/CoreData.md §7).
public func ~>! <Result>(
  request: Any?, type: NSFetchRequest<Result>.Type
) -> NSFetchRequest<Result> {
  guard let cast = request ~>? type else {
    UncaughtException.raise("NSInvalidArgumentException", "Could not cast to 'NSFetchRequest'.")
  }
  return cast
}

public func ~>? <Result>(
  request: Any?, type: NSFetchRequest<Result>.Type
) -> NSFetchRequest<Result>? {
  guard let request, request is any AnyFetchRequest else { return nil }
  return recast(request as AnyObject, to: type)
}

/// An object of a generic class as one with another argument; its storage must not depend on it.
package func recast<Other: AnyObject>(_ object: AnyObject, to type: Other.Type) -> Other {
  Unmanaged<Other>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
}

protocol AnyFetchRequest {}
extension NSFetchRequest: AnyFetchRequest {}

// MARK: Later

protocol AsynchronousFetch {
  func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// A fetch whose result comes by a closure.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest,
  AsynchronousFetch
{
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: Completion?
  open var estimatedResultCount = 0

  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock: Completion? = nil)
  {
    fetchRequest = request
    self.completionBlock = completionBlock
  }

  func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform {
      do {
        result.finalResult = try context.fetch(self.fetchRequest)
      } catch {
        result.operationError = error
      }
      self.completionBlock?(result)
    }
    return result
  }
}

open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public internal(set) var finalResult: [ResultType]?
  public internal(set) var operationError: (any Error)?

  init(
    _ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext
  ) {
    fetchRequest = request
    managedObjectContext = context
  }

  open func cancel() {}
}
