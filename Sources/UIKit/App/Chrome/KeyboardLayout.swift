// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The rows of keys that a text input gets (Documentation/Chrome.md §4).
struct KeyboardLayout {
  /// What the input asks for.
  struct Request {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    /// Whether the next letter is a capital.
    var isShifted = false
    /// The language of the run, such as `de`.
    var language = "en"
    var isPad = false
    /// Whether globe and dictation stand under the keys and not among them.
    var hasBarBelow = false
  }

  let rows: [[KeyboardKey]]
  /// Letters in the widest row; a key's width is that share of the keyboard.
  let columns: CGFloat

  init(_ request: Request) {
    switch request.type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      if !request.isPad {
        rows = KeyboardLayout.pad(request.type)
        columns = 3
        return
      }
      (rows, columns) = KeyboardLayout.board(KeyboardLayout.digits, request)
    case .numbersAndPunctuation:
      (rows, columns) = KeyboardLayout.board(KeyboardLayout.digits, request)
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
      let isLatin =
        request.type == .asciiCapable || request.type == .URL
        || request.type == .emailAddress
      let letters = KeyboardLayout.letters[request.language].flatMap {
        isLatin && !$0[0].contains(where: \.isASCII) ? nil : $0
      }
      (rows, columns) = KeyboardLayout.board(letters ?? KeyboardLayout.latin, request)
    }
  }

  // MARK: Letters

  private static let latin = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let digits = ["1234567890", "-/:;()$&@\"", ".,?!'"]

  /// The standard arrangements of languages whose keyboards are not the English one.
  private static let letters: [String: [String]] = [
    "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn'"],
    "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    "sv": ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    "fi": ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    "da": ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
    "nb": ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
    "tr": ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"],
    "ru": ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    "uk": ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"],
    "el": ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
    "ar": ["ضصثقفغعهخحج", "شسيبلاتنمك", "ظطذدزروةث"],
    "he": ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
    "ko": ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"],
  ]

  private static func board(
    _ letters: [String], _ request: Request
  ) -> ([[KeyboardKey]], CGFloat) {
    func keys(_ text: String) -> [KeyboardKey] {
      text.map { letter in
        KeyboardKey(label: request.isShifted ? letter.uppercased() : String(letter))
      }
    }
    let isDigits = letters == digits
    let shift =
      isDigits
      ? KeyboardKey.special("#+=", nil)
      : .special(symbol: request.isShifted ? "shift.fill" : "shift", nil)
    let delete = KeyboardKey.special(symbol: "delete.left", nil)
    let columns = CGFloat(letters.map(\.count).max() ?? 10)
    guard !request.isPad else {
      return (padRows(letters.map(keys), shift, delete, request), columns + 1)
    }
    var rows = letters.map(keys)
    // Shift and delete keep a distance from the letters between them.
    rows[2] = [shift, .gap(0.25)] + rows[2] + [.gap(0.25), delete]
    rows.append(bottomRow(isDigits, request))
    return (rows, columns)
  }

  private static func bottomRow(_ isDigits: Bool, _ request: Request) -> [KeyboardKey] {
    let space = request.isPad ? "" : "space"
    var row = [KeyboardKey.special(isDigits ? "ABC" : "123", request.hasBarBelow ? 2.4 : 1.2)]
    if !request.hasBarBelow { row.append(.special(symbol: "face.smiling", 1.2)) }
    switch request.type {
    case .emailAddress:
      row += [
        KeyboardKey(label: space, span: nil), KeyboardKey(label: "@"), KeyboardKey(label: "."),
      ]
    case .URL:
      row += [
        KeyboardKey(label: ".", span: 1.6), KeyboardKey(label: "/", span: 1.6),
        KeyboardKey(label: ".com", span: nil),
      ]
    case .twitter:
      row += [
        KeyboardKey(label: space, span: nil), KeyboardKey(label: "@"), KeyboardKey(label: "#"),
      ]
    default: row.append(KeyboardKey(label: space, span: nil))
    }
    return row + [action(request.returnKey, span: 2.4)]
  }

  private static func padRows(
    _ letters: [[KeyboardKey]], _ shift: KeyboardKey, _ delete: KeyboardKey, _ request: Request
  ) -> [[KeyboardKey]] {
    let mode = request.type == .default ? ".?123" : "123"
    return [
      letters[0] + [delete],
      [.gap(0.4)] + letters[1] + [action(request.returnKey, span: nil)],
      [shift] + letters[2] + [KeyboardKey(label: ","), KeyboardKey(label: "."), shift],
      [
        .special(symbol: "globe", 1.2), .special(mode, 1.2), .special(symbol: "mic", 1.2),
        KeyboardKey(span: nil), .special(mode, 1.6),
        .special(symbol: "keyboard.chevron.compact.down", 1.6),
      ],
    ]
  }

  private static func action(_ type: UIReturnKeyType, span: CGFloat?) -> KeyboardKey {
    let (label, isPrimary): (String, Bool) =
      switch type {
      case .default: ("return", false)
      case .next: ("next", false)
      case .continue: ("continue", false)
      case .go: ("go", true)
      case .google, .search, .yahoo: ("search", true)
      case .join: ("join", true)
      case .route: ("route", true)
      case .send: ("send", true)
      case .done: ("done", true)
      case .emergencyCall: ("SOS", true)
      }
    return KeyboardKey(label: label, span: span, role: .action(isPrimary: isPrimary))
  }

  // MARK: Numbers

  private static func pad(_ type: UIKeyboardType) -> [[KeyboardKey]] {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    func key(_ digit: Int) -> KeyboardKey {
      KeyboardKey(label: "\(digit)", letters: letters[digit - 1])
    }
    let corner: KeyboardKey =
      switch type {
      case .phonePad: .special("+*#", 1)
      case .decimalPad: .special(".", 1)
      default: .gap(1)
      }
    return [
      [key(1), key(2), key(3)], [key(4), key(5), key(6)], [key(7), key(8), key(9)],
      [corner, KeyboardKey(label: "0"), .special(symbol: "delete.left", 1)],
    ]
  }
}
