// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What part of a flow layout is out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes and spacing again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether positions are to be computed again.
  open var invalidateFlowLayoutAttributes = true

  public required init() {
    super.init()
  }
}
