// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a handler answers when it is asked for the value of a parameter; nothing here asks.
open class INIntentResolutionResult: NSObject {
  public required override init() { super.init() }

  open class func needsValue() -> Self { Self() }
  open class func notRequired() -> Self { Self() }
  open class func unsupported() -> Self { Self() }
  open class func unsupported(withReason reason: Int) -> Self { Self() }
  open class func confirmationRequired(
    withItemToConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self { Self() }
}

/// The base of results for an app's own enumerations.
open class INEnumResolutionResult: INIntentResolutionResult {}

open class INStringResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedString: String) -> Self { Self() }
  open class func confirmationRequired(with stringToConfirm: String?) -> Self { Self() }
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { Self() }
}

open class INBooleanResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedValue: Bool) -> Self { Self() }
  open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}

open class INIntegerResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedValue: Int) -> Self { Self() }
  open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}

open class INDoubleResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedValue: Double) -> Self { Self() }
  open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}

open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTimeInterval: TimeInterval) -> Self { Self() }
  open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self { Self() }
}

open class INURLResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedURL: URL) -> Self { Self() }
  open class func confirmationRequired(with urlToConfirm: URL?) -> Self { Self() }
  open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { Self() }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedDateComponents: DateComponents) -> Self { Self() }
  open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
    Self()
  }
  open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    Self()
  }
}

open class INSpeakableStringResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedSpeakableString: INSpeakableString) -> Self { Self() }
  open class func confirmationRequired(with speakableStringToConfirm: INSpeakableString?) -> Self {
    Self()
  }
  open class func disambiguation(with speakableStringsToDisambiguate: [INSpeakableString]) -> Self {
    Self()
  }
}

open class INPersonResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPerson: INPerson) -> Self { Self() }
  open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { Self() }
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { Self() }
}

open class INFileResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedFile: INFile) -> Self { Self() }
  open class func confirmationRequired(with fileToConfirm: INFile?) -> Self { Self() }
  open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { Self() }
}

open class INPlacemarkResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPlacemark: CLPlacemark) -> Self { Self() }
  open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self { Self() }
  open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self { Self() }
}

open class INObjectResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedObject: INObject) -> Self { Self() }
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { Self() }
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { Self() }
}
