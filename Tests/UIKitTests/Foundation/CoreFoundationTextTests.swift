// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

@Suite("Core Foundation's functions for texts and equality")
struct CoreFoundationTextTests {
  @Test("Latin letters become Greek ones, by the constant that Foundation here lacks")
  func greek() {
    #expect("kalimera".applyingTransform(.latinToGreek, reverse: false) == "καλιμερα")
    #expect("καλιμερα".applyingTransform(.latinToGreek, reverse: true) == "kalimera")
  }

  @Test("a text loses its marks in place, the whole of it or a part, which grows with it")
  func transform() {
    let text = NSMutableString(string: "Čas ćevapa")
    var part = CFRangeMake(0, 1)
    #expect(CFStringTransform(text, &part, kCFStringTransformStripCombiningMarks, false))
    #expect(text.isEqual(to: "Cas ćevapa"))
    #expect(part.location == 0 && part.length == 1)
    #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
    #expect(text.isEqual(to: "Cas cevapa"))
    let letter = NSMutableString(string: "か")
    var whole = CFRangeMake(0, 1)
    CFStringTransform(letter, &whole, kCFStringTransformToLatin, false)
    #expect(letter.isEqual(to: "ka") && whole.length == 2)
  }

  @Test("texts are written in small, capital and title letters, by a language's rules")
  func letters() {
    let text = NSMutableString(string: "iki ÇAY")
    CFStringLowercase(text, nil)
    #expect(text.isEqual(to: "iki çay"))
    CFStringUppercase(text, NSLocale(localeIdentifier: "tr_TR"))
    #expect(text.isEqual(to: "İKİ ÇAY"))
    CFStringLowercase(text, NSLocale(localeIdentifier: "tr_TR"))
    CFStringCapitalize(text, nil)
    #expect(text.isEqual(to: "Iki Çay"))
  }

  @Test("objects that say that they are equal are, and have one hash")
  func equality() {
    let data = NSData(bytes: [1, 2] as [UInt8], length: 2)
    let same = NSMutableData(bytes: [1, 2] as [UInt8], length: 2)
    #expect(CFEqual(data, same))
    #expect(CFHash(data) == CFHash(same))
    #expect(!CFEqual(data, NSData(bytes: [1, 3] as [UInt8], length: 2)))
    final class Plain {}
    let plain = Plain()
    #expect(CFEqual(plain, plain) && !CFEqual(plain, Plain()))
  }

  @Test("a symbol with a value is the symbol")
  func variableValue() throws {
    let image = try #require(UIImage(systemName: "circle", variableValue: 0.5))
    let large = try #require(
      UIImage(
        systemName: "circle", variableValue: 1,
        configuration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(image.size == UIImage(systemName: "circle")?.size)
    #expect(large.size.width > image.size.width)
  }

  @Test("an encoding has the name that stands for it on the web, and the way back")
  func encodingNames() {
    for (name, encoding) in [("utf-8", String.Encoding.utf8), ("iso-8859-1", .isoLatin1)] {
      let number = CFStringConvertNSStringEncodingToEncoding(encoding.rawValue)
      #expect(CFStringConvertEncodingToIANACharSetName(number) as String? == name)
      #expect(CFStringConvertIANACharSetNameToEncoding(NSString(string: name)) == number)
    }
    #expect(CFStringConvertEncodingToIANACharSetName(kCFStringEncodingInvalidId) == nil)
  }
}
