// Part of Snug, under the Apache License 2.0; see LICENSE.

import Combine
import CoreData
import SwiftUI
import UIKit
import UserNotifications
import WebKit

/// What the uses of Apple's names are written with: a value of each type, by a short name. Nothing
/// of it runs.
private func none<T>() -> T { fatalError("uses are compiled, not run") }

@MainActor var alert: UIAlertController { none() }
@MainActor var anim: CAAnimation { none() }
@MainActor var animator: UIViewPropertyAnimator { none() }
@MainActor var app: UIApplication { none() }
@MainActor var astr: NSAttributedString { none() }
@MainActor var att: UICollectionViewLayoutAttributes { none() }
@MainActor var barItem: UIBarButtonItem { none() }
@MainActor var board: UIStoryboard { none() }
@MainActor var btn: UIButton { none() }
@MainActor var cell: UICollectionViewCell { none() }
@MainActor var coder: NSCoder { none() }
@MainActor var color: UIColor { none() }
@MainActor var con: NSLayoutConstraint { none() }
@MainActor var ctx: CGContext { none() }
@MainActor var cv: UICollectionView { none() }
@MainActor var d: Double { none() }
@MainActor var ev: UIEvent { none() }
@MainActor var f: CGFloat { none() }
@MainActor var flow: UICollectionViewFlowLayout { none() }
@MainActor var font: UIFont { none() }
@MainActor var ges: UIGestureRecognizer { none() }
@MainActor var group: NSCollectionLayoutGroup { none() }
@MainActor var guide: UILayoutGuide { none() }
@MainActor var i: Int { none() }
@MainActor var img: UIImage { none() }
@MainActor var lay: UICollectionViewLayout { none() }
@MainActor var layEnv: any NSCollectionLayoutEnvironment { none() }
@MainActor var layItem: NSCollectionLayoutItem { none() }
@MainActor var laySize: NSCollectionLayoutSize { none() }
@MainActor var layer: CALayer { none() }
@MainActor var listConfig: UICollectionLayoutListConfiguration { none() }
@MainActor var mas: NSMutableAttributedString { none() }
@MainActor var nav: UINavigationController { none() }
@MainActor var nib: UINib { none() }
@MainActor var ns: NSString { none() }
@MainActor var obj: NSObject { none() }
@MainActor var p: IndexPath { none() }
@MainActor var pan: UIPanGestureRecognizer { none() }
@MainActor var path: UIBezierPath { none() }
@MainActor var picker: UIPickerView { none() }
@MainActor var progress: UIProgressView { none() }
@MainActor var pt: CGPoint { none() }
@MainActor var r: CGRect { none() }
@MainActor var refresh: UIRefreshControl { none() }
@MainActor var reusable: UICollectionReusableView { none() }
@MainActor var s: String { none() }
@MainActor var scene: UIScene { none() }
@MainActor var sceneOptions: UIScene.ConnectionOptions { none() }
@MainActor var searchBar: UISearchBar { none() }
@MainActor var seg: UISegmentedControl { none() }
@MainActor var session: UISceneSession { none() }
@MainActor var set: IndexSet { none() }
@MainActor var snap: NSDiffableDataSourceSnapshot<Int, Int> {
  get { none() }
  set {}
}
@MainActor var spinner: UIActivityIndicatorView { none() }
@MainActor var split: UISplitViewController { none() }
@MainActor var stack: UIStackView { none() }
@MainActor var sv: UIScrollView { none() }
@MainActor var sz: CGSize { none() }
@MainActor var tc: UITableViewCell { none() }
@MainActor var textRange: UITextRange { none() }
@MainActor var tf: UITextField { none() }
@MainActor var timer: Timer { none() }
@MainActor var toggle: UISwitch { none() }
@MainActor var toolbar: UIToolbar { none() }
@MainActor var touch: UITouch { none() }
@MainActor var touches: Set<UITouch> { none() }
@MainActor var traits: UITraitCollection { none() }
@MainActor var tv: UITableView { none() }
@MainActor var txt: UITextView { none() }
@MainActor var url: URL { none() }
@MainActor var v: UIView { none() }
@MainActor var vc: UIViewController { none() }
@MainActor var webNavigation: WKNavigation { none() }
@MainActor var win: UIWindow { none() }

@MainActor var animController: any UIViewControllerAnimatedTransitioning { none() }
@MainActor var appDelegate: any UIApplicationDelegate { none() }
@MainActor var coordinator: any UIViewControllerTransitionCoordinator { none() }
@MainActor var cvData: any UICollectionViewDataSource { none() }
@MainActor var cvDelegate: any UICollectionViewDelegate { none() }
@MainActor var cvSource: UICollectionViewDiffableDataSource<Int, Int> { none() }
@MainActor var dragDelegate: any UIDragInteractionDelegate { none() }
@MainActor var drop: any UICollectionViewDropCoordinator { none() }
@MainActor var dropItem: any UICollectionViewDropItem { none() }
@MainActor var flowDelegate: any UICollectionViewDelegateFlowLayout { none() }
@MainActor var gesDelegate: any UIGestureRecognizerDelegate { none() }
@MainActor var pickDelegate: any UIImagePickerControllerDelegate { none() }
@MainActor var pickerData: any UIPickerViewDataSource { none() }
@MainActor var pickerDelegate: any UIPickerViewDelegate { none() }
@MainActor var presentDelegate: any UIViewControllerTransitioningDelegate { none() }
@MainActor var sceneDelegate: any UIWindowSceneDelegate { none() }
@MainActor var searchDelegate: any UISearchBarDelegate { none() }
@MainActor var splitDelegate: any UISplitViewControllerDelegate { none() }
@MainActor var svDelegate: any UIScrollViewDelegate { none() }
@MainActor var tfDelegate: any UITextFieldDelegate { none() }
@MainActor var transition: any UIViewControllerContextTransitioning { none() }
@MainActor var tvData: any UITableViewDataSource { none() }
@MainActor var tvDelegate: any UITableViewDelegate { none() }
@MainActor var txtDelegate: any UITextViewDelegate { none() }
@MainActor var webDelegate: any WKNavigationDelegate { none() }
@MainActor var xmlDelegate: any XMLParserDelegate { none() }
