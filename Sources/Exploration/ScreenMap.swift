// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The states of an app that were seen and the steps between them.
///
/// - Invariant: every edge's ends are in ``states``, and ``order`` has each of them once.
package struct ScreenMap: Sendable {
  /// A state's action, or a root where there is no state.
  package struct Choice: Hashable, Sendable, Codable {
    package var state: String?
    package var action: Int
  }

  /// What an action led to.
  package struct Edge: Hashable, Sendable, Codable {
    package var steps: [MarkedStep]
    package var target: String
    /// Whether it led elsewhere before.
    package var isFickle = false
  }

  /// A step of a way from a launch: what was chosen, and what it led to.
  package struct Stride: Hashable, Sendable, Codable {
    package var choice: Choice
    package var edge: Edge
  }

  package private(set) var states: [String: MapState] = [:]
  /// Ids in the order in which they were seen.
  package private(set) var order: [String] = []
  package private(set) var edges: [Choice: Edge] = [:]
  /// Where choices led first that lead elsewhere by now: nothing else may lead there.
  private(set) var formerEdges: [Choice: Edge] = [:]
  /// What was begun, done or not.
  package private(set) var tried: Set<Choice> = []
  /// The choice of each step that was begun, by number.
  package private(set) var begun: [Int: Choice] = [:]
  /// The steps of what was begun, by number; of the last alone when it has ended the app.
  package private(set) var attempts: [Int: [MarkedStep]] = [:]
  /// What ended the exploration; nil as long as it goes on.
  package private(set) var ending: MapEnding?
  /// States to which the way was walked, with how often it was tried, without bold ones.
  package private(set) var walks: [String: Int] = [:]
  /// Screens to which a bold way was tried.
  private(set) var boldWalks: Set<MapStructure> = []
  /// What led elsewhere on a bold way.
  private(set) var failedBoldly: Set<Choice> = []
  /// The shortest way to each screen that was walked and led there.
  private(set) var confirmed: [MapStructure: MapWalk] = [:]
  private var walking: MapWalk?
  /// What was done since the launch when a state was seen first.
  private(set) var traces: [String: [Stride]] = [:]
  private var path: [Stride] = []

  /// Structures in the order in which they were seen, with the state that showed them first.
  package private(set) var structures: [MapStructure] = []
  private var firstStates: [MapStructure: String] = [:]

  // What the choice of the next action is made by.
  private(set) var fruitless: [String: Int] = [:]
  private(set) var marksTried: [String: Int] = [:]
  private(set) var stepsOn: [String: Int] = [:]
  /// How often actions of a key, and of a group, ended the app on their screens; what is being done now
  /// counts as well.
  private(set) var endsOf: [String: Int] = [:]
  /// The place of a state among those of its chain.
  private(set) var rankInChain: [String: Int] = [:]
  private var statesOf: [String: Int] = [:]
  private(set) var targetOfMark: [String: String] = [:]
  private(set) var firstStateOfTab: [String: String] = [:]
  /// Steps from a launch when a state was seen first.
  private(set) var depth: [String: Int] = [:]
  private(set) var origin: [String: String] = [:]
  /// How many structures and states there were when a step was begun.
  private var countsBefore: [Int: (structures: Int, states: Int)] = [:]

  package init() {}

  /// Steps and launches so far.
  package var stepCount: Int { begun.count }

  /// Grows with everything that is done.
  package var progress: Int {
    begun.count + walks.values.reduce(0, +) + boldWalks.count + (ending == nil ? 0 : 1)
  }

  package func state(of structure: MapStructure) -> MapState? {
    firstStates[structure].flatMap { states[$0] }
  }

  /// - Complexity: O(1).
  package mutating func apply(_ event: MapEvent) {
    switch event {
    case .state(let state): add(state)
    case .begin(let number, let from, let action):
      let choice = Choice(state: from, action: action)
      if from == nil { path = [] }
      begun[number] = choice
      countsBefore[number] = (structures.count, order.count)
      let isFirst = tried.insert(choice).inserted
      guard let state = from.flatMap({ states[$0] }) else { return }
      stepsOn[state.chainName, default: 0] += 1
      for key in endKeys(state, state.actions[action]) { endsOf[key, default: 0] += 1 }
      // What is done again on ways to elsewhere says nothing of other states.
      guard isFirst else { return }
      marksTried[state.chainName + " " + state.actions[action].key, default: 0] += 1
    case .attempt(let number, let steps): attempts[number] = steps
    case .end(let number, let steps, let target):
      attempts[number] = nil
      guard let choice = begun[number] else { return }
      if let state = choice.state.flatMap({ states[$0] }) {
        for key in endKeys(state, state.actions[choice.action]) { endsOf[key, default: 0] -= 1 }
      }
      end(choice, steps, target, isNew: hasFound(number, choice, target))
    case .willWalk(let walk):
      walking = walk
      if !walk.isBold {
        walks[walk.state, default: 0] += 1
      } else if let state = states[walk.state] {
        boldWalks.insert(state.structure)
      }
    case .walk(_, let broken):
      guard let walk = walking else { return }
      walking = nil
      end(walk, broken)
    case .finished(let ending): self.ending = ending
    }
  }

  /// Takes down how a walk went: each screen has a way that it came through before it led elsewhere.
  private mutating func end(_ walk: MapWalk, _ broken: Choice?) {
    if let broken, walk.isBold {
      failedBoldly.insert(broken)
    } else if let broken {
      edges[broken]?.isFickle = true
      formerEdges[broken]?.isFickle = true
    }
    var part = walk
    part.strides = []
    var length = 0
    for stride in walk.strides {
      if stride.choice == broken { return }
      part.strides.append(stride)
      length += stride.edge.steps.count
      part.state = stride.edge.target
      guard let structure = states[part.state]?.structure else { continue }
      if confirmed[structure].map({ length < $0.steps.count }) ?? true {
        confirmed[structure] = part
      }
    }
  }

  /// Whether a step led to a screen that was not seen before, or changed its own screen in place to a
  /// state that was not: an outline that opens has further rows.
  private func hasFound(_ number: Int, _ choice: Choice, _ target: String?) -> Bool {
    guard let before = countsBefore[number] else { return false }
    if structures.count > before.structures { return true }
    guard order.count > before.states, let target, let from = choice.state else { return false }
    return states[target]?.chain == states[from]?.chain
  }

  private mutating func add(_ state: MapState) {
    guard states[state.id] == nil else { return }
    states[state.id] = state
    order.append(state.id)
    rankInChain[state.id] = statesOf[state.chainName, default: 0]
    statesOf[state.chainName, default: 0] += 1
    for action in state.actions where action.kind == .tab && firstStateOfTab[action.mark] == nil {
      firstStateOfTab[action.mark] = state.id
    }
    guard firstStates[state.structure] == nil else { return }
    firstStates[state.structure] = state.id
    structures.append(state.structure)
  }

  private mutating func end(
    _ choice: Choice, _ steps: [MarkedStep], _ target: String?, isNew: Bool
  ) {
    let action = choice.state.flatMap { states[$0]?.actions[choice.action] }
    for group in [action?.group, action?.kin].compactMap(\.self) {
      // What was done in another state, too, says nothing of those that were not.
      guard let state = choice.state, isNew || !wasDone(action, in: state) else { break }
      let key = groupKey(state, group)
      fruitless[key] = isNew ? 0 : (fruitless[key] ?? 0) + 1
    }
    guard let target, states[target] != nil else { return }
    let known = edges[choice]
    if var known, known.target != target, formerEdges[choice] == nil {
      known.isFickle = true
      formerEdges[choice] = known
    }
    let isFickle = known.map { $0.target != target || $0.isFickle } ?? false
    edges[choice] = Edge(steps: steps, target: target, isFickle: isFickle)
    path.append(Stride(choice: choice, edge: Edge(steps: steps, target: target)))
    if traces[target] == nil { traces[target] = path }
    if let action, action.kind == .tab { targetOfMark[action.mark] = target }
    guard let from = choice.state, origin[target] == nil, from != target else { return }
    origin[target] = from
    depth[target] = (depth[from] ?? 0) + 1
  }

  /// Whether an action that was begun just now was begun in another state of its screen before.
  private func wasDone(_ action: MapAction?, in state: String) -> Bool {
    guard let action, let chain = states[state]?.chainName else { return false }
    return marksTried[chain + " " + action.key, default: 0] > 1
  }

  /// By which ends of the app are counted.
  func endKeys(_ state: MapState, _ action: MapAction) -> [String] {
    let own = state.chainName + " " + action.key
    return action.group.map { [own, groupKey(state.id, $0)] } ?? [own]
  }

  func groupKey(_ state: String, _ group: String) -> String {
    "\(states[state]?.chainName ?? "") \(group)"
  }
}

extension MapState {
  var chainName: String { chain.joined(separator: " › ") }
}
