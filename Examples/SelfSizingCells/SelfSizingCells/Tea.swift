/// A line of the menu: a name, or a name and what there is to say about it.
struct Tea {
    let text: String

    static let menu = [
        "Mint",
        "Sencha, steamed green",
        "Assam",
        "Oolong from the high mountains",
        "Lapsang souchong, dried over pine fires; some say it tastes of ships, others of winter.",
        "Rooibos",
        "Masala chai: black tea simmered with milk, ginger, cinnamon, cloves and pepper until the whole house knows about it. Best when it rains.",
        "Nettle, with honey",
    ].map(Tea.init(text:))
}
