// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Initialisers that apps override")
struct InitializerTests {
  private final class Note: UITextView {
    private(set) var calls = 0
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      calls += 1
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  private final class Photo: UIImageView {
    private(set) var calls = 0
    override init(image: UIImage?) {
      super.init(image: image)
      calls += 1
    }
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Glass: UIVisualEffectView {
    private(set) var calls = 0
    override init(effect: UIVisualEffect?) {
      super.init(effect: effect)
      calls += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Pile: UIStackView {
    required init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }
    required init(coder: NSCoder) {
      super.init(coder: coder)
      axis = .vertical
    }
  }

  private final class Puller: UIRefreshControl {
    private(set) var calls = 0
    override init() {
      super.init()
      calls += 1
    }
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("a text view made by its frame goes through the initialiser with a container")
  func textView() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let made = Note(frame: frame)
    #expect(made.calls == 1)
    #expect(made.frame == frame)
    #expect(Note().calls == 1)
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    #expect(Note(frame: frame, textContainer: container).textContainer === container)
  }

  @Test("images, effects, stacks and refresh controls can be overridden where UIKit designates")
  func others() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let photo = Photo(image: image)
    #expect(photo.calls == 1)
    #expect(photo.bounds.size == image.size)
    #expect(Glass(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).calls == 1)
    #expect(Glass(effect: UIBlurEffect(style: .dark)).effect != nil)
    #expect(Pile(arrangedSubviews: [UIView(frame: .zero)]).axis == .vertical)
    #expect(Puller().calls == 1)
  }

  @Test("updates of a batch may be a closure that does not escape")
  func batch() {
    func change(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
    var count = 0
    change(UITableView(frame: .zero, style: .plain)) { count += 1 }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.performBatchUpdates(nil)
    collection.performBatchUpdates({ count += 1 }, completion: nil)
    #expect(count == 2)
  }
}
