// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What to paint, in order; a plain value.
///
/// Coordinates are points, y grows downward, and every list starts with the identity transform and
/// no clip. `save` and `restore`, `beginLayer` and `endLayer` nest; a list that ends inside one is
/// closed by whoever draws it. Commands and their meaning: Documentation/Drawing.md §1.
package struct DisplayList: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    case save
    case restore
    case concat(Matrix)
    case clip(Path, FillRule)
    case fill(Path, FillRule, PaintColor)
    case stroke(Path, StrokeStyle, PaintColor)
    /// Fills the clip.
    case gradient(Gradient)
    case picture(PicturePlacement)
    case glyphs(GlyphSpan, PaintColor)
    /// Paints the shadow of a filled path, not the path.
    case shadow(Path, FillRule, Shadow)
    /// Collects what follows, up to the matching `endLayer`, as one picture.
    case beginLayer(Layer)
    case endLayer
  }

  /// How a collected picture is put onto what is below.
  package struct Layer: Hashable, Sendable {
    /// From 0 to 1.
    package var opacity: CGFloat
    package var blend: BlendMode
    /// The shadow of the collected picture.
    package var shadow: Shadow?
    /// The picture shows where this list, drawn with the transform of `beginLayer`, has alpha.
    package var mask: [DisplayList]

    package init(
      opacity: CGFloat = 1, blend: BlendMode = .normal, shadow: Shadow? = nil,
      mask: DisplayList? = nil
    ) {
      self.opacity = opacity
      self.blend = blend
      self.shadow = shadow
      self.mask = mask.map { [$0] } ?? []
    }
  }

  package private(set) var commands: [Command]

  package init(_ commands: [Command] = []) {
    self.commands = commands
  }

  package var isEmpty: Bool { commands.isEmpty }

  package mutating func append(_ command: Command) {
    commands.append(command)
  }

  package mutating func append(_ other: DisplayList) {
    commands += other.commands
  }

  package mutating func reserveCapacity(_ count: Int) {
    commands.reserveCapacity(count)
  }

  /// Drops the commands from `count` on; used to take back a `save` that nothing followed.
  package mutating func truncate(to count: Int) {
    commands.removeSubrange(count...)
  }
}
