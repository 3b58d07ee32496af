import Foundation

/// What the segmented control switches between.
enum DataSet: Int {
    case short
    case mixed
    case long
    case titlesOnly

    var tools: [Tool] {
        switch self {
        case .short:
            return Tools.short
        case .mixed:
            return Tools.mixed
        case .long:
            return Tools.long
        case .titlesOnly:
            return Tools.titlesOnly
        }
    }
}

private enum Tools {
    static let short = [
        Tool(title: "Kettle", body: "Boils a litre in three minutes.", category: .kitchen),
        Tool(title: "Trowel", body: "For bulbs and small roots.", category: .garden),
        Tool(title: "Clamp", body: "Holds what you glue.", category: .workshop),
        Tool(title: "Whisk", body: "Steel wire on a beech handle.", category: .kitchen),
    ]

    static let mixed = [
        Tool(title: "Watering can", body: "Nine litres, a long spout and a brass rose that comes off for cleaning.", category: .garden),
        Tool(title: "Spirit level", body: nil, category: .workshop),
        Tool(title: "Mortar", body: "Granite. Too heavy to slide about on the table, and rough enough inside to grind pepper, seeds and coarse salt without any effort. Wash it with water only.", category: .kitchen),
        Tool(title: "Twine", body: "Two hundred metres of jute.", category: .garden),
        Tool(title: "Colander", body: nil, category: .kitchen),
        Tool(title: "Mallet", body: "Drives chisels and pegs, and leaves no marks on the wood.", category: .workshop),
    ]

    static let long = [
        Tool(title: "Bench plane", body: "The plane takes off a shaving as thin as paper once it is set up well. Sharpen the iron, set the cap iron a hair behind the edge, and close the mouth until a shaving just passes. Wax the sole now and then. When the plane begins to skip, it is not the wood that is at fault but the edge, so take the iron out and sharpen it again. Store the plane on its side or on a strip of wood, never flat on the iron, and oil every part that is bare steel before the winter.", category: .workshop),
        Tool(title: "Compost bin", body: "Four boards a side, slotted, so that the front comes out when the heap is to be turned. Stands on bare soil.", category: .garden),
        Tool(title: "Peeler", body: nil, category: .kitchen),
    ]

    static let titlesOnly = [
        Tool(title: "Sieve", body: nil, category: .kitchen),
        Tool(title: "Rake", body: nil, category: .garden),
        Tool(title: "Square", body: nil, category: .workshop),
        Tool(title: "Ladle", body: nil, category: .kitchen),
        Tool(title: "Dibber", body: nil, category: .garden),
    ]
}
