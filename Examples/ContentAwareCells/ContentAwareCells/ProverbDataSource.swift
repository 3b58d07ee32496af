import UIKit

/// Provides the cells of the list, and the prototypes that measure them.
class ProverbDataSource: NSObject {
    private let entries: [Entry]
    private var prototypes: [String: UICollectionViewCell] = [:]

    init(entries: [Entry]) {
        self.entries = entries
        super.init()
    }

    func registerCells(with collectionView: UICollectionView) {
        collectionView.register(HeadingCell.self, forCellWithReuseIdentifier: Constants.headingIdentifier)
        collectionView.register(ProverbCell.self, forCellWithReuseIdentifier: Constants.proverbIdentifier)
    }

    func isHeading(at indexPath: IndexPath) -> Bool {
        if case .heading = entries[indexPath.item] {
            return true
        }
        return false
    }

    /// The one cell that measures all items with a reuse identifier.
    private func prototypeCell(withReuseIdentifier identifier: String) -> UICollectionViewCell {
        if let cell = prototypes[identifier] {
            return cell
        }
        let cell = identifier == Constants.headingIdentifier ? HeadingCell(frame: .zero) : ProverbCell(frame: .zero)
        prototypes[identifier] = cell
        return cell
    }
}

// MARK: - ContentAwareCollectionViewDataSource

extension ProverbDataSource: ContentAwareCollectionViewDataSource {
    func configuredCell(in collectionView: UICollectionView, forItemAt indexPath: IndexPath, prototype: Bool) -> UICollectionViewCell {
        let identifier: String
        let model: Any
        switch entries[indexPath.item] {
        case .heading(let title):
            (identifier, model) = (Constants.headingIdentifier, title)
        case .proverb(let proverb):
            (identifier, model) = (Constants.proverbIdentifier, proverb)
        }

        let cell = prototype
            ? prototypeCell(withReuseIdentifier: identifier)
            : collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? ContentAwareCollectionViewCell)?.configure(model: model, prototype: prototype)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return entries.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        return configuredCell(in: collectionView, forItemAt: indexPath, prototype: false)
    }
}

private enum Constants {
    static let headingIdentifier = "HeadingCell"
    static let proverbIdentifier = "ProverbCell"
}
