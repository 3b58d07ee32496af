// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

#Preview("unsatisfiable-constraints fault 5") {
  UIViewController(nibName: "UnsatisfiableConstraintsFault", bundle: nil)
}

#Preview("unsatisfiable-constraints sound 5") {
  UIViewController(nibName: "UnsatisfiableConstraintsSound", bundle: nil)
}

#Preview("ambiguous-layout fault 5") {
  UIViewController(nibName: "AmbiguousLayoutFault", bundle: nil)
}

#Preview("ambiguous-layout sound 5") {
  UIViewController(nibName: "AmbiguousLayoutSound", bundle: nil)
}

#Preview("left-right-constraint fault 5") {
  UIViewController(nibName: "LeftRightConstraintFault", bundle: nil)
}

#Preview("left-right-constraint sound 5") {
  UIViewController(nibName: "LeftRightConstraintSound", bundle: nil)
}

#Preview("truncated-text fault 5") { UIViewController(nibName: "TruncatedTextFault", bundle: nil) }

#Preview("truncated-text sound 5") { UIViewController(nibName: "TruncatedTextSound", bundle: nil) }

#Preview("fixed-height-around-text fault 5") {
  UIViewController(nibName: "FixedHeightAroundTextFault", bundle: nil)
}

#Preview("fixed-height-around-text sound 5") {
  UIViewController(nibName: "FixedHeightAroundTextSound", bundle: nil)
}

#Preview("ignores-dynamic-type fault 5") {
  UIViewController(nibName: "IgnoresDynamicTypeFault", bundle: nil)
}

#Preview("ignores-dynamic-type sound 5") {
  UIViewController(nibName: "IgnoresDynamicTypeSound", bundle: nil)
}

#Preview("low-contrast fault 5") { UIViewController(nibName: "LowContrastFault", bundle: nil) }

#Preview("low-contrast sound 5") { UIViewController(nibName: "LowContrastSound", bundle: nil) }

#Preview("clipped-content fault 5") {
  UIViewController(nibName: "ClippedContentFault", bundle: nil)
}

#Preview("clipped-content sound 5") {
  UIViewController(nibName: "ClippedContentSound", bundle: nil)
}

#Preview("outside-safe-area fault 5") {
  UIViewController(nibName: "OutsideSafeAreaFault", bundle: nil)
}

#Preview("outside-safe-area sound 5") {
  UIViewController(nibName: "OutsideSafeAreaSound", bundle: nil)
}

#Preview("overlapping-views fault 5") {
  UIViewController(nibName: "OverlappingViewsFault", bundle: nil)
}

#Preview("overlapping-views sound 5") {
  UIViewController(nibName: "OverlappingViewsSound", bundle: nil)
}

#Preview("small-hit-target fault 5") {
  UIViewController(nibName: "SmallHitTargetFault", bundle: nil)
}

#Preview("small-hit-target sound 5") {
  UIViewController(nibName: "SmallHitTargetSound", bundle: nil)
}

#Preview("missing-accessibility-label fault 5") {
  UIViewController(nibName: "MissingAccessibilityLabelFault", bundle: nil)
}

#Preview("missing-accessibility-label sound 5") {
  UIViewController(nibName: "MissingAccessibilityLabelSound", bundle: nil)
}
