// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Ways from a place to another: no server is asked, so none is found.
open class MKDirections: NSObject {
  /// From where to where, and how.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
  }

  /// Ways; never made.
  open class Response: NSObject {
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
    open var routes: [MKRoute] { [] }
  }

  /// How long a way takes; never made.
  open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .any }
  }

  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  open private(set) var isCalculating = false

  public init(request: Request) { super.init() }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    refuse { completionHandler(nil, $0) }
  }

  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

  open func calculateETA(completionHandler: @escaping ETAHandler) {
    refuse { completionHandler(nil, $0) }
  }

  open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }

  open func cancel() { isCalculating = false }

  private func refuse(_ handler: @escaping (any Error) -> Void) {
    isCalculating = true
    answerLater { [self] in
      isCalculating = false
      handler(MKError(.directionsNotFound))
    }
  }
}

/// A way; none is found.
open class MKRoute: NSObject {
  /// A part of a way.
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  }

  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var steps: [Step] { [] }
}
