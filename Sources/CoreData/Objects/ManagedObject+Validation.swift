// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Documentation/CoreData.md §5.
extension NSManagedObject {
  func validateAll() throws {
    var problems: [NSError] = []
    for property in entity.properties.sorted(by: { $0.name < $1.name }) {
      do {
        try check(property, values[property.name])
      } catch {
        problems.append(error as NSError)
      }
    }
    try raise(problems)
  }

  /// Deletion is denied while something hangs on the object.
  func validateDenials() throws {
    var problems: [NSError] = []
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
    where relationship.deleteRule == .denyDeleteRule {
      let others = NSManagedObject.identifiers(in: values[relationship.name])
        .compactMap { managedObjectContext?.object(at: $0) }
      if others.contains(where: { !$0.isDeleted }) {
        problems.append(problem(NSValidationRelationshipDeniedDeleteError, relationship, nil))
      }
    }
    try raise(problems)
  }

  private func raise(_ problems: [NSError]) throws {
    guard let first = problems.first else { return }
    if problems.count == 1 { throw first }
    throw CoreDataError.make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: problems, NSValidationObjectErrorKey: self])
  }

  private func check(_ property: NSPropertyDescription, _ value: Any?) throws {
    if let relationship = property as? NSRelationshipDescription {
      return try check(relationship, value)
    }
    guard let value else {
      if !property.isOptional && !(property is NSDerivedAttributeDescription)
        && !(property is NSFetchedPropertyDescription)
      {
        throw problem(NSValidationMissingMandatoryPropertyError, property, nil)
      }
      return
    }
    if let attribute = property as? NSAttributeDescription { try check(attribute, limits: value) }
    for predicate in property.validationPredicates where !predicate.evaluate(with: value) {
      throw problem(NSManagedObjectValidationError, property, value)
    }
  }

  /// A to-many relationship always has a set: what a required one has to hold is its minimum, which
  /// is none where the model gives no number.
  private func check(_ relationship: NSRelationshipDescription, _ value: Any?) throws {
    let count = NSManagedObject.identifiers(in: value).count
    if relationship.isOptional && count == 0 { return }
    guard relationship.isToMany else {
      if count == 0 { throw problem(NSValidationMissingMandatoryPropertyError, relationship, nil) }
      return
    }
    if count < relationship.minCount {
      throw problem(NSValidationRelationshipLacksMinimumCountError, relationship, value)
    }
    if relationship.maxCount > 0 && count > relationship.maxCount {
      throw problem(NSValidationRelationshipExceedsMaximumCountError, relationship, value)
    }
  }

  private func check(_ attribute: NSAttributeDescription, limits value: Any) throws {
    let (low, high): (Int, Int)
    var measured = value
    switch attribute.attributeType {
    case .stringAttributeType:
      (low, high) = (NSValidationStringTooShortError, NSValidationStringTooLongError)
      let text = value as? String ?? ""
      measured = text.count
      if let pattern = attribute.pattern,
        !PredicateComparison(relation: .matches, options: []).holds(text, pattern)
      {
        throw problem(NSValidationStringPatternMatchingError, attribute, value)
      }
    case .dateAttributeType:
      (low, high) = (NSValidationDateTooSoonError, NSValidationDateTooLateError)
      measured = (value as? Date)?.timeIntervalSinceReferenceDate ?? 0
    default: (low, high) = (NSValidationNumberTooSmallError, NSValidationNumberTooLargeError)
    }
    guard let number = PredicateValue.number(measured) else { return }
    if let minimum = attribute.minimum.flatMap(Double.init), number < minimum {
      throw problem(low, attribute, value)
    }
    if let maximum = attribute.maximum.flatMap(Double.init), number > maximum {
      throw problem(high, attribute, value)
    }
  }

  private func problem(_ code: Int, _ property: NSPropertyDescription, _ value: Any?) -> NSError {
    let entity = entity.name ?? ""
    let text =
      switch code {
      case NSValidationMissingMandatoryPropertyError: "\(property.name) is a required value."
      case NSValidationRelationshipLacksMinimumCountError: "\(property.name) has too few objects."
      case NSValidationRelationshipExceedsMaximumCountError:
        "\(property.name) has too many objects."
      case NSValidationRelationshipDeniedDeleteError:
        "Items cannot be deleted from \(entity) because of \(property.name)."
      case NSValidationNumberTooSmallError: "\(property.name) is too small."
      case NSValidationNumberTooLargeError: "\(property.name) is too large."
      case NSValidationDateTooSoonError: "\(property.name) is too soon."
      case NSValidationDateTooLateError: "\(property.name) is too late."
      case NSValidationStringTooShortError: "\(property.name) is too short."
      case NSValidationStringTooLongError: "\(property.name) is too long."
      case NSValidationStringPatternMatchingError: "\(property.name) does not fit its pattern."
      default: "\(property.name) is not valid."
      }
    var information: [String: Any] = [
      NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
    ]
    information[NSValidationValueErrorKey] = value
    return CoreDataError.make(code, text, information)
  }
}
