// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

extension NotificationCenter {
  /// The notifications of a name; what nobody asks for is lost.
  public struct Publisher: SystemFrameworks.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Notification, Receiver.Failure == Never {
      let token = Guarded<(any NSObjectProtocol)?>(nil)
      let outlet = Outlet<Notification, Never>(
        to: AnySubscriber(subscriber), surplus: .dropped,
        onCancel: { [weak center] _ in
          if let token = token.value { center?.removeObserver(token as Any) }
        })
      nonisolated(unsafe) let target = outlet
      let made = center.addObserver(forName: name, object: object, queue: nil) { notification in
        target.send(notification)
      }
      token.change { $0 = made }
      outlet.start()
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension URLSession {
  /// Loads when a value is asked for.
  public struct DataTaskPublisher: SystemFrameworks.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == URLError {
      let task = Guarded<URLSessionDataTask?>(nil)
      let outlet = Outlet<Output, URLError>(
        to: AnySubscriber(subscriber), surplus: .queued,
        onDemand: { outlet, _ in
          guard task.value == nil else { return }
          nonisolated(unsafe) let outlet = outlet
          let made = session.dataTask(with: request) { data, response, error in
            guard let data, let response, error == nil else {
              return outlet.end(.failure(error as? URLError ?? URLError(.unknown)))
            }
            outlet.send((data, response))
            outlet.end(.finished)
          }
          task.change { $0 = made }
          made.resume()
        }, onCancel: { _ in task.value?.cancel() })
      outlet.start()
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
