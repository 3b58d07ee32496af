// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum PKContentVersion: Int, Sendable {
  case version1 = 1
  case version2, version3, version4

  public static let latest = PKContentVersion.version4
}

/// What a line is drawn with.
public struct PKInk: Equatable {
  public typealias InkType = PKInkingTool.InkType

  public var inkType: InkType
  public var color: UIColor
  public var requiredContentVersion: PKContentVersion { .version1 }

  public init(_ inkType: InkType, color: UIColor = .black) {
    (self.inkType, self.color) = (inkType, color)
  }
}

public struct PKStrokePoint: Equatable, Sendable {
  public let location: CGPoint
  public let timeOffset: TimeInterval
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public let azimuth: CGFloat
  public let altitude: CGFloat
  public let secondaryScale: CGFloat

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat, secondaryScale: CGFloat = 1
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.secondaryScale = secondaryScale
  }
}

/// The points of a line. It goes straight from one to the next, where PencilKit's is a spline.
public struct PKStrokePath: Equatable, Sendable, RandomAccessCollection {
  public enum Stride: Sendable {
    case distance(CGFloat)
    case time(TimeInterval)
    case parametricStep(CGFloat)
  }

  private let points: [PKStrokePoint]
  public let creationDate: Date

  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }

  public init<Points: Sequence>(
    controlPoints: Points, creationDate: Date
  ) where Points.Element == PKStrokePoint {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }

  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    guard let first = points.first, let last = points.last else { return .zero }
    let place = Swift.max(0, parametricValue)
    let index = Int(place)
    guard index + 1 < points.count else { return place <= 0 ? first.location : last.location }
    let (start, end) = (points[index].location, points[index + 1].location)
    let share = place - CGFloat(index)
    return CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    let near = points[Swift.min(Swift.max(0, Int(parametricValue)), points.count - 1)]
    return PKStrokePoint(
      location: interpolatedLocation(at: parametricValue), timeOffset: near.timeOffset,
      size: near.size, opacity: near.opacity, force: near.force, azimuth: near.azimuth,
      altitude: near.altitude)
  }

  /// The points themselves: none are put between them.
  public func interpolatedPoints(
    in range: ClosedRange<CGFloat>? = nil, by stride: Stride
  ) -> [PKStrokePoint] { points }
}

/// A line of a drawing.
public struct PKStroke: Equatable {
  public var ink: PKInk
  public var transform: CGAffineTransform
  public var path: PKStrokePath
  public var mask: UIBezierPath?
  public var randomSeed: UInt32
  public var maskedPathRanges: [ClosedRange<CGFloat>] {
    path.isEmpty ? [] : [0...CGFloat(path.count - 1)]
  }
  public var requiredContentVersion: PKContentVersion { .version1 }

  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil, randomSeed: UInt32 = 0
  ) {
    self.ink = ink
    self.path = path
    self.transform = transform
    self.mask = mask
    self.randomSeed = randomSeed
  }

  /// The places that the line's points cover.
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) { whole, point in
      let half = max(point.size.width, point.size.height) / 2
      let place = point.location.applying(transform)
      return whole.union(
        CGRect(x: place.x - half, y: place.y - half, width: half * 2, height: half * 2))
    }
  }
}

/// Lines on a canvas.
public struct PKDrawing: Equatable {
  public var strokes: [PKStroke]
  public var requiredContentVersion: PKContentVersion { .version1 }

  public init() { strokes = [] }
  public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke {
    self.strokes = Array(strokes)
  }

  /// - Throws: A drawing that PencilKit wrote is not read; that of an empty one here is.
  public init(data: Data) throws {
    guard data == PKDrawing.header else { throw CocoaError(.fileReadCorruptFile) }
    strokes = []
  }

  private static let header = Data("snug drawing".utf8)

  /// The lines are not written.
  public func dataRepresentation() -> Data { PKDrawing.header }

  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + drawing.strokes)
  }
  public func appending<Strokes: Sequence>(_ strokes: Strokes) -> PKDrawing
  where Strokes.Element == PKStroke { PKDrawing(strokes: self.strokes + Array(strokes)) }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    PKDrawing(
      strokes: strokes.map { stroke in
        var moved = stroke
        moved.transform = stroke.transform.concatenating(transform)
        return moved
      })
  }
  public mutating func transform(using transform: CGAffineTransform) {
    self = transformed(using: transform)
  }

  /// The lines in a part of the drawing.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    if scale > 0 { format.scale = scale }
    guard rect.width > 0, rect.height > 0 else { return UIImage() }
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { renderer in
      renderer.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      draw(in: renderer.cgContext)
    }
  }

  func draw(in context: CGContext) {
    for stroke in strokes {
      guard let first = stroke.path.first else { continue }
      context.beginPath()
      context.move(to: first.location.applying(stroke.transform))
      for point in stroke.path.dropFirst() {
        context.addLine(to: point.location.applying(stroke.transform))
      }
      if stroke.path.count == 1 {
        context.addLine(to: first.location.applying(stroke.transform))
      }
      context.setLineWidth(max(first.size.width, first.size.height))
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.setStrokeColor(stroke.ink.color.cgColor)
      context.setAlpha(first.opacity)
      context.strokePath()
    }
  }
}
