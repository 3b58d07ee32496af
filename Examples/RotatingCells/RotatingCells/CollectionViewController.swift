import UIKit

/// Cells that are as large as their text, in one column or two.
class CollectionViewController: UICollectionViewController {
    private let dataSource: [String] = Texts.all
    private var twoColumns = false

    private var flowLayout: UICollectionViewFlowLayout? {
        return self.collectionViewLayout as? UICollectionViewFlowLayout
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        self.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh,
                                                                 target: self,
                                                                 action: #selector(self.toggleColumns))

        self.collectionView?.register(CollectionViewCell.self,
                                      forCellWithReuseIdentifier: CollectionViewCell.reuseIdentifier)

        if let flowLayout = self.flowLayout {
            flowLayout.itemSize = CGSize(width: 64, height: 64)
            flowLayout.minimumInteritemSpacing = 10
            flowLayout.minimumLineSpacing = 20
            flowLayout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            flowLayout.estimatedItemSize = CGSize(width: self.preferredWidth(forSize: self.view.bounds.size), height: 64)
        }

        NotificationCenter.default.addObserver(self.collectionView!,
                                               selector: #selector(UICollectionView.reloadData),
                                               name: UIContentSizeCategory.didChangeNotification,
                                               object: nil)
    }

    @objc private func toggleColumns() {
        self.twoColumns = !self.twoColumns
        self.estimateVisibleCellSizes(to: self.view.bounds.size)
        self.collectionView?.reloadData()
    }

    // MARK: Rotation

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        guard
            let previousTraitCollection = previousTraitCollection,
            self.traitCollection.verticalSizeClass != previousTraitCollection.verticalSizeClass ||
            self.traitCollection.horizontalSizeClass != previousTraitCollection.horizontalSizeClass
        else {
            return
        }

        self.collectionView?.collectionViewLayout.invalidateLayout()
        self.collectionView?.reloadData()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)

        self.estimateVisibleCellSizes(to: size)
        self.collectionView?.collectionViewLayout.invalidateLayout()

        coordinator.animate(alongsideTransition: { _ in
            self.collectionView?.collectionViewLayout.invalidateLayout()
        }, completion: { _ in
            self.collectionView?.collectionViewLayout.invalidateLayout()
        })
    }

    // MARK: Widths

    /// The width of a column, in points, in a view of a size: 10 points at its sides and between two.
    private func preferredWidth(forSize size: CGSize) -> CGFloat {
        let columns: CGFloat = self.twoColumns ? 2 : 1
        return (size.width - 30) / columns
    }

    private func estimateVisibleCellSizes(to size: CGSize) {
        guard let collectionView = self.collectionView else {
            return
        }

        let width = self.preferredWidth(forSize: size)
        self.flowLayout?.estimatedItemSize = CGSize(width: width, height: 64)

        collectionView.visibleCells.forEach { cell in
            if let cell = cell as? CollectionViewCell {
                cell.setPreferred(width: width)
            }
        }
    }
}

// MARK: - Collection view data source

extension CollectionViewController {
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 1
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return self.dataSource.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CollectionViewCell.reuseIdentifier, for: indexPath) as! CollectionViewCell

        cell.dynamicLabel.text = self.dataSource[indexPath.item]
        // A cell that comes back from before a rotation still has the old width.
        cell.setPreferred(width: self.preferredWidth(forSize: collectionView.bounds.size))

        return cell
    }
}
