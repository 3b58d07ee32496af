import Foundation

/// One thing on the shelf, as a server would send it. The body may be missing.
struct Tool {
    enum Category {
        case kitchen
        case garden
        case workshop
    }

    let title: String
    let body: String?
    let category: Category
}
