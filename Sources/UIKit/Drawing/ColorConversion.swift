// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Arithmetic between colour models; components run from 0 to 1.
enum ColorConversion {
  /// Display P3 components as sRGB ones; colours outside sRGB leave 0...1.
  ///
  /// Both spaces share the transfer function of sRGB and the white point D65, so the conversion is
  /// one matrix between linear values (the product of the two standards' primaries).
  static func sRGB(fromDisplayP3 components: [CGFloat]) -> [CGFloat] {
    let linear = components.map(linearized)
    let matrix: [[CGFloat]] = [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
      [-0.0196375546, -0.0786360456, 1.0982736001],
    ]
    return matrix.map { row in
      encoded(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
    }
  }

  /// The light of an sRGB-encoded value; odd about zero.
  static func linearized(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let light =
      magnitude <= 0.04045
      ? magnitude / 12.92 : CGFloat(pow(Double((magnitude + 0.055) / 1.055), 2.4))
    return value < 0 ? -light : light
  }

  /// The sRGB encoding of an amount of light; odd about zero.
  static func encoded(_ light: CGFloat) -> CGFloat {
    let magnitude = abs(light)
    let value =
      magnitude <= 0.003_130_8
      ? magnitude * 12.92 : 1.055 * CGFloat(pow(Double(magnitude), 1 / 2.4)) - 0.055
    return light < 0 ? -value : value
  }

  /// Red, green and blue of a hue, saturation and brightness; hue 0 and 1 are red.
  static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> [CGFloat] {
    let turn = hue - hue.rounded(.down)
    let sector = Int(whole: turn * 6)
    let rest = turn * 6 - CGFloat(sector)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    switch sector {
    case 0: return [brightness, rising, low]
    case 1: return [falling, brightness, low]
    case 2: return [low, brightness, rising]
    case 3: return [low, falling, brightness]
    case 4: return [rising, low, brightness]
    default: return [brightness, low, falling]
    }
  }

  /// Hue, saturation and brightness of red, green and blue; the hue of a grey is 0.
  static func hsb(red: CGFloat, green: CGFloat, blue: CGFloat) -> [CGFloat] {
    let high = max(red, max(green, blue))
    let range = high - min(red, min(green, blue))
    guard range > 0 else { return [0, 0, high] }
    var hue: CGFloat
    if high == red {
      hue = (green - blue) / range
    } else if high == green {
      hue = 2 + (blue - red) / range
    } else {
      hue = 4 + (red - green) / range
    }
    hue /= 6
    return [hue < 0 ? hue + 1 : hue, range / high, high]
  }
}
