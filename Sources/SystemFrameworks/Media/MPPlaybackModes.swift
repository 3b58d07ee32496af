// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum MPRepeatType: Int, Sendable {
  case off
  case one
  case all
}

public enum MPShuffleType: Int, Sendable {
  case off
  case items
  case collections
}

/// Another way to repeat; none comes.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  open var repeatType: MPRepeatType { .off }
  open var preservesRepeatMode: Bool { false }
}

/// Another order; none comes.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  open var shuffleType: MPShuffleType { .off }
  open var preservesShuffleMode: Bool { false }
}

/// A like, dislike or mark; none comes.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  open var isNegative: Bool { false }
}

/// A rating; none comes.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  open var rating: Float { 0 }
}

/// Rates; kept.
open class MPRatingCommand: MPRemoteCommand {
  open var minimumRating: Float = 0
  open var maximumRating: Float = 1
}
