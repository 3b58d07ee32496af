// Part of Snug, under the Apache License 2.0; see LICENSE.

public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSValidationInvalidURIError = 1690
public let NSPersistentStoreCoordinatorLockingError = 132000
public let NSManagedObjectExternalRelationshipError = 133000
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreIncompleteSaveError = 134040
public let NSPersistentStoreSaveConflictsError = 134050
public let NSCoreDataError = 134060
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationMissingSourceModelError = 134130
public let NSMigrationMissingMappingModelError = 134140
public let NSInferredMappingModelError = 134190
public let NSExternalRecordImportError = 134200

/// The errors of Core Data, in Apple's domain with Apple's numbers.
enum CoreDataError {
  static func make(_ code: Int, _ text: String, _ more: [String: Any] = [:]) -> NSError {
    var information = more
    information[NSLocalizedDescriptionKey] = text
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
  }

  static func noRow(_ id: NSManagedObjectID) -> NSError {
    make(
      NSManagedObjectExternalRelationshipError,
      "Attempt to access an object not found in store.",
      ["objectID": id])
  }

  static func noStore(_ entity: NSEntityDescription) -> NSError {
    make(
      NSPersistentStoreIncompatibleSchemaError,
      "no persistent store takes objects of the entity '\(entity.name ?? "")'")
  }

  static func unreadable(_ url: URL?, _ reason: String) -> NSError {
    make(
      NSPersistentStoreOpenError, "the store \(url?.path ?? "") cannot be opened: \(reason)",
      [NSFilePathErrorKey: url?.path ?? ""])
  }
}
