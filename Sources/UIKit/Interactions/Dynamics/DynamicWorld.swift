// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension DynamicBody {
  static func cosine(_ angle: Double) -> Double { cos(angle) }
  static func sine(_ angle: Double) -> Double { sin(angle) }
}

/// Rigid rectangles that fall, swing and collide; the arithmetic of `UIDynamicAnimator`
/// (Documentation/Animation.md §10).
struct DynamicWorld {
  /// A spring, or a rod where the frequency is 0, between a place in a body and another place.
  struct Link {
    var body: Int
    /// The other body; nil holds the first to ``anchor``.
    var other: Int?
    /// Places in the bodies, from their centres, unturned.
    var offset = Vector.zero
    var otherOffset = Vector.zero
    var anchor = Vector.zero
    var length = 0.0
    var frequency = 0.0
    var damping = 0.0
  }

  /// A side of a boundary.
  struct Segment {
    var start: Vector
    var end: Vector
    var boundary: Int
  }

  struct Contact: Hashable {
    var first: Int
    /// nil for a boundary.
    var second: Int?
    var boundary: Int?
  }

  var bodies: [DynamicBody] = []
  var links: [Link] = []
  var segments: [Segment] = []
  /// Groups of bodies that collide with each other.
  var collidingGroups: [[Int]] = []
  /// Bodies that collide with the segments of boundaries.
  var bounded: [(bodies: [Int], segments: [Int])] = []
  /// Points a second squared, by body.
  var accelerations: [Vector] = []
  var turns: [Double] = []
  private(set) var contacts: [Contact: Vector] = [:]

  private struct Touch {
    var contact: Contact
    var point: Vector
    /// Away from the second, towards the first.
    var normal: Vector
    var depth: Double
    var bounce = 0.0
    var total = 0.0
  }

  /// Moves everything on by `dt` seconds.
  ///
  /// - Complexity: O(bodies² + links + contacts), times a fixed number of rounds.
  mutating func step(_ dt: Double) {
    for index in bodies.indices where !bodies[index].isAnchored {
      bodies[index].velocity += accelerations[index] * dt
      if bodies[index].allowsRotation { bodies[index].spin += turns[index] * dt }
      bodies[index].velocity = bodies[index].velocity * (1 / (1 + dt * bodies[index].resistance))
      bodies[index].spin *= 1 / (1 + dt * bodies[index].angularResistance)
    }
    var touches = findTouches()
    contacts = Dictionary(touches.map { ($0.contact, $0.point) }) { first, _ in first }
    var impulses = [Vector](repeating: .zero, count: links.count)
    for _ in 0..<8 {
      for index in links.indices { solve(links[index], &impulses[index], dt) }
      for index in touches.indices { solve(&touches[index]) }
    }
    for index in bodies.indices where !bodies[index].isAnchored {
      bodies[index].center += bodies[index].velocity * dt
      bodies[index].angle += bodies[index].spin * dt
    }
    for touch in touches { part(touch) }
  }

  // MARK: Links

  private func place(_ body: Int, _ offset: Vector) -> Vector {
    let (c, s) = (cos(bodies[body].angle), sin(bodies[body].angle))
    let turned = Vector(x: offset.x * c - offset.y * s, y: offset.x * s + offset.y * c)
    return bodies[body].center + turned
  }

  /// Soft constraint: the spring's force at the end of the step, so that it is stable however
  /// stiff.
  private mutating func solve(_ link: Link, _ total: inout Vector, _ dt: Double) {
    let first = place(link.body, link.offset)
    let second = link.other.map { place($0, link.otherOffset) } ?? link.anchor
    let way = first - second
    let distance = way.length
    let axes: [(Vector, Double)]
    if link.length < 1e-3 || distance < 1e-6 {
      axes = [(Vector(x: 1, y: 0), way.x), (Vector(x: 0, y: 1), way.y)]
    } else {
      axes = [(way * (1 / distance), distance - link.length)]
    }
    for (axis, error) in axes {
      var compliance = bodies[link.body].compliance(at: first, along: axis)
      if let other = link.other { compliance += bodies[other].compliance(at: second, along: axis) }
      guard compliance > 0 else { continue }
      var speed = bodies[link.body].velocity(at: first).dot(axis)
      if let other = link.other { speed -= bodies[other].velocity(at: second).dot(axis) }
      var (bias, softness) = (error * 0.2 / dt, 0.0)
      if link.frequency > 0 {
        let omega = 2 * Double.pi * link.frequency
        let stiffness = omega * omega / compliance
        let drag = 2 * link.damping * omega / compliance
        softness = 1 / (dt * (drag + dt * stiffness))
        bias = error * dt * stiffness * softness
      }
      let impulse = -(speed + bias + softness * total.dot(axis)) / (compliance + softness)
      total += axis * impulse
      bodies[link.body].apply(impulse: axis * impulse, at: first)
      if let other = link.other { bodies[other].apply(impulse: axis * -impulse, at: second) }
    }
  }

  // MARK: Contacts

