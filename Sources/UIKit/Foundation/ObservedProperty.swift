// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What `self` becomes where an app's initialiser of a framework's class sets a property: Swift runs no
/// observers for `self` there (Documentation/SourceLowering.md §4.10).
public func snugObserved<Object: AnyObject>(_ object: Object) -> Object { object }
