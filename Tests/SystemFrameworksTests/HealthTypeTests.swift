// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("Kinds of data about health")
struct HealthTypeTests {
  @Test("amounts are added up, levels are not")
  func aggregation() {
    #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
    #expect(HKQuantityType(.dietaryVitaminC).aggregationStyle == .cumulative)
    #expect(HKQuantityType(.distanceWheelchair).aggregationStyle == .cumulative)
    #expect(HKQuantityType(.bodyMass).aggregationStyle == .discreteArithmetic)
    #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteTemporallyWeighted)
  }

  @Test("exercise lasts from its start to its end, and has HealthKit's numbers")
  func workout() {
    let start = Date(timeIntervalSince1970: 0)
    let workout = HKWorkout(activityType: .yoga, start: start, end: start.addingTimeInterval(90))
    #expect(workout.duration == 90)
    #expect(!workout.hasUndeterminedDuration)
    #expect(workout.workoutActivityType.rawValue == 57)
    #expect(HKWorkoutActivityType.barre.rawValue == 58)
    #expect(HKWorkoutActivityType.swimBikeRun.rawValue == 82)
    #expect(HKWorkoutActivityType.other.rawValue == 3000)
    #expect(workout.sourceRevision.source == HKSource.default())
  }
}
