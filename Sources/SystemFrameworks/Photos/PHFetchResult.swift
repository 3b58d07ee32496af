// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a question to the library found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  open func object(at index: Int) -> ObjectType { self[index] }

  open subscript(index: Int) -> ObjectType {
    preconditionFailure("PHFetchResult has no object at \(index): the library is empty")
  }

  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }

  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// How to search the library; kept.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true
}

/// What changed in the library; no change is ever told.
open class PHChange: NSObject {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: PHObject>(
    for object: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}

/// What changed of one object; nothing did.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  open var objectBeforeChanges: ObjectType? { nil }
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
}

/// What changed of a list of objects; nothing did.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedIndexes: IndexSet? { nil }
  open var insertedObjects: [ObjectType] { [] }
  open var changedIndexes: IndexSet? { nil }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
