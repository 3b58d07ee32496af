import Foundation

/// What the segmented control switches between.
enum DataSet: Int {
    case short
    case mixed
    case long
    case titlesOnly

    var examples: [ExampleModel] {
        switch self {
        case .short:
            return ExampleData.short
        case .mixed:
            return ExampleData.mixed
        case .long:
            return ExampleData.long
        case .titlesOnly:
            return ExampleData.titlesOnly
        }
    }
}

private enum ExampleData {
    static let short = [
        ExampleModel(title: "Kettle", body: "Boils a litre in three minutes.", category: .kitchen),
        ExampleModel(title: "Trowel", body: "For bulbs and small roots.", category: .garden),
        ExampleModel(title: "Clamp", body: "Holds what you glue.", category: .workshop),
        ExampleModel(title: "Whisk", body: "Steel wire on a beech handle.", category: .kitchen),
    ]

    static let mixed = [
        ExampleModel(title: "Watering can", body: "Nine litres, a long spout and a brass rose that comes off for cleaning.", category: .garden),
        ExampleModel(title: "Spirit level", body: nil, category: .workshop),
        ExampleModel(title: "Mortar", body: "Granite. Too heavy to slide about on the table, and rough enough inside to grind pepper, seeds and coarse salt without any effort. Wash it with water only.", category: .kitchen),
        ExampleModel(title: "Twine", body: "Two hundred metres of jute.", category: .garden),
        ExampleModel(title: "Colander", body: nil, category: .kitchen),
        ExampleModel(title: "Mallet", body: "Drives chisels and pegs, and leaves no marks on the wood.", category: .workshop),
    ]

    static let long = [
        ExampleModel(title: "Bench plane", body: "The plane takes off a shaving as thin as paper once it is set up well. Sharpen the iron, set the cap iron a hair behind the edge, and close the mouth until a shaving just passes. Wax the sole now and then. When the plane begins to skip, it is not the wood that is at fault but the edge, so take the iron out and sharpen it again. Store the plane on its side or on a strip of wood, never flat on the iron, and oil every part that is bare steel before the winter.", category: .workshop),
        ExampleModel(title: "Compost bin", body: "Four boards a side, slotted, so that the front comes out when the heap is to be turned. Stands on bare soil.", category: .garden),
        ExampleModel(title: "Peeler", body: nil, category: .kitchen),
    ]

    static let titlesOnly = [
        ExampleModel(title: "Sieve", body: nil, category: .kitchen),
        ExampleModel(title: "Rake", body: nil, category: .garden),
        ExampleModel(title: "Square", body: nil, category: .workshop),
        ExampleModel(title: "Ladle", body: nil, category: .kitchen),
        ExampleModel(title: "Dibber", body: nil, category: .garden),
    ]
}
