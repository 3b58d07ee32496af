// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {
    optionalDefault("controllerWillChangeContent:", self, [controller], ()) {
      (next: any NSFetchedResultsControllerDelegate) in next.controllerWillChangeContent(controller)
    }
  }
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    optionalDefault(
      "controller:didChangeSection:atIndex:forChangeType:", self,
      [controller, sectionInfo, sectionIndex, type], ()
    ) { (next: any NSFetchedResultsControllerDelegate) in
      next.controller(controller, didChange: sectionInfo, atSectionIndex: sectionIndex, for: type)
    }
  }
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    optionalDefault(
      "controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:", self,
      [controller, anObject, indexPath, type, newIndexPath], ()
    ) { (next: any NSFetchedResultsControllerDelegate) in
      next.controller(
        controller, didChange: anObject, at: indexPath, for: type, newIndexPath: newIndexPath)
    }
  }
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    optionalDefault("controller:didChangeContentWithSnapshot:", self, [controller, snapshot], ()) {
      (next: any NSFetchedResultsControllerDelegate) in
      next.controller(controller, didChangeContentWith: snapshot)
    }
  }
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {
    optionalDefault("controller:didChangeContentWithDifference:", self, [controller, diff], ()) {
      (next: any NSFetchedResultsControllerDelegate) in
      next.controller(controller, didChangeContentWith: diff)
    }
  }
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {
    optionalDefault("controllerDidChangeContent:", self, [controller], ()) {
      (next: any NSFetchedResultsControllerDelegate) in next.controllerDidChangeContent(controller)
    }
  }
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? {
    optionalDefault(
      "controller:sectionIndexTitleForSectionName:", self, [controller, sectionName], nil
    ) { (next: any NSFetchedResultsControllerDelegate) in
      next.controller(controller, sectionIndexTitleForSectionName: sectionName)
    }
  }
}
