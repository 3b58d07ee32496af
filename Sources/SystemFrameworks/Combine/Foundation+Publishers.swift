// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { [weak self] next in
      let token = Guarded<(any NSObjectProtocol)?>(nil)
      let outlet = Outlet<Notification, Never>(
        to: next, surplus: .dropped,
        onCancel: { _ in
          if let token = token.value { self?.removeObserver(token as Any) }
        })
      nonisolated(unsafe) let target = outlet
      let made = self?.addObserver(forName: name, object: object, queue: nil) { notification in
        target.send(notification)
      }
      token.change { $0 = made }
      outlet.start()
    }
  }
}

extension URLSession {
  /// Loads when a value is asked for.
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { next in
      let task = Guarded<URLSessionDataTask?>(nil)
      let outlet = Outlet<(data: Data, response: URLResponse), URLError>(
        to: next, surplus: .queued,
        onDemand: { outlet, _ in
          guard task.value == nil else { return }
          nonisolated(unsafe) let outlet = outlet
          let made = self.dataTask(with: request) { data, response, error in
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
}
