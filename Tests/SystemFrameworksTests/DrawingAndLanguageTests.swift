// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

@Suite("Drawings, words, scripts and music")
@MainActor
struct DrawingAndLanguageTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> PKStrokePoint {
    PKStrokePoint(
      location: CGPoint(x: x, y: y), timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1,
      force: 1, azimuth: 0, altitude: 1)
  }

  @Test("a line covers half of its width around its points, moved with its drawing")
  func drawings() throws {
    let path = PKStrokePath(controlPoints: [point(10, 10), point(30, 10)], creationDate: Date())
    let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), path: path)])
    #expect(drawing.bounds == CGRect(x: 8, y: 8, width: 24, height: 4))
    let moved = drawing.transformed(using: CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.bounds == CGRect(x: 13, y: 15, width: 24, height: 4))
    #expect(path.interpolatedLocation(at: 0.25) == CGPoint(x: 15, y: 10))
    #expect(drawing.image(from: drawing.bounds, scale: 2).size == CGSize(width: 24, height: 4))
    #expect(try PKDrawing(data: PKDrawing().dataRepresentation()) == PKDrawing())
    #expect(throws: CocoaError.self) { try PKDrawing(data: Data([1])) }
    let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let picker = PKToolPicker()
    picker.addObserver(canvas)
    picker.selectedTool = PKInkingTool(.marker, color: .blue)
    #expect((canvas.tool as? PKInkingTool)?.width == 25 && !picker.isVisible)
  }

  @Test("a text is cut into words, and a language is told by its letters")
  func words() {
    let text = "Two words. One more"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    let words = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    #expect(words == ["Two", "words", "One", "more"])
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Привет") == .russian)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "日本語です") == .japanese)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "hello") == nil)
    let tagger = NLTagger(tagSchemes: [.sentimentScore])
    tagger.string = text
    let mood = tagger.tag(at: text.startIndex, unit: .document, scheme: .sentimentScore)
    #expect(mood.0?.rawValue == "0.0" && mood.1 == text.startIndex..<text.endIndex)
  }

  @Test("no script runs, and no music is there")
  func nothing() throws {
    let context = try #require(JSContext())
    #expect(context.evaluateScript("1 + 1")?.isUndefined == true)
    context.setObject(3, forKeyedSubscript: "three" as NSString)
    #expect(context.objectForKeyedSubscript("three")?.toInt32() == 3)
    #expect(context.objectForKeyedSubscript("four")?.toString() == "undefined")
    #expect(MPMediaQuery.songs().items?.isEmpty == true)
    MPMusicPlayerController.applicationMusicPlayer.play()
    #expect(MPMusicPlayerController.applicationMusicPlayer.playbackState == .stopped)
  }
}
