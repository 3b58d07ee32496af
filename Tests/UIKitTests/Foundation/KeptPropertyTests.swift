// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Kept properties")
struct KeptPropertyTests {
  @Test("a property has its standard value until one is set, for each object its own")
  func values() {
    let (first, second) = (UIScrollView(), UIScrollView())
    #expect(first.transfersVerticalScrollingToParent)
    first.transfersVerticalScrollingToParent = false
    #expect(!first.transfersVerticalScrollingToParent)
    #expect(first.transfersHorizontalScrollingToParent)
    #expect(second.transfersVerticalScrollingToParent)
  }

  @Test("nil takes a value away, and delegates are not retained")
  func lifetimes() {
    final class Delegate: NSObject, UITextDragDelegate {}
    let field = UITextField()
    var delegate: Delegate? = Delegate()
    field.textDragDelegate = delegate
    #expect(field.textDragDelegate === delegate)
    delegate = nil
    #expect(field.textDragDelegate == nil)
    field.focusGroupIdentifier = "form"
    field.focusGroupIdentifier = nil
    #expect(field.focusGroupIdentifier == nil)
  }

  @Test("a property of any type is nil until it is set")
  func anything() {
    let layer = CALayer()
    #expect(layer.compositingFilter == nil)
    layer.compositingFilter = "multiplyBlendMode"
    #expect(layer.compositingFilter as? String == "multiplyBlendMode")
  }

  @Test("a slider tells the pictures of its tracks, in other states the usual one")
  func tracks() {
    let (slider, image) = (UISlider(), UIImage())
    slider.setMinimumTrackImage(image, for: .normal)
    #expect(slider.currentMinimumTrackImage === image)
    #expect(slider.minimumTrackImage(for: .highlighted) === image)
    #expect(slider.currentMaximumTrackImage == nil)
  }

  @Test("a pasteboard tells the types and places of its items")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["public.png": 1], ["public.utf8-plain-text": "a", "public.url": 2]]
    #expect(board.types == ["public.png"])
    #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
    #expect(board.types(forItemSet: nil)?.last == ["public.url", "public.utf8-plain-text"])
  }

  @Test("a pasteboard tells what its text seems to be")
  func detection() async throws {
    let board = UIPasteboard.withUniqueName()
    board.string = "snug.example/start"
    let wanted: UIPasteboard.DetectedKeyPaths = [\.probableWebURL, \.number]
    #expect(try await board.detectPatterns(for: wanted) == [\.probableWebURL])
    #expect(try await board.detectedValues(for: wanted).probableWebURL == "snug.example/start")

    board.string = "12.5"
    let values = try await board.detectValues(for: wanted)
    #expect(values.number == 12.5)
    #expect(values.patterns == [\.number])

    board.string = "self-sizing lists"
    let patterns: Set<UIPasteboard.DetectionPattern> = [.probableWebSearch, .probableWebURL]
    #expect(try await board.detectPatterns(for: patterns) == [.probableWebSearch])
    board.string = nil
    #expect(try await board.detectPatterns(for: patterns).isEmpty)
  }

  @Test("a pasteboard's handlers are called in a later turn")
  func detectionHandlers() {
    onFreshScreen {
      let board = UIPasteboard.withUniqueName()
      board.string = "https://snug.example"
      var found: [String] = []
      let patterns: Set<UIPasteboard.DetectionPattern> = [.probableWebURL]
      board.detectPatterns(for: patterns) { result in
        if case .success(let patterns) = result { found += patterns.map(\.rawValue) }
      }
      board.detectValues(for: patterns) { result in
        guard case .success(let values) = result else { return }
        found += values.values.compactMap { $0 as? String }
      }

      #expect(found.isEmpty)
      settle()
      #expect(
        found == [
          "com.apple.uikit.pasteboard-detection-pattern.probable-web-url", "https://snug.example",
        ])
    }
  }

  @Test("names of tablets and of shared items are there")
  func names() {
    let bar = UINavigationBar()
    bar.preferredBehavioralStyle = .pad
    #expect(bar.preferredBehavioralStyle == .pad)

    let items = UIActivityItemsConfiguration(itemProviders: [NSItemProvider()])
    #expect(UIActivityViewController(activityItemsConfiguration: items).activityItems.count == 1)

    let text = NSObject()
    let session = UITextSearchingFindSession(searchableObject: text)
    #expect(session.searchableObject === text)
    #expect(session.resultCount == 0)
  }

  @Test("a provider gives the bytes that are registered for a type")
  func provider() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "a.b", visibility: .all) { done in
      done(Data([1, 2]), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["a.b"])
    nonisolated(unsafe) var found: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "a.b") { data, _ in found = data }
    #expect(found == Data([1, 2]))
  }
}
