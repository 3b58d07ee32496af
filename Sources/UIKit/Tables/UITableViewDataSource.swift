// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Supplies a table view with rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  // @objc(tableView:cellForRowAtIndexPath:)
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  // @objc(numberOfSectionsInTableView:) optional = 1
  func numberOfSections(in tableView: UITableView) -> Int
  // @objc optional
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  // @objc optional
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  // @objc(tableView:canEditRowAtIndexPath:) optional = true
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  // @objc(tableView:canMoveRowAtIndexPath:) optional = false
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  // @objc(sectionIndexTitlesForTableView:) optional
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  // @objc(tableView:sectionForSectionIndexTitle:atIndex:) optional = 0
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  // @objc(tableView:commitEditingStyle:forRowAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  // @objc(tableView:moveRowAtIndexPath:toIndexPath:) optional
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
