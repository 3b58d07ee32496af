// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Fuzzing

#if LAYS_OUT
  import LayoutFuzzing
#endif

// What libFuzzer calls: `snug-libfuzzer` reads the kind of file that FUZZ_KIND names, and ends the
// process where a file is refused without a place (Documentation/HostileFiles.md §4.5).
// `Scripts/fuzz coverage` builds and starts it.

private let kind: FuzzKind = {
  let name = ProcessInfo.processInfo.environment["FUZZ_KIND"] ?? ""
  guard let kind = FuzzKind(rawValue: name) else {
    let kinds = FuzzKind.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("FUZZ_KIND is '\(name)', and none of \(kinds)")
  }
  return kind
}()

/// UIKit, where it was built for this; else documents are read and not laid out.
@MainActor private let screen: (any FuzzScreen)? = {
  #if LAYS_OUT
    return LayoutScreen()
  #else
    return nil
  #endif
}()

/// Reads one file, of `count` bytes at `bytes`.
///
/// - Returns: 0, as libFuzzer asks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated {
    if let problem = kind.problem(of: file, on: screen), !kind.hasPlace(problem) {
      fatalError("refused without a place: \(problem)")
    }
  }
  return 0
}
