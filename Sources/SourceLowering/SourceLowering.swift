// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Rewrites the sources of one module so that Swift on Linux compiles them.
///
/// All files are read first: a class, its extensions and its subclasses may stand in different
/// files. The rewriting is by edits of the author's text; what needs none is handed on as it is.
/// Behaviour note: Documentation/SourceLowering.md.
///
/// - Complexity: two traversals of each file; O(n log n) in the number of edits.
package struct SourceLowering {
  package let options: LoweringOptions

  /// Where trees are kept for the next time; nil where there is none.
  private let memory: SyntaxMemory?

  package init(_ options: LoweringOptions, memory: SyntaxMemory? = nil) {
    self.options = options
    self.memory = memory
  }

  /// Lowers a module.
  ///
  /// The result depends on nothing but the inputs, so it can be cached by their content.
  package func lower(_ inputs: [SourceInput]) -> LoweredModule {
    let files = inputs.enumerated().map { ParsedFile($1, index: $0, memory: memory) }
    let conditions = BuildConditions(options)
    var model = ModuleModel()
    model.known = options.known
    model.isTested = options.isTested
    model.homonyms = Homonyms(files, conditions)
    for file in files {
      let reader = DeclarationReader(file: file, conditions: conditions, model: model)
      reader.walk(file.tree)
      model = reader.model
      file.readImports(conditions)
      file.addHeaderImports(options)
      if options.importsAreInternal { file.importWord = "public import" }
      file.addGivenImports(options)
      // Apple's XCTest brings UIKit with it.
      if file.imports.contains("XCTest"), !file.imports.contains("UIKit") {
        file.addedImports.insert("UIKit")
      }
      FoundationNames.addImports(to: file)
    }
    for file in files { file.addSharedTypes(options, model) }
    model.joinAliases()
    model.markNestedGenerics()
    let own = ownOptionalMethods(of: model)
    let optional = options.known.optionalMethods.merging(own) { $1 }
    let findings = rewriteUses(in: files, conditions, model, optional)
    let expectsFailures = files.contains { $0.bytes.holds("XCTExpectFailure") }
    let tests = TestCasePass(model: model, expectsFailures: expectsFailures).run()
    let categories = OverridePass(model: model).run()
    let exchanges = options.known.exchangesMethods || ExchangePass.exchangesMethods(files)
    ExchangePass(model: model, exchangesMethods: exchanges).run()
    FoundationClassPass(model: model).run()
    WeakBoxPass(files: files).run()
    DispatchSourcePass(files: files).run()
    InitializerPass(model: model, moduleName: options.moduleName).run()
    MakerPass(model: model, moduleName: options.moduleName).run()
    let registration = RuntimePass(
      model: model, options: options, ownOptionalMethods: optional,
      frameworkMethods: findings.frameworkMethods
    ).run(files: files)
    var lowered = render(files, findings, registration + categories)
    lowered.interface = options.known
    lowered.interface.exchangesMethods = exchanges
    lowered.interface.add(model, of: options.moduleName, optionalMethods: own)
    lowered.interface.addHeader(of: options.moduleName, importing: options.headerImports, model)
    lowered.testClasses = tests
    lowered.expectsFailures = expectsFailures
    addTestLibraries(to: &lowered, files, model)
    return lowered
  }

  /// Rewrites how the files use what the model has, and what they find on the way.
  private func rewriteUses(
    in files: [ParsedFile], _ conditions: BuildConditions, _ model: ModuleModel,
    _ optional: [String: OptionalMethodTable.Method]
  ) -> Findings {
    let facts = ModuleFacts(model)
    var findings = Findings()
    for file in files {
      let rewriter = UsageRewriter(
        file: file, conditions: conditions, model: model, options: options,
        ownOptionalMethods: optional, facts: facts)
      rewriter.walk(file.tree)
      findings.entryPoints += rewriter.findings.entryPoints
      findings.previews += rewriter.findings.previews
      findings.issues += rewriter.findings.issues
      findings.frameworkMethods += rewriter.findings.frameworkMethods
      findings.missingModules += rewriter.findings.missingModules
      findings.leftOutImports += rewriter.findings.leftOutImports
    }
    for file in files where file.isMain { findings.entryPoints.append(.mainFile(path: file.path)) }
    return findings
  }

  /// Reads a module that is compiled as it stands: what other modules must know of it, and its
  /// tests. No file is changed.
  package func read(_ inputs: [SourceInput]) -> LoweredModule {
    let files = inputs.enumerated().map { ParsedFile($1, index: $0) }
    let conditions = BuildConditions(options)
    var model = ModuleModel()
    model.known = options.known
    model.isTested = options.isTested
    model.homonyms = Homonyms(files, conditions)
    for file in files {
      let reader = DeclarationReader(file: file, conditions: conditions, model: model)
      reader.walk(file.tree)
      model = reader.model
      file.readImports(conditions)
    }
    var lowered = LoweredModule(
      files: inputs.map { LoweredFile(path: $0.path, text: $0.text, isUntouched: true) },
      registration: [], entryPoints: [], previews: [], issues: [], missingModules: [],
      columns: Renderer(files: []).columns)
    lowered.interface = options.known
    lowered.interface.add(model, of: options.moduleName, optionalMethods: [:])
    lowered.interface.addHeader(of: options.moduleName, importing: options.headerImports, model)
    lowered.testClasses = TestCasePass(model: model).run()
    addTestLibraries(to: &lowered, files, model)
    return lowered
  }

  private func addTestLibraries(
    to lowered: inout LoweredModule, _ files: [ParsedFile], _ model: ModuleModel
  ) {
    lowered.usesSwiftTesting = files.contains { $0.imports.contains("Testing") }
    lowered.usesQuick = files.contains { $0.imports.contains("Quick") }
    lowered.specConfigurations = model.classes.filter { type in
      model.chain(of: type).last?.firstInherited.map(ModuleModel.bare) == "QuickConfiguration"
    }.map(\.name)
  }

  private func render(
    _ files: [ParsedFile], _ findings: Findings, _ registration: [String]
  ) -> LoweredModule {
    var renderer = Renderer(files: files)
    var lowered: [LoweredFile] = []
    for file in files {
      if file.isMain { file.prologue = "SnugEntry.prepare(); " }
      let text =
        file.isUntouched ? String(decoding: file.bytes, as: UTF8.self) : renderer.text(of: file)
      lowered.append(
        LoweredFile(
          path: file.path, text: text, isUntouched: file.isUntouched,
          spans: file.isUntouched ? [] : renderer.spans))
    }
    var module = LoweredModule(
      files: lowered, registration: registration, entryPoints: findings.entryPoints,
      previews: findings.previews, issues: findings.issues,
      missingModules: findings.missingModules, columns: renderer.columns)
    module.leftOutImports = findings.leftOutImports
    return module
  }

  private func ownOptionalMethods(of model: ModuleModel) -> [String: OptionalMethodTable.Method] {
    var found: [String: OptionalMethodTable.Method] = [:]
    for type in model.ordered where type.kind == .protocol {
      for member in type.bodies.flatMap(\.members) where member.isOptionalRequirement {
        found[member.fullName] = OptionalMethodTable.Method(
          swiftName: member.fullName, selector: ObjectiveCName.selector(of: member),
          owner: type.name, types: nil)
      }
    }
    return found
  }
}

