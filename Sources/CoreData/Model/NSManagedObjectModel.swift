// Part of Snug, under the Apache License 2.0; see LICENSE.

private import DataModel

/// The entities of an app.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] {
    didSet {
      table = nil
      for entity in entities { entity.model = self }
    }
  }
  private var table: [String: NSEntityDescription]?
  private var configurationTable: [String: [NSEntityDescription]] = [:]
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
  open var versionIdentifiers: Set<AnyHashable> = []
  open var localizationDictionary: [String: String]?

  public override init() {}

  /// Reads a `.momd`, a `.mom` in it, or a model as Xcode keeps it.
  ///
  /// - Returns: nil when there is no model at the place or it cannot be read.
  public init?(contentsOf url: URL) {
    super.init()
    guard let file = ModelFile(url) else { return nil }
    ModelBuilder(file).fill(self)
  }

  /// Joins models; an entity of several of them counts once.
  public init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    var names: Set<String> = []
    entities = (models ?? []).flatMap(\.entities).filter { names.insert($0.name ?? "").inserted }
    for model in models ?? [] {
      configurationTable.merge(model.configurationTable) { $0 + $1 }
      fetchRequestTemplatesByName.merge(model.fetchRequestTemplatesByName) { first, _ in first }
    }
  }

  /// Every model of the bundles; nil means those of the app.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = files(of: bundles, ["momd", "mom"])
    let models = urls.compactMap { NSManagedObjectModel(contentsOf: $0) }
    return NSManagedObjectModel(byMerging: models)
  }

  private static func files(of bundles: [Bundle]?, _ endings: [String]) -> [URL] {
    (bundles ?? [.main]).flatMap { bundle in
      endings.flatMap { ending -> [URL] in
        let found = bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []
        return found.map { URL(fileURLWithPath: $0.path ?? "") }.sorted { $0.path < $1.path }
      }
    }
  }

  open class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? {
    for folder in files(of: bundles, ["momd"]) {
      for version in ModelFile.versions(of: folder) {
        guard let model = NSManagedObjectModel(contentsOf: version) else { continue }
        if model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) {
          return model
        }
      }
    }
    return nil
  }

  open var entitiesByName: [String: NSEntityDescription] {
    if let table { return table }
    let made = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    table = made
    return made
  }

  // MARK: Configurations

  /// Includes `PF_DEFAULT_CONFIGURATION_NAME`, as Apple's.
  open var configurations: [String] { configurationTable.keys.sorted() }

  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
      return entities
    }
    return configurationTable[configuration]
  }

  open func setEntities(
    _ entities: [NSEntityDescription], forConfigurationName configuration: String
  ) {
    configurationTable[configuration] = entities
  }

  // MARK: Requests

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }

  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }

  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    guard let template = fetchRequestTemplatesByName[name] else { return nil }
    let request = template.copy() as? NSFetchRequest<NSFetchRequestResult>
    request?.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  // MARK: Versions

  open var entityVersionHashesByName: [String: Data] {
    entitiesByName.mapValues(\.versionHash)
  }

  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else {
      return false
    }
    let own = (entities(forConfigurationName: configuration) ?? []).map { entity in
      (entity.name ?? "", entity.versionHash)
    }
    return hashes == Dictionary(own) { first, _ in first }
  }
}
