// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

/// Documentation/SystemFrameworks.md §2.
@Suite("Calendars' rules, places in JSON, pages, live activities")
@MainActor
struct CalendarAndPaperTests {
  @Test("an event keeps how often it happens and when it is told of")
  func recurrence() {
    let event = EKEvent(eventStore: EKEventStore())
    #expect(!event.hasRecurrenceRules && !event.hasAlarms)
    let rule = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday)],
      daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil,
      setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 3))
    event.addRecurrenceRule(rule)
    event.addAlarm(EKAlarm(relativeOffset: -60))
    #expect(event.hasRecurrenceRules && event.hasAlarms)
    #expect(rule.daysOfTheWeek?.first?.dayOfTheWeek == .friday)
    #expect(rule.recurrenceEnd?.occurrenceCount == 3)
    event.removeRecurrenceRule(rule)
    #expect(!event.hasRecurrenceRules)
  }

  @Test("places in JSON become annotations, lines and areas, in the order of the text")
  func places() throws {
    let text = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "Pond"}, "geometry":
          {"type": "Point", "coordinates": [13.5, 52.25]}},
        {"type": "Feature", "properties": null, "geometry": {"type": "Polygon", "coordinates":
          [[[0, 0], [4, 0], [4, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}},
        {"type": "Feature", "geometry": {"type": "GeometryCollection", "geometries":
          [{"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3]]]}]}}]}
      """
    let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap {
      $0 as? MKGeoJSONFeature
    }
    #expect(features.count == 3)
    let pond = try #require(features[0].geometry.first as? MKPointAnnotation)
    #expect(pond.coordinate.latitude == 52.25 && pond.coordinate.longitude == 13.5)
    #expect(features[0].identifier == "7")
    #expect(
      features[0].properties.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Pond"}"#)
    let area = try #require(features[1].geometry.first as? MKPolygon)
    #expect(area.pointCount == 4 && area.interiorPolygons?.first?.pointCount == 4)
    let lines = try #require(features[2].geometry.first as? MKMultiPolyline)
    #expect(lines.polylines.map(\.pointCount) == [2, 2])
    #expect(throws: CocoaError.self) { try MKGeoJSONDecoder().decode(Data(#"{"type":"x"}"#.utf8)) }
  }

  @Test("a document has the pages that an app puts in, with what is written on them")
  func pages() throws {
    let document = PDFDocument()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let page = try #require(PDFPage(image: picture))
    document.insert(page, at: 0)
    document.insert(PDFPage(), at: 5)
    #expect(document.pageCount == 2 && document.index(for: page) == 0)
    #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(document.page(at: 1)?.bounds(for: .cropBox).height == 792)
    #expect(page.thumbnail(of: CGSize(width: 20, height: 20), for: .mediaBox).size.height == 10)
    let note = PDFAnnotation(
      bounds: CGRect(x: 1, y: 2, width: 3, height: 4), forType: .highlight, withProperties: nil)
    page.addAnnotation(note)
    #expect(note.type == "Highlight" && note.page === page)
    #expect(page.annotation(at: CGPoint(x: 2, y: 3)) === note)
    document.removePage(at: 0)
    #expect(document.pageCount == 1 && page.document == nil)
  }

  private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
  }

  @Test("no live activity is allowed, no device is vouched for, and where it is nobody is told")
  func nothing() async {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.denied) {
      try Activity.request(
        attributes: Delivery(),
        content: ActivityContent(state: .init(minutes: 5), staleDate: nil))
    }
    #expect(Activity<Delivery>.activities.isEmpty)
    #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
    var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
    let first = await updates.next()
    #expect(first?.authorizationDenied == true && first?.location == nil)
    let request = QLThumbnailGenerator.Request(
      fileAt: URL(fileURLWithPath: "/nowhere"), size: CGSize(width: 10, height: 10), scale: 2,
      representationTypes: .thumbnail)
    await #expect(throws: CocoaError.self) {
      try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
    }
  }
}