  private func findTouches() -> [Touch] {
    var touches: [Touch] = []
    for (members, sides) in bounded {
      for body in members {
        for side in sides { touches += touch(of: body, with: segments[side]) }
      }
    }
    for group in collidingGroups {
      for (position, first) in group.enumerated() {
        for second in group[(position + 1)...] { touches += touch(of: first, with: second) }
      }
    }
    for index in touches.indices {
      let touch = touches[index]
      let speed = closingSpeed(touch)
      let other = touch.contact.second.map { bodies[$0].elasticity } ?? 0
      // Slow contacts do not bounce, so that bodies come to rest.
      if speed < -40 {
        touches[index].bounce = -speed * max(bodies[touch.contact.first].elasticity, other)
      }
    }
    return touches
  }

  /// Corners beyond a side, as seen from the side where the body's centre is.
  private func touch(of body: Int, with segment: Segment) -> [Touch] {
    let way = segment.end - segment.start
    let length = way.length
    guard length > 0 else { return [] }
    let along = way * (1 / length)
    var normal = along.perpendicular
    if (bodies[body].center - segment.start).dot(normal) < 0 { normal = normal * -1 }
    return bodies[body].corners.compactMap { corner in
      let depth = -(corner - segment.start).dot(normal)
      let place = (corner - segment.start).dot(along)
      guard depth >= 0, place >= -1, place <= length + 1 else { return nil }
      return Touch(
        contact: Contact(first: body, second: nil, boundary: segment.boundary), point: corner,
        normal: normal, depth: depth)
    }
  }

  /// Separating axes of two rectangles; the one with the least overlap parts them.
  private func touch(of first: Int, with second: Int) -> [Touch] {
    let (one, two) = (bodies[first], bodies[second])
    if one.isAnchored && two.isAnchored { return [] }
    let (corners, others) = (one.corners, two.corners)
    var (depth, normal) = (Double.infinity, Vector.zero)
    for axis in one.axes + two.axes {
      let a = corners.map { $0.dot(axis) }
      let b = others.map { $0.dot(axis) }
      guard let low = a.min(), let high = a.max(), let bottom = b.min(), let top = b.max() else {
        return []
      }
      let overlap = min(high, top) - max(low, bottom)
      if overlap < 0 { return [] }
      if overlap < depth {
        depth = overlap
        normal = (one.center - two.center).dot(axis) < 0 ? axis * -1 : axis
      }
    }
    var points = corners.filter(two.contains) + others.filter(one.contains)
    if points.isEmpty { points = [(one.center + two.center) * 0.5] }
    return points.map {
      Touch(
        contact: Contact(first: first, second: second, boundary: nil), point: $0, normal: normal,
        depth: depth)
    }
  }

  private func closingSpeed(_ touch: Touch) -> Double {
    var speed = bodies[touch.contact.first].velocity(at: touch.point)
    if let second = touch.contact.second { speed -= bodies[second].velocity(at: touch.point) }
    return speed.dot(touch.normal)
  }

  private mutating func solve(_ touch: inout Touch) {
    let (first, second) = (touch.contact.first, touch.contact.second)
    push(&touch, along: touch.normal, limit: nil)
    let other = second.map { bodies[$0].friction } ?? bodies[first].friction
    let friction = (bodies[first].friction * other).squareRoot()
    guard friction > 0 else { return }
    push(&touch, along: touch.normal.perpendicular, limit: friction * touch.total)
  }

  /// - Parameter limit: The largest impulse either way, for friction; nil for the contact itself,
  ///   which pushes apart only.
  private mutating func push(_ touch: inout Touch, along axis: Vector, limit: Double?) {
    let (first, second) = (touch.contact.first, touch.contact.second)
    var compliance = bodies[first].compliance(at: touch.point, along: axis)
    var speed = bodies[first].velocity(at: touch.point)
    if let second {
      compliance += bodies[second].compliance(at: touch.point, along: axis)
      speed -= bodies[second].velocity(at: touch.point)
    }
    guard compliance > 0 else { return }
    var impulse: Double
    if let limit {
      impulse = min(max(-speed.dot(axis) / compliance, -limit), limit)
    } else {
      let wanted = max(touch.total + (touch.bounce - speed.dot(axis)) / compliance, 0)
      impulse = wanted - touch.total
      touch.total = wanted
    }
    bodies[first].apply(impulse: axis * impulse, at: touch.point)
    if let second { bodies[second].apply(impulse: axis * -impulse, at: touch.point) }
  }

  /// Takes back what is left of an overlap, but for half a point that keeps the contact.
  private mutating func part(_ touch: Touch) {
    let (first, second) = (touch.contact.first, touch.contact.second)
    let share = bodies[first].inverseMass + (second.map { bodies[$0].inverseMass } ?? 0)
    guard share > 0, touch.depth > 0.5 else { return }
    let way = touch.normal * ((touch.depth - 0.5) * 0.2 / share)
    bodies[first].center += way * bodies[first].inverseMass
    if let second { bodies[second].center -= way * bodies[second].inverseMass }
  }
}
