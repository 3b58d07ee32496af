// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How much slower animations run than they say: the simulator's slow animations, which there are
/// not. Not in UIKit's headers; who uses it declares the symbol.
@_cdecl("UIAnimationDragCoefficient")
public func animationDragCoefficient() -> Float { 1 }
