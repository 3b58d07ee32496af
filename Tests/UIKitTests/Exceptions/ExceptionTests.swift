// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@Suite("Exceptions")
struct ExceptionTests {
  @Test("misuse ends the process with UIKit's name and reason", arguments: Misuse.allCases)
  func stops(_ misuse: Misuse) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(134), observing: [\.standardErrorContent]
    ) { [misuse] in
      await misuse.commit()
    }
    let console = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)

    #expect(console.contains("*** Terminating app due to uncaught exception "))
    for text in misuse.texts { #expect(console.contains(text)) }
  }

  @Test("misuse of collection views ends it too", arguments: CollectionMisuse.allCases)
  func stops(_ misuse: CollectionMisuse) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(134), observing: [\.standardErrorContent]
    ) { [misuse] in
      await misuse.commit()
    }
    let console = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)

    #expect(console.contains("*** Terminating app due to uncaught exception "))
    #expect(console.contains(misuse.text), "\(console)")
  }
}
