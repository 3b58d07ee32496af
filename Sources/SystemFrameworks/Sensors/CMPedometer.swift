// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a sensor that the device does not have tells.
private var notAvailable: NSError {
  NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue))
}

/// Steps; never counted.
open class CMPedometerData: NSObject {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
}

public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume
}

/// A pause or its end; never told.
open class CMPedometerEvent: NSObject {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps: the device has no sensor for it, and handlers are told so.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    answerLater { handler(nil, notAvailable) }
  }

  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    answerLater { handler(nil, notAvailable) }
  }

  open func stopUpdates() {}

  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    answerLater { handler(nil, notAvailable) }
  }

  open func stopEventUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium
  case high
}

/// What somebody does with the device; never told.
open class CMMotionActivity: CMLogItem {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells whether somebody walks: the device cannot.
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, notAvailable) }
  }

  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  open func stopActivityUpdates() {}
}

/// How high the device is; never told.
open class CMAltitudeData: CMLogItem {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Tells changes of height: the device has no barometer, and handlers are told so.
open class CMAltimeter: NSObject {
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, notAvailable) }
  }

  open func stopRelativeAltitudeUpdates() {}
}
