// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a step changes, in the index spaces of batch updates.
struct ListChangeSet {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var moved: (from: IndexPath, to: IndexPath)?
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var movedSection: (from: Int, to: Int)?
  var reloadedSections = IndexSet()

  /// Takes a step with a model; one that changes no data changes nothing.
  init(_ step: ListStep, _ model: inout ListModel) {
    switch step {
    case .insert(let index, let count):
      let place = model.place(inFrontOf: index)
      inserted = (0..<count).map { IndexPath(item: place.item + $0, section: place.section) }
      model.insert(count, at: index)
    case .delete(let index, let count):
      deleted = (index..<index + count).map(model.path)
      model.remove(index..<index + count)
    case .move(let index, let target):
      let source = model.path(index)
      moved = (source, model.move(index, to: target))
    case .reload(let index, let weight):
      model.setWeight(weight, at: index)
      reloaded = [model.path(index)]
    case .resize(let index, let weight):
      model.setWeight(weight, at: index)
      reconfigured = [model.path(index)]
    case .insertSection(let section, let count):
      model.insertSection(section, count: count)
      insertedSections = [section]
    case .deleteSection(let section):
      model.removeSection(section)
      deletedSections = [section]
    case .moveSection(let section, let target):
      model.moveSection(section, to: target)
      movedSection = (section, target)
    case .reloadSection(let section, let weight):
      model.replaceContents(ofSection: section, weight: weight)
      reloadedSections = [section]
    case .scroll, .jump, .glide, .rotate, .textSize, .reloadAll: break
    }
  }
}
