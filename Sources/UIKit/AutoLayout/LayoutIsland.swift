// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The constraints of one view whose frame is given from outside, and of everything inside it.
@MainActor
final class LayoutIsland {
}
