// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is measured seldom.
extension HKQuantityTypeIdentifier {
  public static let appleMoveTime = named("AppleMoveTime")
  public static let appleSleepingWristTemperature = named("AppleSleepingWristTemperature")
  public static let appleWalkingSteadiness = named("AppleWalkingSteadiness")
  public static let atrialFibrillationBurden = named("AtrialFibrillationBurden")
  public static let basalBodyTemperature = named("BasalBodyTemperature")
  public static let bloodAlcoholContent = named("BloodAlcoholContent")
  public static let cyclingCadence = named("CyclingCadence")
  public static let cyclingFunctionalThresholdPower = named("CyclingFunctionalThresholdPower")
  public static let cyclingPower = named("CyclingPower")
  public static let cyclingSpeed = named("CyclingSpeed")
  public static let dietaryBiotin = named("DietaryBiotin")
  public static let dietaryCalcium = named("DietaryCalcium")
  public static let dietaryChloride = named("DietaryChloride")
  public static let dietaryChromium = named("DietaryChromium")
  public static let dietaryCopper = named("DietaryCopper")
  public static let dietaryFatMonounsaturated = named("DietaryFatMonounsaturated")
  public static let dietaryFatPolyunsaturated = named("DietaryFatPolyunsaturated")
  public static let dietaryFatSaturated = named("DietaryFatSaturated")
  public static let dietaryFolate = named("DietaryFolate")
  public static let dietaryIodine = named("DietaryIodine")
  public static let dietaryIron = named("DietaryIron")
  public static let dietaryMagnesium = named("DietaryMagnesium")
  public static let dietaryManganese = named("DietaryManganese")
  public static let dietaryMolybdenum = named("DietaryMolybdenum")
  public static let dietaryNiacin = named("DietaryNiacin")
  public static let dietaryPantothenicAcid = named("DietaryPantothenicAcid")
  public static let dietaryPhosphorus = named("DietaryPhosphorus")
  public static let dietaryPotassium = named("DietaryPotassium")
  public static let dietaryRiboflavin = named("DietaryRiboflavin")
  public static let dietarySelenium = named("DietarySelenium")
  public static let dietaryThiamin = named("DietaryThiamin")
  public static let dietaryVitaminA = named("DietaryVitaminA")
  public static let dietaryVitaminB12 = named("DietaryVitaminB12")
  public static let dietaryVitaminB6 = named("DietaryVitaminB6")
  public static let dietaryVitaminC = named("DietaryVitaminC")
  public static let dietaryVitaminD = named("DietaryVitaminD")
  public static let dietaryVitaminE = named("DietaryVitaminE")
  public static let dietaryVitaminK = named("DietaryVitaminK")
  public static let dietaryZinc = named("DietaryZinc")
  public static let distanceDownhillSnowSports = named("DistanceDownhillSnowSports")
  public static let distanceWheelchair = named("DistanceWheelchair")
  public static let electrodermalActivity = named("ElectrodermalActivity")
  public static let environmentalAudioExposure = named("EnvironmentalAudioExposure")
  public static let environmentalSoundReduction = named("EnvironmentalSoundReduction")
  public static let forcedExpiratoryVolume1 = named("ForcedExpiratoryVolume1")
  public static let forcedVitalCapacity = named("ForcedVitalCapacity")
  public static let headphoneAudioExposure = named("HeadphoneAudioExposure")
  public static let heartRateRecoveryOneMinute = named("HeartRateRecoveryOneMinute")
  public static let inhalerUsage = named("InhalerUsage")
  public static let nikeFuel = named("NikeFuel")
  public static let numberOfAlcoholicBeverages = named("NumberOfAlcoholicBeverages")
  public static let numberOfTimesFallen = named("NumberOfTimesFallen")
  public static let peakExpiratoryFlowRate = named("PeakExpiratoryFlowRate")
  public static let peripheralPerfusionIndex = named("PeripheralPerfusionIndex")
  public static let physicalEffort = named("PhysicalEffort")
  public static let pushCount = named("PushCount")
  public static let runningGroundContactTime = named("RunningGroundContactTime")
  public static let runningPower = named("RunningPower")
  public static let runningSpeed = named("RunningSpeed")
  public static let runningStrideLength = named("RunningStrideLength")
  public static let runningVerticalOscillation = named("RunningVerticalOscillation")
  public static let sixMinuteWalkTestDistance = named("SixMinuteWalkTestDistance")
  public static let stairAscentSpeed = named("StairAscentSpeed")
  public static let stairDescentSpeed = named("StairDescentSpeed")
  public static let swimmingStrokeCount = named("SwimmingStrokeCount")
  public static let timeInDaylight = named("TimeInDaylight")
  public static let underwaterDepth = named("UnderwaterDepth")
  public static let uvExposure = named("UVExposure")
  public static let walkingAsymmetryPercentage = named("WalkingAsymmetryPercentage")
  public static let walkingDoubleSupportPercentage = named("WalkingDoubleSupportPercentage")
  public static let walkingHeartRateAverage = named("WalkingHeartRateAverage")
  public static let walkingSpeed = named("WalkingSpeed")
  public static let walkingStepLength = named("WalkingStepLength")
  public static let waterTemperature = named("WaterTemperature")
}

/// How measures of one kind are put together.
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative = 0
  case discreteArithmetic
  case discreteTemporallyWeighted
  case discreteEquivalentContinuousLevel
}

extension HKQuantityType {
  private static let added: Set<HKQuantityTypeIdentifier> = [
    .activeEnergyBurned, .appleExerciseTime, .appleMoveTime, .appleStandTime, .basalEnergyBurned,
    .flightsClimbed, .inhalerUsage, .insulinDelivery, .nikeFuel, .numberOfAlcoholicBeverages,
    .numberOfTimesFallen, .pushCount, .stepCount, .swimmingStrokeCount, .timeInDaylight,
  ]

  /// Amounts are added up, levels are not.
  public var aggregationStyle: HKQuantityAggregationStyle {
    let word = identifier.dropFirst("HKQuantityTypeIdentifier".count)
    if word.hasPrefix("Dietary") || word.hasPrefix("Distance") { return .cumulative }
    switch HKQuantityTypeIdentifier(rawValue: identifier) {
    case .heartRate: return .discreteTemporallyWeighted
    case .environmentalAudioExposure, .headphoneAudioExposure:
      return .discreteEquivalentContinuousLevel
    case let kind: return Self.added.contains(kind) ? .cumulative : .discreteArithmetic
    }
  }
}
