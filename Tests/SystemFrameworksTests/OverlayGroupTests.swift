// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

@Suite("Groups of overlays, effects of sound, files of iCloud")
@MainActor
struct OverlayGroupTests {
  @Test("many lines cover what each of them covers")
  func lines() {
    let places = [0.0, 10, 20].map { CLLocationCoordinate2D(latitude: $0, longitude: $0) }
    let first = MKPolyline(coordinates: [places[0], places[1]], count: 2)
    let second = MKPolyline(coordinates: [places[1], places[2]], count: 2)
    let whole = MKPolyline(coordinates: places, count: 3)
    let group = MKMultiPolyline([first, second])
    #expect(group.boundingMapRect == whole.boundingMapRect)
    let renderer = MKMultiPolylineRenderer(multiPolyline: group)
    #expect(renderer.overlay === group)
    let trigger = UNLocationNotificationTrigger(region: CLRegion(), repeats: true)
    #expect(trigger.repeats)
  }

  @Test("an equaliser has its bands, and nothing is in iCloud")
  func rest() {
    #expect(AVAudioUnitEQ(numberOfBands: 3).bands.count == 3)
    let file = URL(fileURLWithPath: "/nowhere")
    #expect(!FileManager.default.isUbiquitousItem(at: file))
    #expect(throws: CocoaError.self) {
      try FileManager.default.trashItem(at: file, resultingItemURL: nil)
    }
  }
}
