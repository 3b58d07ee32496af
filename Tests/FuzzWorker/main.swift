// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Fuzzing
import LayoutFuzzing

// snug-fuzz KIND SEED FIRST COUNT [FOLDER …]: reads mutants of a kind of file, and says on standard
// output what it begins (b NUMBER), reads (r NUMBER), refuses (e NUMBER MESSAGE), or refuses without
// a place (p NUMBER MESSAGE). Scripts/fuzz starts it, and sees when it ends too early or says
// nothing.
// snug-fuzz KIND SEED NUMBER write [FOLDER …]: writes that mutant to standard output instead.
// snug-fuzz KIND seeds INTO [FOLDER …]: writes the sound files that mutants are made of into a folder.

let words = CommandLine.arguments.dropFirst().map { $0 }
if words.count >= 3, words[1] == "seeds", let kind = FuzzKind(rawValue: words[0]) {
  let folders = words.dropFirst(3).map { URL(fileURLWithPath: $0) }
  for (number, seed) in kind.seeds(in: folders).enumerated() {
    try Data(seed).write(to: URL(fileURLWithPath: "\(words[2])/\(number)"))
  }
  exit(0)
}
guard words.count >= 4, let kind = FuzzKind(rawValue: words[0]), let seed = UInt64(words[1]),
  let first = UInt64(words[2])
else {
  let kinds = FuzzKind.allCases.map(\.rawValue).joined(separator: "|")
  FileHandle.standardError.write(
    Data(
      """
      usage: snug-fuzz \(kinds) SEED FIRST COUNT|write [FOLDER …]
             snug-fuzz KIND seeds INTO [FOLDER …]

      """.utf8))
  exit(64)
}
let files = kind.seeds(in: words.dropFirst(4).map { URL(fileURLWithPath: $0) })

func mutant(_ number: UInt64) -> [UInt8] {
  var mutator = Mutator(seed: seed, number: number)
  return mutator.mutant(of: files[Int(number % UInt64(files.count))])
}

@MainActor func tell(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

if words[3] == "write" {
  FileHandle.standardOutput.write(Data(mutant(first)))
  exit(0)
}
let screen = LayoutScreen()
for number in first..<first + (UInt64(words[3]) ?? 1) {
  tell("b \(number)")
  let problem = kind.problem(of: mutant(number), on: screen)
  switch problem {
  case nil: tell("r \(number)")
  case let text?:
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    tell("\(kind.hasPlace(line) ? "e" : "p") \(number) \(line)")
  }
}
