import UIKit

/// The screen of the published picture: a list from the top of the screen to its bottom, whose flow
/// layout has UIKit's own spacings, cells that size themselves, and a bound of 16 points less than the list's width.
final class PassagesController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let flow = UICollectionViewFlowLayout()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize

        let list = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
        list.backgroundColor = nil
        list.dataSource = self
        list.delegate = self
        list.register(PassageCell.self, forCellWithReuseIdentifier: "Passage")
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)

        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        passages.count
    }

    func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: "Passage", for: indexPath) as! PassageCell
        var width: CGFloat?
        width = list.bounds.width - 16
        cell.show(passages[indexPath.item], boundTo: width)
        return cell
    }
}
