// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How a constraint's expression compares with zero; the raw values are UIKit's.
package enum Relation: Int8, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
