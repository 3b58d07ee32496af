// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The advances of a family of iOS that the pinned fonts do not hold, letter by letter
/// (Documentation/TextLayout.md §7.3, §7.5).
struct LetterAdvances: Sendable {
  /// U+0020…U+007E, in thousandths of the em.
  let regular: [Double]
  let bold: [Double]
  /// What two letters side by side add; nil where it is not known.
  var pairs: LetterPairs?

  /// A letter's advance in em, between the two faces.
  ///
  /// - Parameter share: Of the bold face, 0 to 1.
  func advance(of letter: UInt8, bold share: Double) -> Double? {
    let index = Int(letter) - 0x20
    guard regular.indices.contains(index) else { return nil }
    return (regular[index] + share * (bold[index] - regular[index])) / 1000
  }

  static let helveticaNeue = LetterAdvances(
    regular: helveticaNeueRoman, bold: helveticaNeueBold)
  static let avenirNext = LetterAdvances(
    regular: avenirNextRegular, bold: avenirNextBold)

  private static let helveticaNeueRoman: [Double] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704,
    611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926,
    611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222,
    519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333,
    600,
  ]

  private static let helveticaNeueBold: [Double] = [
    278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741,
    648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944,
    667, 667, 648, 333, 371, 333, 600, 500, 259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278,
    574, 258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333,
    600,
  ]

  private static let avenirNextRegular: [Double] = [
    250, 330, 410, 560, 580, 830, 700, 260, 300, 300, 440, 670, 260, 320, 260, 370, 580, 580, 580,
    580, 580, 580, 580, 580, 580, 580, 300, 300, 670, 670, 670, 480, 800, 700, 640, 720, 760, 590,
    560, 780, 720, 260, 490, 630, 510, 890, 760, 850, 580, 840, 600, 560, 570, 710, 620, 970, 650,
    600, 570, 300, 370, 300, 670, 500, 240, 530, 640, 500, 640, 570, 300, 630, 580, 250, 250, 510,
    250, 880, 580, 610, 640, 640, 360, 440, 320, 580, 490, 750, 480, 490, 440, 300, 220, 300, 670,
  ]

  private static let avenirNextBold: [Double] = [
    250, 360, 500, 600, 650, 910, 780, 300, 340, 340, 490, 670, 300, 330, 300, 420, 650, 650, 650,
    650, 650, 650, 650, 650, 650, 650, 330, 330, 670, 670, 670, 550, 800, 730, 670, 700, 770, 610,
    580, 770, 760, 320, 530, 710, 530, 960, 790, 850, 640, 860, 660, 590, 580, 740, 680, 1030,
    700, 670, 640, 340, 420, 340, 690, 500, 300, 570, 660, 500, 660, 600, 360, 660, 620, 300, 300,
    600, 300, 920, 620, 630, 660, 660, 400, 470, 370, 610, 570, 870, 590, 570, 510, 340, 240, 340,
    670,
  ]

}
