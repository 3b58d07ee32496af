// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

/// Documentation/SystemFrameworks.md §2: cameras, processors and streets that are not there.
@Suite("Views that another processor draws")
@MainActor
struct InertViewTests {
  private final class Ear: NSObject, ARSCNViewDelegate, ARSessionDelegate, MTKViewDelegate {
    var errors: [ARError.Code] = []
    var sizes: [CGSize] = []
    var frames = 0
    var done: CheckedContinuation<Void, Never>?

    func session(_ session: ARSession, didFailWithError error: any Error) {
      if let error = error as? ARError { errors.append(error.code) }
      done?.resume()
      done = nil
    }
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { sizes.append(size) }
    func draw(in view: MTKView) { frames += 1 }
  }

  @Test("a session of augmented reality fails for want of the camera, in a later turn")
  func session() async {
    let ear = Ear()
    let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = ear
    await withCheckedContinuation { done in
      ear.done = done
      view.session.run(ARWorldTrackingConfiguration())
      #expect(ear.errors.isEmpty)
    }
    #expect(ear.errors == [.cameraUnauthorized])
    #expect(view.session.currentFrame == nil && view.backgroundColor == .black)
  }

  @Test("a view of Metal is empty, tells its size in pixels and is not asked to draw")
  func metal() {
    let ear = Ear()
    let view = MTKView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 20), device: MTLCreateSystemDefaultDevice())
    view.delegate = ear
    view.layoutIfNeeded()
    let scale = max(view.contentScaleFactor, 1)
    #expect(ear.sizes == [CGSize(width: 50 * scale, height: 20 * scale)])
    #expect(view.device == nil && view.currentDrawable == nil && ear.frames == 0)
    #expect(view.layer is CAMetalLayer)
  }

  @Test("nobody can look around without a network")
  func lookAround() async {
    let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    let request = MKLookAroundSceneRequest(coordinate: place)
    let error = await #expect(throws: (any Error).self) { _ = try await request.scene }
    #expect((error as NSError?)?.domain == "MKErrorDomain")
  }

  @Test("a colour of SwiftUI becomes one of UIKit that follows its traits")
  func colours() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let red = UIColor(Color.red)
    #expect(red.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    #expect(UIColor(Color(red: 1, green: 0, blue: 0).opacity(0.5)).cgColor.alpha == 0.5)
  }
}
