// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// Would draw a part of a map; there are no maps here, so every request ends with an error, as it
/// does on a device without a network.
open class MKMapSnapshotter: NSObject {
  @preconcurrency @MainActor
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var traitCollection = UITraitCollection()
  }

  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    public let image: UIImage
    init(_ image: UIImage) { self.image = image }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private var isCancelled = false
  open private(set) var isLoading = false

  public init(options: Options) { super.init() }

  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  open func start() async throws -> MKMapSnapshotter.Snapshot {
    let made = try await awaitReply { start(completionHandler: $0) }
    guard let made else { throw NSError(domain: "MKErrorDomain", code: 3) }
    return made
  }

  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    isLoading = true
    nonisolated(unsafe) let answer = { [weak self] in
      self?.isLoading = false
      if self?.isCancelled != true {
        completionHandler(nil, NSError(domain: "MKErrorDomain", code: 3))
      }
    }
    queue.async { answer() }
  }

  open func cancel() {
    isCancelled = true
    isLoading = false
  }
}
