import Foundation

/// An endless conversation: any message can be made from its number alone, older ones below zero.
final class Conversation {
    private(set) var ids: Range<Int>
    private var sent: [Int: String] = [:]

    init(count: Int) {
        ids = 0..<count
    }

    func message(_ id: Int) -> Message {
        if let text = sent[id] {
            return Message(id: id, isMine: true, content: .text(text))
        }
        var generator = SplitMix(seed: id)
        let isMine = generator.next(below: 5) < 2
        return Message(id: id, isMine: isMine, content: content(id, &generator))
    }

    /// Reaches further back.
    func loadEarlier(_ count: Int) -> Range<Int> {
        let earlier = (ids.lowerBound - count)..<ids.lowerBound
        ids = earlier.lowerBound..<ids.upperBound
        return earlier
    }

    /// Adds what somebody wrote at the end.
    func send(_ text: String) -> Int {
        let id = ids.upperBound
        sent[id] = text
        ids = ids.lowerBound..<(id + 1)
        return id
    }

    private func content(_ id: Int, _ generator: inout SplitMix) -> Message.Content {
        switch generator.next(below: 20) {
        case 0, 1: return .photo(Photo(seed: id))
        case 2: return .replies(Self.replies.prefix(3 + generator.next(below: 4)).map { $0 })
        case 3: return .text(Self.rightToLeft[generator.next(below: Self.rightToLeft.count)])
        case 4: return .text(Self.emoji[generator.next(below: Self.emoji.count)])
        default:
            let count = 1 + generator.next(below: 4) * generator.next(below: 3)
            let sentences = (0..<count).map { _ in
                Self.sentences[generator.next(below: Self.sentences.count)]
            }
            return .text(sentences.joined(separator: " "))
        }
    }

    private static let sentences = [
        "Are you coming tonight?",
        "The train was late again, so I walked along the river instead.",
        "Sure.",
        "I put the keys under the big flower pot, the one next to the door.",
        "Could you bring the blue folder with the drawings when you come over?",
        "Thanks!",
        "We measured it twice and it is still two centimetres too wide.",
        "On my way",
        "Let us decide tomorrow, when everybody has seen the numbers.",
    ]

    private static let rightToLeft = [
        "שלום! מה שלומך היום?",
        "سأصل في الساعة السابعة، هل نلتقي أمام المحطة؟",
        "אני מביא את השרטוטים, כולל הגרסה החדשה שעבדנו עליה בשבוע שעבר.",
    ]

    private static let emoji = ["🎉", "👍🏽 great, see you there 🚲", "👩‍👩‍👧‍👦 are all coming 😀😀😀"]

    private static let replies = [
        "Yes", "No", "Maybe later", "Tell me more about it", "👍", "Call me",
    ]
}

/// A small generator of numbers that look random and are the same on every run.
struct SplitMix {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((word ^ (word >> 31)) % UInt64(bound))
    }
}
