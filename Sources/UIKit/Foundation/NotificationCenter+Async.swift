// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

extension NotificationCenter {
  /// Notifications one after another, for `for await`; what is posted while the loop works waits.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let post: NotificationBox
      fileprivate var base: AsyncStream<NotificationBox.Item>.Iterator

      public mutating func next() async -> Notification? { await base.next()?.notification }
    }

    public func makeAsyncIterator() -> Iterator {
      let post = NotificationBox(center: center, name: name, object: object)
      return Iterator(post: post, base: post.stream.makeAsyncIterator())
    }
  }
}

/// Observes while an iterator lives.
private final class NotificationBox: @unchecked Sendable {
  struct Item: @unchecked Sendable {
    let notification: Notification
  }

  let stream: AsyncStream<Item>
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
    let (stream, continuation) = AsyncStream<Item>.makeStream()
    self.stream = stream
    self.center = center
    token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      continuation.yield(Item(notification: notification))
    }
  }

  deinit { center.removeObserver(token as Any) }
}
