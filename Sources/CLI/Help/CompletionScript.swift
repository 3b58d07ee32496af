// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A shell whose words snug completes; the raw values are what people type.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

/// What makes a shell complete the commands, their options and the values of these.
struct CompletionScript {
  let pages: [HelpPage]

  func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A word as POSIX shells read it.
  static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  /// All spellings that begin with two dashes or stand for one that does.
  private func options(of page: HelpPage) -> [HelpOption] { page.options + HelpOption.common }
}

// MARK: bash

extension CompletionScript {
  private var bash: String {
    let names = (pages.map(\.name) + ["help"]).joined(separator: " ")
    return """
      # Completions of snug for bash; made by 'snug completion bash'.
      _snug_offer() {
        local IFS=$'\\n' word
        for word in $(compgen -W "$1" -- "$2"); do
          COMPREPLY+=("$3$(printf %q "$word")")
        done
      }
      _snug() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]} before=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ] || [[ $COMP_CWORD -eq 2 && $command == help ]]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        # --name=value comes in three words.
        if [ "$current" = = ]; then
          current=
        elif [ "$previous" = = ]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $current in *,*) before=${current%,*},; current=${current##*,} ;; esac
        case "$command $previous" in
      \(pages.map(bashValues).joined())\
        esac
        case $current in
          -*) ;;
          *) COMPREPLY=($(compgen -f -- "$current")); compopt -o filenames; return ;;
        esac
        case $command in
      \(pages.map(bashOptions).joined())\
        esac
      }
      complete -F _snug snug

      """
  }

  private func bashOptions(of page: HelpPage) -> String {
    let names = options(of: page).map(\.name).joined(separator: " ")
    return "    \(page.name)) COMPREPLY=($(compgen -W \"\(names)\" -- \"$current\")) ;;\n"
  }

  /// What follows the options of a command, and the command itself.
  private func bashValues(of page: HelpPage) -> String {
    var lines = ""
    for option in page.options where option.placeholder != nil {
      let pattern = option.names.map { "\"\(page.name) \($0)\"" }.joined(separator: "|")
      lines += "    \(pattern)) \(bashAction(option.value, option.words)); return ;;\n"
    }
    for case .words(let words) in page.operands.map(\.value) {
      lines += "    \"\(page.name) \(page.name)\") \(bashAction(.words(words), words)); return ;;\n"
    }
    return lines
  }

  private func bashAction(_ value: HelpOption.Value, _ words: [String]) -> String {
    switch value {
    case .text: "COMPREPLY=()"
    case .file: "COMPREPLY=($(compgen -f -- \"$current\")); compopt -o filenames"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\")); compopt -o filenames"
    case .words, .devices:
      "_snug_offer \(Self.quoted(words.joined(separator: "\n"))) \"$current\" \"$before\""
    }
  }
}

// MARK: zsh

extension CompletionScript {
  private var zsh: String {
    let commands = pages.map { "    \(Self.quoted("\($0.name):\(Self.plain($0.summary))"))" }
    return """
      #compdef snug
      # Completions of snug for zsh; made by 'snug completion zsh'.
      _snug_words() { _sequence compadd - "$@" }
      _snug() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
          'help:explain a command'
        )
        if (( CURRENT == 2 )) || [[ $CURRENT -eq 3 && $words[2] == help ]]; then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(pages.map(zshOptions).joined())\
        esac
      }
      if [ "$funcstack[1]" = _snug ]; then _snug "$@"; else compdef _snug snug; fi

      """
  }

  private func zshOptions(of page: HelpPage) -> String {
    var specs: [String] = []
    for option in options(of: page) {
      let text = "[\(Self.bracketed(option.text))]"
      guard let placeholder = option.placeholder else {
        specs.append(Self.quoted("*\(option.name)\(text)"))
        continue
      }
      let label = placeholder.filter { $0.isLetter || $0 == "/" }
      specs.append(
        Self.quoted("*\(option.name)=\(text):\(label):\(zshAction(option.value, option.words))"))
    }
    for operand in page.operands {
      let label = operand.name.filter(\.isLetter)
      var words: [String] = []
      if case .words(let known) = operand.value { words = known }
      specs.append(Self.quoted("*:\(label):\(zshAction(operand.value, words))"))
    }
    let lines = specs.map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(page.name))\n      _arguments \\\n\(lines)\n      ;;\n"
  }

  private func zshAction(_ value: HelpOption.Value, _ words: [String]) -> String {
    switch value {
    case .text: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .words, .devices:
      "{_snug_words \(words.map { "\"\($0)\"" }.joined(separator: " "))}"
    }
  }

  /// Brackets end a description, colons part it.
  private static func bracketed(_ text: String) -> String {
    plain(text).replacingOccurrences(of: "[", with: "\\[")
      .replacingOccurrences(of: "]", with: "\\]")
  }

  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: ":", with: "\\:")
  }
}

// MARK: fish

extension CompletionScript {
  private var fish: String {
    var lines = [
      "# Completions of snug for fish; made by 'snug completion fish'.",
      "complete -c snug -n __fish_use_subcommand -l help -d 'print the commands'",
      "complete -c snug -n __fish_use_subcommand -l version -d 'print the version'",
      "complete -c snug -f -n __fish_use_subcommand -a help -d 'explain a command'",
    ]
    for page in pages {
      lines.append(
        "complete -c snug -f -n __fish_use_subcommand -a \(page.name) -d "
          + Self.fishQuoted(page.summary))
    }
    for page in pages {
      let start = "complete -c snug -n '__fish_seen_subcommand_from \(page.name)'"
      for option in options(of: page) {
        var action = option.placeholder == nil ? "" : " -r"
        switch option.value {
        case _ where option.placeholder == nil, .file: break
        case .text: action = " -x"
        case .folder: action = " -x -a '(__fish_complete_directories)'"
        case .words, .devices:
          let name = "_snug_\(page.name)_" + option.name.dropFirst(2).replacing("-", with: "_")
          lines.append("function \(name)")
          lines.append(
            "  printf '%s\\n' \(option.words.map(Self.fishQuoted).joined(separator: " "))")
          lines.append("end")
          action = " -x -a '(__fish_complete_list , \(name))'"
        }
        let long = " -l \(option.name.dropFirst(2))"
        lines.append("\(start)\(long)\(action) -d \(Self.fishQuoted(option.text))")
      }
      for case .words(let words) in page.operands.map(\.value) {
        lines.append("\(start) -f -a \(Self.fishQuoted(words.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'"
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'") + "'"
  }
}
