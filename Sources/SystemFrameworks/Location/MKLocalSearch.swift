// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let MKErrorDomain = "MKErrorDomain"
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// Why there is no map.
public struct MKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = MKError
    case unknown = 1
    case serverFailure
    case loadingThrottled
    case placemarkNotFound
    case directionsNotFound
    case decodingFailed
  }

  public static var errorDomain: String { MKErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// A place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) {
    self.init(coordinate: coordinate)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress
  ) {
    self.init(coordinate: coordinate)
  }

  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  open var countryCode: String? { isoCountryCode }
  open var title: String? { name }
}

/// A place that the app for maps would show.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open private(set) var isCurrentLocation = false

  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(
      placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    item.isCurrentLocation = true
    return item
  }

  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  public static let amusementPark = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAmusementPark")
  public static let animalService = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAnimalService")
  public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
  public static let automotiveRepair = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAutomotiveRepair")
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  public static let baseball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBaseball")
  public static let basketball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBasketball")
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  public static let beauty = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeauty")
  public static let bowling = MKPointOfInterestCategory(rawValue: "MKPOICategoryBowling")
  public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
  public static let castle = MKPointOfInterestCategory(rawValue: "MKPOICategoryCastle")
  public static let conventionCenter = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryConventionCenter")
  public static let distillery = MKPointOfInterestCategory(rawValue: "MKPOICategoryDistillery")
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
  public static let fairground = MKPointOfInterestCategory(rawValue: "MKPOICategoryFairground")
  public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
  public static let fishing = MKPointOfInterestCategory(rawValue: "MKPOICategoryFishing")
  public static let fitnessCenter = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryFitnessCenter")
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  public static let fortress = MKPointOfInterestCategory(rawValue: "MKPOICategoryFortress")
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  public static let goKart = MKPointOfInterestCategory(rawValue: "MKPOICategoryGoKart")
  public static let golf = MKPointOfInterestCategory(rawValue: "MKPOICategoryGolf")
  public static let hiking = MKPointOfInterestCategory(rawValue: "MKPOICategoryHiking")
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  public static let kayaking = MKPointOfInterestCategory(rawValue: "MKPOICategoryKayaking")
  public static let landmark = MKPointOfInterestCategory(rawValue: "MKPOICategoryLandmark")
  public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  public static let mailbox = MKPointOfInterestCategory(rawValue: "MKPOICategoryMailbox")
  public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
  public static let miniGolf = MKPointOfInterestCategory(rawValue: "MKPOICategoryMiniGolf")
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  public static let musicVenue = MKPointOfInterestCategory(rawValue: "MKPOICategoryMusicVenue")
  public static let nationalMonument = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryNationalMonument")
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
  public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  public static let planetarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryPlanetarium")
  public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
  public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
  public static let publicTransport = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
  public static let rockClimbing = MKPointOfInterestCategory(rawValue: "MKPOICategoryRockClimbing")
  public static let rvPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryRVPark")
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  public static let skatePark = MKPointOfInterestCategory(rawValue: "MKPOICategorySkatePark")
  public static let skating = MKPointOfInterestCategory(rawValue: "MKPOICategorySkating")
  public static let skiing = MKPointOfInterestCategory(rawValue: "MKPOICategorySkiing")
  public static let soccer = MKPointOfInterestCategory(rawValue: "MKPOICategorySoccer")
  public static let spa = MKPointOfInterestCategory(rawValue: "MKPOICategorySpa")
  public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  public static let surfing = MKPointOfInterestCategory(rawValue: "MKPOICategorySurfing")
  public static let swimming = MKPointOfInterestCategory(rawValue: "MKPOICategorySwimming")
  public static let tennis = MKPointOfInterestCategory(rawValue: "MKPOICategoryTennis")
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
  public static let volleyball = MKPointOfInterestCategory(rawValue: "MKPOICategoryVolleyball")
  public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
  public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
}

open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  private let categories: [MKPointOfInterestCategory]
  private let isIncluding: Bool

  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (categories, true)
  }
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (categories, false)
  }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// Asks for places; the network is out of reach.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() {}
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  open private(set) var isSearching = false

  public init(request: Request) {}

  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    answerLater { [self] in
      isSearching = false
      completionHandler(nil, MKError(.serverFailure))
    }
  }

  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}

open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Completes what is typed; the network is out of reach.
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      answerLater { [weak self] in
        guard let self else { return }
        self.delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }

  open func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  // @objc optional
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  // @objc(completer:didFailWithError:) optional
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
