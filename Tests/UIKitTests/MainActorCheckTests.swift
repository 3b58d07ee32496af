// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import FoundationAdditions

/// Which thread serves the main actor changes while tests run, so the thread alone says nothing.
@Suite("whether code runs on the main actor")
struct MainActorCheckTests {
  @Test("it does on the main queue, whichever thread serves that")
  @MainActor
  func main() async {
    #expect(MainActorCheck.isOnMainActor)
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        #expect(MainActorCheck.isOnMainActor)
        done.resume()
      }
    }
    #expect(MainActorCheck.isOnMainActor)
  }

  @Test("it does not on a thread that served it once")
  func others() async {
    let remembered = await MainActor.run {
      MainActorCheck.rememberThread()
      return MainActorCheck.isOnMainActor
    }
    #expect(remembered)
    let answers = await withCheckedContinuation { done in
      DispatchQueue.global().async {
        let onQueue = MainActorCheck.isOnMainActor
        Thread { done.resume(returning: [onQueue, MainActorCheck.isOnMainActor]) }.start()
      }
    }
    #expect(answers == [false, false])
  }
}
