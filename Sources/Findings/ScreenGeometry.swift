// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where everything on a screen is in one configuration: what the report draws over a picture.
package struct ScreenGeometry: Hashable, Sendable {
  /// A view.
  package struct Node: Hashable, Sendable {
    /// As in ``Finding/viewPath``.
    package var path: String
    package var className: String
    /// How many views it lies in.
    package var depth: Int
    /// In the window, in points.
    package var frame: Rect
    /// Distances of text baselines from the top of the window, points.
    package var baselines: [Double]
    /// Where the view was made.
    package var place: SourcePlace?

    package init(
      path: String, className: String, depth: Int = 0, frame: Rect, baselines: [Double] = [],
      place: SourcePlace? = nil
    ) {
      self.path = path
      self.className = className
      self.depth = depth
      self.frame = frame
      self.baselines = baselines
      self.place = place
    }
  }

  /// A constraint as a line between the two edges it ties; of one view alone, along that view.
  package struct Constraint: Hashable, Sendable {
    /// As people read it, such as `title.top = cell.top + 8`.
    package var text: String
    /// The ends in the window, in points.
    package var startX: Double
    package var startY: Double
    package var endX: Double
    package var endY: Double
    package var isBroken: Bool
    /// Where the constraint was made.
    package var place: SourcePlace?

    package init(
      text: String, from start: (x: Double, y: Double), to end: (x: Double, y: Double),
      isBroken: Bool = false, place: SourcePlace? = nil
    ) {
      self.text = text
      (startX, startY) = start
      (endX, endY) = end
      self.isBroken = isBroken
      self.place = place
    }
  }

  /// Where a finding shows.
  package struct Fault: Hashable, Sendable {
    /// The finding's number in the worker's records.
    package var number: Int
    package var region: Rect

    package init(number: Int, region: Rect) {
      self.number = number
      self.region = region
    }
  }

  /// The size of the picture, points: that of the window.
  package var width: Double
  package var height: Double
  /// Parents before children.
  package var nodes: [Node]
  package var constraints: [Constraint]
  package var faults: [Fault]
  /// What VoiceOver goes through, in its order.
  package var spoken: [SpokenNode]

  package init(
    width: Double, height: Double, nodes: [Node] = [], constraints: [Constraint] = [],
    faults: [Fault] = [], spoken: [SpokenNode] = []
  ) {
    self.width = width
    self.height = height
    self.nodes = nodes
    self.constraints = constraints
    self.faults = faults
    self.spoken = spoken
  }
}
