// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher {
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    stage { { .pass(transform($0)) } }
  }

  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    throwingStage { { .pass(try transform($0)) } }
  }

  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    stage { { transform($0).map { .pass($0) } ?? .skip } }
  }

  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> AnyPublisher<Result, any Error> {
    throwingStage { { try transform($0).map { .pass($0) } ?? .skip } }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stage { { isIncluded($0) ? .pass($0) : .skip } }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    throwingStage { { try isIncluded($0) ? .pass($0) : .skip } }
  }

  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    stage {
      let state = Guarded(initialResult)
      return { value in
        .pass(
          state.change { state in
            state = nextPartialResult(state, value)
            return state
          })
      }
    }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stage {
      let last = Guarded<Output?>(nil)
      return { value in
        let isSame = last.change { last in
          defer { last = value }
          return last.map { predicate($0, value) } ?? false
        }
        return isSame ? .skip : .pass(value)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    stage {
      let left = Guarded(count)
      return { value in
        let isDropped = left.change { left in
          left -= 1
          return left >= 0
        }
        return isDropped ? .skip : .pass(value)
      }
    }
  }

  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stage {
      let isDropping = Guarded(true)
      return { value in
        let isDropped = isDropping.change { dropping in
          dropping = dropping && predicate(value)
          return dropping
        }
        return isDropped ? .skip : .pass(value)
      }
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return stage {
      let left = Guarded(maxLength)
      return { value in
        let rest = left.change { left in
          left -= 1
          return left
        }
        return rest > 0 ? .pass(value) : .last(value)
      }
    }
  }

  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stage { { predicate($0) ? .pass($0) : .end(.finished) } }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stage { { predicate($0) ? .last($0) : .skip } }
  }

  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first()
  }

  public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure>
  where Output == Value? {
    map { $0 ?? output }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { stage { { _ in .skip } } }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

public protocol TopLevelDecoder {
  associatedtype Input

  func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
}

public protocol TopLevelEncoder {
  associatedtype Output

  func encode<Item: Encodable>(_ value: Item) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
