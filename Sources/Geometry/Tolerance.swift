// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How far two lengths may lie apart, in points, and still count as equal.
///
/// A length that went through layout is a sum of a few dozen products, each rounded to the nearest
/// `Double`. The bound is 64 units in the last place of the largest length that took part: six
/// bits for the sums, the rest is the number's own precision. Below 2^19 points it would be finer
/// than anything a screen can show, so it never falls under 2^-27 point (7.5e-9, about a fortieth
/// of the slack ``PixelGrid`` grants at three pixels a point). At 10 000 000 points it is 1.4e-7.
package struct Tolerance: Hashable, Sendable {
  /// The largest distance, in points, that counts as zero; greater than zero.
  package let distance: Double

  /// The tolerance for lengths of up to `magnitude` points.
  package init(magnitude: Double) {
    distance = max(0x1p-27, magnitude * 0x1p-46)
  }

  /// Factors such as multipliers: a sum of products of factors below this counts as zero.
  ///
  /// Multipliers lie between about 0.001 and 1000; the rounding error of a chain of 64 products
  /// stays under 64 ulp of 1000, 1.5e-11.
  @inlinable package static var factor: Double { 1e-9 }

  /// Factors below this are rounding residue and are replaced by zero.
  @inlinable package static var residue: Double { 1e-12 }
}
