import UIKit

class ViewController: UIViewController {
    @IBOutlet private weak var collectionView: UICollectionView!

    private let dataSource = ProverbDataSource(entries: Entry.samples)

    // Sizes hold until the width changes, or the data do.
    private let sizes = NSCache<NSIndexPath, NSValue>()

    override func viewDidLoad() {
        super.viewDidLoad()

        dataSource.registerCells(with: collectionView)
        collectionView.dataSource = dataSource
        collectionView.delegate = self

        if #available(iOS 11.0, *), let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.sectionInsetReference = .fromSafeArea
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)

        sizes.removeAllObjects()
        collectionView.collectionViewLayout.invalidateLayout()
    }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension ViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let key = indexPath as NSIndexPath
        if let size = sizes.object(forKey: key) {
            return size.cgSizeValue
        }

        let cell = dataSource.configuredCell(in: collectionView, forItemAt: indexPath, prototype: true)
        guard let contentAwareCell = cell as? ContentAwareCollectionViewCell else {
            return .zero
        }
        let constrainedSize = CGSize(width: itemWidth(at: indexPath, in: collectionView), height: .greatestFiniteMagnitude)
        let size = contentAwareCell.fittedSize(forConstrainedSize: constrainedSize)
        sizes.setObject(NSValue(cgSize: size), forKey: key)
        return size
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        return Constants.sectionInset
    }

    /// Headings span the list; proverbs stand in two columns, or in more where there is room.
    private func itemWidth(at indexPath: IndexPath, in collectionView: UICollectionView) -> CGFloat {
        var available = collectionView.bounds.width - Constants.sectionInset.left - Constants.sectionInset.right
        if #available(iOS 11.0, *) {
            available -= collectionView.safeAreaInsets.left + collectionView.safeAreaInsets.right
        }
        if dataSource.isHeading(at: indexPath) {
            return available
        }
        let columns = max(2, floor(available / Constants.columnWidth))
        return floor((available - (columns - 1) * Constants.spacing) / columns)
    }
}

private enum Constants {
    static let sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    static let spacing: CGFloat = 10
    static let columnWidth: CGFloat = 220
}
