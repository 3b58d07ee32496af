import Foundation

/// What one cell shows: a heading, or a proverb below it.
enum Entry {
    case heading(String)
    case proverb(Proverb)
}

struct Proverb {
    let text: String
    let mood: Mood
}

enum Mood {
    case calm
    case merry
    case stern
}

extension Entry {
    static let samples: [Entry] = [
        .heading("Work"),
        .proverb(Proverb(text: "Many hands make light work.", mood: .merry)),
        .proverb(Proverb(text: "Measure twice, cut once, and keep the piece that is left.", mood: .stern)),
        .proverb(Proverb(text: "A bad workman quarrels with his tools.", mood: .stern)),
        .proverb(Proverb(text: "Rome was not built in a day.", mood: .calm)),
        .proverb(Proverb(text: "Well begun, half done.", mood: .merry)),
        .proverb(Proverb(text: "Strike while the iron is still hot.", mood: .calm)),
        .heading("Weather"),
        .proverb(Proverb(text: "Red sky at night, sailors' delight. Red sky in the morning, sailors take warning.", mood: .calm)),
        .proverb(Proverb(text: "Every cloud has a silver lining.", mood: .merry)),
        .proverb(Proverb(text: "It never rains, it pours.", mood: .stern)),
        .proverb(Proverb(text: "After a storm comes a calm.", mood: .calm)),
        .proverb(Proverb(text: "One swallow does not make a summer, and one warm day does not make a spring.", mood: .calm)),
        .proverb(Proverb(text: "Make hay while the sun is out.", mood: .merry)),
        .heading("Patience"),
        .proverb(Proverb(text: "Little strokes fell great oaks.", mood: .calm)),
        .proverb(Proverb(text: "A watched pot never boils, but the one that nobody watches boils over when the bell rings at the door again.", mood: .merry)),
        .proverb(Proverb(text: "Slow and steady wins the race.", mood: .calm)),
        .proverb(Proverb(text: "Haste makes waste.", mood: .stern)),
        .proverb(Proverb(text: "All good things come to those who wait.", mood: .merry)),
        .proverb(Proverb(text: "Look before you leap.", mood: .stern)),
    ]
}
