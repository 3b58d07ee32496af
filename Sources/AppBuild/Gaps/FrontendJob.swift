// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The command by which the compiler's driver would run the compiler itself, as `-###` prints it.
struct FrontendJob {
  /// Without the program's path.
  private(set) var arguments: [String]

  /// - Parameter mode: An argument of the wanted job among those printed, one a line.
  init?(_ printed: String, mode: String) {
    let jobs = printed.split(separator: "\n").map { Self.words(of: $0) }
    guard let job = jobs.last(where: { $0.contains(mode) }) else { return nil }
    arguments = Array(job.dropFirst())
  }

  /// The arguments for checking some of the files; of the others only what these need is looked at.
  func focused(on paths: Set<String>) -> [String]? {
    guard !paths.isDisjoint(with: arguments) else { return nil }
    // Each primary file has an output.
    return compiling(Dictionary(uniqueKeysWithValues: paths.map { ($0, "/dev/null") }))
  }

  /// The arguments for making the code of some of the files.
  ///
  /// - Parameter objects: Where the code of each goes.
  func compiling(_ objects: [String: String]) -> [String] {
    var result: [String] = []
    var outputs: [String] = []
    var position = 0
    while position < arguments.count {
      let word = arguments[position]
      position += 1
      if word == "-o" {
        position += 1
      } else if let object = objects[word] {
        result += ["-primary-file", word]
        outputs += ["-o", object]
      } else {
        result.append(word)
      }
    }
    return result + outputs
  }

  /// Words as a shell reads them.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for letter in line {
      if isEscaped {
        word = (word ?? "") + String(letter)
        isEscaped = false
      } else if letter == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
      } else if letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if letter == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    if let whole = word { words.append(whole) }
    return words
  }
}
