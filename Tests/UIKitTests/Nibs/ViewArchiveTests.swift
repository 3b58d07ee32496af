// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// A view with a value of its own. At the top level, as archives know classes by name.
final class ArchivedPill: UIView {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  required init(frame: CGRect) {
    number = 0
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    number = coder.decodeInteger(forKey: "number")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(number, forKey: "number")
  }
}

/// Documentation/InterfaceBuilder.md §13.
@MainActor
@Suite("Views in keyed archives")
struct ViewArchiveTests {
  /// What comes back of an object that was archived.
  private func copy<Kind>(of object: Kind) throws -> Kind? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Kind
  }

  @Test("a view comes back with its geometry, looks and what it encodes itself")
  func view() throws {
    let pill = ArchivedPill(number: 4)
    pill.tag = 3
    pill.alpha = 0.5
    pill.isHidden = true
    pill.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    let back = try #require(try copy(of: pill))
    #expect(back !== pill)
    #expect(back.number == 4)
    #expect(back.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect((back.tag, back.alpha, back.isHidden) == (3, 0.5, true))
    #expect(back.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("labels have their words, plain views their subviews, and stacks what they arrange")
  func subviews() throws {
    let label = UILabel()
    label.text = "words"
    label.numberOfLines = 3
    label.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.spacing = 7
    let root = UIView()
    root.addSubview(stack)

    let back = try #require(try copy(of: root).flatMap { $0.subviews.first as? UIStackView })
    #expect((back.axis, back.spacing) == (.vertical, 7))
    let words = try #require(back.arrangedSubviews.first as? UILabel)
    #expect((words.text, words.numberOfLines, words.textAlignment) == ("words", 3, .center))
    #expect(back.subviews.count == 1)
  }

  @Test("a button makes its own parts, once; a controller has its title")
  func others() throws {
    let button = UIButton(type: .system)
    button.setTitle("title", for: .normal)
    button.isEnabled = false
    let parts = button.subviews.count
    let back = try #require(try copy(of: button))
    #expect(back.subviews.count <= parts)
    #expect(!back.isEnabled)

    let controller = UIViewController()
    controller.title = "screen"
    #expect(try copy(of: controller)?.title == "screen")
  }

  @Test("a coder that holds nothing of a view gives one as made without a size")
  func blank() throws {
    let archive = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIView(coder: archive)?.frame == .zero)
    archive.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
    #expect(UILabel(coder: reader)?.frame == .zero)
  }
}
