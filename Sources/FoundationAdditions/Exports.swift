// Part of Snug, under the Apache License 2.0; see LICENSE.

// What Apple's Foundation has, Linux's does not, and no view is needed for.
@_exported import Foundation
