// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What Apple's headers mark as `UI_APPEARANCE_SELECTOR`, as far as the classes have it.
extension AppearanceProperty {
  static let all: [AppearanceProperty] = views + controls + bars + items

  private static let views: [AppearanceProperty] = [
    value("backgroundColor", \UIView.backgroundColor),
    make(
      "tintColor", get: { (view: UIView) in view.rareStorage?.tintColor },
      set: { $0.tintColor = $1 }, same: { $0 == $1 }),
    value("font", \UILabel.font), value("textColor", \UILabel.textColor),
    value("shadowColor", \UILabel.shadowColor), value("shadowOffset", \UILabel.shadowOffset),
    value("highlightedTextColor", \UILabel.highlightedTextColor),
    value("separatorColor", \UITableView.separatorColor),
    value("separatorInset", \UITableView.separatorInset),
    value("separatorInset", \UITableViewCell.separatorInset),
  ]

  private static let controls: [AppearanceProperty] = [
    make(
      "titleColor", get: { (button: UIButton) in button.titleColors },
      set: { button, colors in
        for (state, color) in colors.values { button.setTitleColor(color, for: state) }
      }, same: { $0.values == $1.values }),
    value("onTintColor", \UISwitch.onTintColor), value("thumbTintColor", \UISwitch.thumbTintColor),
    value("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    value("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    value("thumbTintColor", \UISlider.thumbTintColor),
    value("progressTintColor", \UIProgressView.progressTintColor),
    value("trackTintColor", \UIProgressView.trackTintColor),
    value("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    value("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    value("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    value("color", \UIActivityIndicatorView.color),
    value("font", \UITextField.font), value("textColor", \UITextField.textColor),
    value("barTintColor", \UISearchBar.barTintColor), value("barStyle", \UISearchBar.barStyle),
  ]

  private static let bars: [AppearanceProperty] = [
    value("barTintColor", \UINavigationBar.barTintColor),
    value("barStyle", \UINavigationBar.barStyle),
    value("isTranslucent", \UINavigationBar.isTranslucent),
    value("shadowImage", \UINavigationBar.shadowImage),
    value("backIndicatorImage", \UINavigationBar.backIndicatorImage),
    value("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
    attributes("titleTextAttributes", \UINavigationBar.titleTextAttributes),
    attributes("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
    make(
      "backgroundImage", get: { (bar: UINavigationBar) in bar.looks.backgroundImages },
      set: { bar, images in
        for (metrics, image) in images { bar.setBackgroundImage(image, for: metrics) }
      }, same: { $0 == $1 }),
    make(
      "standardAppearance", get: { (bar: UINavigationBar) in bar.looks.standard },
      set: { bar, look in if let look { bar.standardAppearance = look } }, same: { $0 === $1 }),
    value("compactAppearance", \UINavigationBar.compactAppearance),
    value("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
    value("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
    value("barTintColor", \UITabBar.barTintColor), value("barStyle", \UITabBar.barStyle),
    value("isTranslucent", \UITabBar.isTranslucent),
    value("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
    value("backgroundImage", \UITabBar.backgroundImage),
    value("shadowImage", \UITabBar.shadowImage),
    value("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
    make(
      "standardAppearance", get: { (bar: UITabBar) in bar.standard },
      set: { bar, look in if let look { bar.standardAppearance = look } }, same: { $0 === $1 }),
    value("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    value("barTintColor", \UIToolbar.barTintColor), value("barStyle", \UIToolbar.barStyle),
    value("isTranslucent", \UIToolbar.isTranslucent),
    make(
      "standardAppearance", get: { (bar: UIToolbar) in bar.standard },
      set: { bar, look in if let look { bar.standardAppearance = look } }, same: { $0 === $1 }),
  ]

  private static let items: [AppearanceProperty] = [
    make(
      "titleTextAttributes", get: { (item: UIBarItem) in item.titleAttributes },
      set: { item, attributes in
        for (state, value) in attributes {
          item.setTitleTextAttributes(value, for: UIControl.State(rawValue: state))
        }
      },
      same: { left, right in
        left.count == right.count && left.allSatisfy { areEqual($1, right[$0]) }
      }),
    value("tintColor", \UIBarButtonItem.tintColor),
    value("badgeColor", \UITabBarItem.badgeColor),
    make(
      "titlePositionAdjustment", get: { (item: UITabBarItem) in item.titlePositionAdjustment },
      set: { $0.titlePositionAdjustment = $1 },
      same: { $0.horizontal == $1.horizontal && $0.vertical == $1.vertical }),
  ]
}
