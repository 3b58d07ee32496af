import UIKit

/// The diary as cards that are as large as their entries, in one column or two.
final class CardsController: UICollectionViewController {
    private var columns = 1
    private let margin: CGFloat = 16
    private let gap: CGFloat = 12

    private var layout: UICollectionViewFlowLayout {
        return collectionViewLayout as! UICollectionViewFlowLayout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Columns", style: .plain, target: self, action: #selector(changeColumns))
        collectionView.register(EntryCard.self, forCellWithReuseIdentifier: "Card")

        layout.sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        layout.sectionInsetReference = .fromSafeArea
        layout.minimumInteritemSpacing = gap
        layout.minimumLineSpacing = gap
        fitCards(into: view.bounds.width)

        NotificationCenter.default.addObserver(
            self, selector: #selector(fillAgain), name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        fitCards(into: size.width)
        coordinator.animate(alongsideTransition: { _ in self.layout.invalidateLayout() })
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        fitCards(into: view.bounds.width)
    }

    @objc private func changeColumns() {
        columns = 3 - columns
        fitCards(into: view.bounds.width)
        fillAgain()
    }

    @objc private func fillAgain() {
        collectionView.reloadData()
    }

    // MARK: Widths

    /// The points of one column in a list so wide, between the margins inside its safe area.
    private func column(in width: CGFloat) -> CGFloat {
        let unsafe = view.safeAreaInsets.left + view.safeAreaInsets.right
        let gaps = CGFloat(columns - 1) * gap
        return (width - unsafe - 2 * margin - gaps) / CGFloat(columns)
    }

    /// Gives the layout its estimate, and the cards on screen their bound, for a list so wide.
    private func fitCards(into width: CGFloat) {
        let column = self.column(in: width)
        layout.estimatedItemSize = CGSize(width: column, height: 80)
        for case let card as EntryCard in collectionView.visibleCells {
            card.widest = column
        }
        layout.invalidateLayout()
    }

    // MARK: Cards

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return Diary.entries.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
        if let card = cell as? EntryCard {
            card.show(Diary.entries[indexPath.item])
            card.widest = column(in: collectionView.bounds.width)
        }
        return cell
    }
}
