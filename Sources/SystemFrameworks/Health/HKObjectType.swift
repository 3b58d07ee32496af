// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  static func named(_ name: String) -> HKQuantityTypeIdentifier {
    HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifier\(name)")
  }

  public static let activeEnergyBurned = named("ActiveEnergyBurned")
  public static let appleExerciseTime = named("AppleExerciseTime")
  public static let appleStandTime = named("AppleStandTime")
  public static let basalEnergyBurned = named("BasalEnergyBurned")
  public static let bloodGlucose = named("BloodGlucose")
  public static let bloodPressureDiastolic = named("BloodPressureDiastolic")
  public static let bloodPressureSystolic = named("BloodPressureSystolic")
  public static let bodyFatPercentage = named("BodyFatPercentage")
  public static let bodyMass = named("BodyMass")
  public static let bodyMassIndex = named("BodyMassIndex")
  public static let bodyTemperature = named("BodyTemperature")
  public static let dietaryCaffeine = named("DietaryCaffeine")
  public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
  public static let dietaryCholesterol = named("DietaryCholesterol")
  public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
  public static let dietaryFatTotal = named("DietaryFatTotal")
  public static let dietaryFiber = named("DietaryFiber")
  public static let dietaryProtein = named("DietaryProtein")
  public static let dietarySodium = named("DietarySodium")
  public static let dietarySugar = named("DietarySugar")
  public static let dietaryWater = named("DietaryWater")
  public static let distanceCycling = named("DistanceCycling")
  public static let distanceSwimming = named("DistanceSwimming")
  public static let distanceWalkingRunning = named("DistanceWalkingRunning")
  public static let flightsClimbed = named("FlightsClimbed")
  public static let heartRate = named("HeartRate")
  public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
  public static let height = named("Height")
  public static let insulinDelivery = named("InsulinDelivery")
  public static let leanBodyMass = named("LeanBodyMass")
  public static let oxygenSaturation = named("OxygenSaturation")
  public static let respiratoryRate = named("RespiratoryRate")
  public static let restingHeartRate = named("RestingHeartRate")
  public static let stepCount = named("StepCount")
  public static let vo2Max = named("VO2Max")
  public static let waistCircumference = named("WaistCircumference")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let sleepAnalysis = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let appleStandHour = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let menstrualFlow = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}

public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleepUnspecified
  case awake
  case asleepCore
  case asleepDeep
  case asleepREM

  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// A kind of data about health; two of one name are equal.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String

  init(named identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? {
    HKQuantityType(identifier)
  }

  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? {
    HKCategoryType(identifier)
  }

  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }

  open class func workoutType() -> HKWorkoutType {
    HKWorkoutType(named: "HKWorkoutTypeIdentifier")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// What a user tells once.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(named: identifier.rawValue)
  }
}

/// What is measured again and again.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// What is counted in a unit.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(named: identifier.rawValue)
  }
}

/// What is one of several values.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(named: identifier.rawValue)
  }
}

/// Exercise.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
