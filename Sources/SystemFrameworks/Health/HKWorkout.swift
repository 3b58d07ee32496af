// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What somebody did, with the numbers of HealthKit.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery
  case australianFootball
  case badminton
  case baseball
  case basketball
  case bowling
  case boxing
  case climbing
  case cricket
  case crossTraining
  case curling
  case cycling
  case dance
  case danceInspiredTraining
  case elliptical
  case equestrianSports
  case fencing
  case fishing
  case functionalStrengthTraining
  case golf
  case gymnastics
  case handball
  case hiking
  case hockey
  case hunting
  case lacrosse
  case martialArts
  case mindAndBody
  case mixedMetabolicCardioTraining
  case paddleSports
  case play
  case preparationAndRecovery
  case racquetball
  case rowing
  case rugby
  case running
  case sailing
  case skatingSports
  case snowSports
  case soccer
  case softball
  case squash
  case stairClimbing
  case surfingSports
  case swimming
  case tableTennis
  case tennis
  case trackAndField
  case traditionalStrengthTraining
  case volleyball
  case walking
  case waterFitness
  case waterPolo
  case waterSports
  case wrestling
  case yoga
  case barre
  case coreTraining
  case crossCountrySkiing
  case downhillSkiing
  case flexibility
  case highIntensityIntervalTraining
  case jumpRope
  case kickboxing
  case pilates
  case snowboarding
  case stairs
  case stepTraining
  case wheelchairWalkPace
  case wheelchairRunPace
  case taiChi
  case mixedCardio
  case handCycling
  case discSports
  case fitnessGaming
  case cardioDance
  case socialDance
  case pickleball
  case cooldown
  case swimBikeRun = 82
  case transition
  case underwaterDiving
  case other = 3000
}

/// Exercise that was done, as the app made it.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  /// Seconds.
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(HKObjectType.workoutType(), startDate, endDate, device, metadata)
  }

  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate,
      duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil, totalDistance: nil,
      device: nil, metadata: nil)
  }

  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate, duration: duration,
      totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil,
      metadata: metadata)
  }
}
