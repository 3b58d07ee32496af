import Foundation

/// One entry of a conversation.
struct Message: Hashable {
    enum Content: Hashable {
        case text(String)
        /// A picture whose size is known only once it has arrived.
        case photo(Photo)
        /// Quick replies, side by side in a shelf of their own.
        case replies([String])
    }

    let id: Int
    let isMine: Bool
    let content: Content
}

struct Photo: Hashable {
    let seed: Int
}