extension ParsedFile {
  /// The modules the file imports, as they are called here, also under conditions that hold.
  func readImports(_ conditions: BuildConditions) {
    readImports(tree.statements, conditions)
  }

  private func readImports(_ items: CodeBlockItemListSyntax, _ conditions: BuildConditions) {
    for item in items {
      if let block = item.item.as(IfConfigDeclSyntax.self),
        case .statements(let inner) = conditions.activeClause(of: block)?.elements
      {
        readImports(inner, conditions)
      }
      guard let node = item.item.as(ImportDeclSyntax.self), node.importKindSpecifier == nil,
        let name = node.path.first?.name.text, !ModuleTable.absent.contains(name)
      else { continue }
      imports.insert(ModuleTable.replacements[name] ?? name)
    }
  }

  /// Imports what stands in for imports that are left out.
  func addGivenImports(_ options: LoweringOptions) {
    let added = options.addedImports[path, default: []].subtracting(imports)
    addedImports.formUnion(added)
    imports.formUnion(added)
  }

  /// Imports what the module's own header shows on Apple's systems, and the headers of the modules
  /// that the file imports (Documentation/SourceLowering.md §2.3).
  ///
  /// A header shows no type of Swift's: where the file imports Foundation by headers only, a type
  /// that another module calls like one of Foundation's is that module's.
  func addHeaderImports(_ options: LoweringOptions) {
    if imports.isDisjoint(with: ["Foundation", "UIKit", "SystemFrameworks", "XCTest"]) {
      for module in imports {
        for name in options.known.namesakes[module] ?? [] { owners[name] = module }
      }
    }
    let shown = imports.reduce(into: options.headerImports) {
      $0.formUnion(options.known.headerImports[$1] ?? [])
    }
    for name in shown {
      let module =
        options.modules.contains(name)
        ? options.compiledNames[name] ?? name : ModuleTable.replacements[name] ?? name
      let isKnown =
        options.modules.contains(name) && name != options.moduleName
        || ModuleTable.importable.contains(name)
      if isKnown, imports.insert(module).inserted { addedImports.insert(module) }
    }
  }
}
