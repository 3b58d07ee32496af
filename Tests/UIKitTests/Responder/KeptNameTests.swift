// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@Suite("Names that are kept, and what observers and descriptions tell")
@MainActor
struct KeptNameTests {
  @Test("a responder has one bar above the keyboard")
  func assistant() {
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.inputAssistantItem.allowsHidingShortcuts = false
    #expect(!field.inputAssistantItem.allowsHidingShortcuts)
    #expect(UIView().inputAssistantItem.allowsHidingShortcuts)
  }

  @Test("keys of remote controls have iOS's numbers")
  func remoteControls() {
    #expect(UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
    #expect(UIEvent.EventSubtype(rawValue: 103) == .remoteControlTogglePlayPause)
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test("the view of a keyboard can be given")
  func inputView() {
    let controller = UIInputViewController()
    let keys = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    controller.inputView = keys
    #expect(controller.view === keys && controller.inputView === keys)
  }

  @Test("interactions with text know their view")
  func interactions() {
    let (view, text) = (UIView(), UITextView())
    let reading = UITextInteraction(for: .nonEditable)
    reading.textInput = text
    view.addInteraction(reading)
    #expect(reading.view === view && reading.textInteractionMode == .nonEditable)
    let selection = UITextSelectionDisplayInteraction(textInput: text, delegate: nil)
    view.addInteraction(selection)
    selection.isActivated = true
    #expect(selection.view === view && selection.isActivated)
    let writing = UIWritingToolsCoordinator(delegate: nil)
    view.addInteraction(writing)
    #expect(writing.state == .inactive && !UIWritingToolsCoordinator.isWritingToolsAvailable)
  }

  @Test("places for dragging, marked text, selections and menus are kept")
  func kept() {
    let view = UIView()
    view.accessibilityDragSourceDescriptors = [
      UIAccessibilityLocationDescriptor(name: "Card", point: .zero, in: view)
    ]
    #expect(view.accessibilityDragSourceDescriptors?.map(\.name) == ["Card"])
    #expect(view.accessibilityDropPointDescriptors == nil)
    let text = UITextView()
    text.text = "abcdef"
    text.markedTextStyle = [.foregroundColor: UIColor.red]
    text.selectedRanges = [NSRange(location: 1, length: 2)]
    #expect(text.selectedRange == NSRange(location: 1, length: 2))
    #expect(text.selectedRanges == [text.selectedRange])
    #expect(text.markedTextStyle?.count == 1)
    UIMainMenuSystem.shared.setBuildConfiguration(.init())
    let bright = UIColor(red: 1, green: 0, blue: 0, alpha: 1, linearExposure: 2)
    #expect(bright == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("a key command keeps its alternates, and glass its look")
  func commands() {
    let alternate = UICommandAlternate(
      title: "All", action: Selector("all"), modifierFlags: .alternate)
    let command = UIKeyCommand(
      title: "One", action: Selector("one"), input: "k", modifierFlags: .command,
      alternates: [alternate])
    #expect(command.alternates.map(\.title) == ["All"])
    #expect(command.alternates.first?.modifierFlags == .alternate)
    #expect(command.input == "k" && command.modifierFlags == .command)

    let glass = UIGlassEffect(style: .clear)
    glass.isInteractive = true
    glass.tintColor = .red
    #expect(glass.style == .clear && glass.isInteractive && UIGlassEffect().style == .regular)
    #expect(UIVisualEffectView(effect: glass).effect === glass)
    #expect(glass.tone == UIColor.red.withAlphaComponent(0.2))
  }

  @Test("observers hear of a label's text")
  func labelText() {
    let label = UILabel()
    label.text = "a"
    nonisolated(unsafe) var heard: [String?] = []
    let token = label.observe(\.text, options: [.old, .new]) { label, change in
      heard.append(change.oldValue ?? nil)
      heard.append(label.text)
    }
    label.text = "b"
    label.text = nil
    token.invalidate()
    label.text = "c"
    #expect(heard == ["a", "b", "b", nil])
  }

  @Test("scroll views and tables tell their offset and their content's size")
  func descriptions() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 200)
    scroll.contentOffset = CGPoint(x: 0, y: 12.5)
    let told = "; contentOffset: {0, 12.5}; contentSize: {100, 200}; adjustedContentInset: "
    #expect(scroll.description.contains(told) && scroll.description.hasSuffix("}>"))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(table.description.contains("; contentOffset: {0, 0}; contentSize: {0, 0}; "))
  }

  @Test("a bundle loads a nib by its name, for an owner")
  func loadsNib() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
      customClass="UIResponder"/>
          <label text="One" id="a-a-aaa">
            <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
          </label>
          <view id="b-b-bbb">
            <rect key="frame" x="0.0" y="0.0" width="30" height="40"/>
          </view>
        </objects>
      </document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Rows.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    let objects = try #require(bundle.loadNibNamed("Rows", owner: nil))
    #expect(objects.count == 2 && (objects.first as? UILabel)?.text == "One")
    #expect((objects.last as? UIView)?.frame.size == CGSize(width: 30, height: 40))
  }
}
