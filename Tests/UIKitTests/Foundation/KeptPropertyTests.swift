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
