// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What classes that load addresses note about requests for themselves, by `NSURLRequest` objects:
/// copies have it, too (Documentation/NetworkArchive.md §3.1).
package let requestProperties = SideTable<NSObject, [String: Any]>()
