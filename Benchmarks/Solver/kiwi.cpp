// Part of Snug, under the Apache License 2.0; see LICENSE.
// Times Kiwi on the systems in Systems/; prints `case nanoseconds` lines as SolverBenchmark does.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Line {
  double strength, constant;
  char relation;
  int edit;
  std::vector<std::pair<int, double>> terms;
};

struct System {
  int variables = 0;
  std::map<double, double> weights;
  std::vector<std::string> edits;
  std::vector<int> editVariable;  // the system's own variable that an edit sets, or -1
  std::vector<Line> lines;

  explicit System(const std::string& path) {
    std::ifstream file(path);
    if (!file) { fprintf(stderr, "cannot read %s\n", path.c_str()); exit(1); }
    weights[1000] = kiwi::strength::required;
    std::string text;
    while (std::getline(file, text)) {
      std::istringstream in(text);
      std::string word;
      in >> word;
      if (word.empty() || word[0] == '#') continue;
      if (word == "variables") { in >> variables; continue; }
      if (word == "level") { double p, w; in >> p >> w; weights[p] = w; continue; }
      if (word == "edit") { in >> word; edits.push_back(word); editVariable.push_back(-1); continue; }
      Line line;
      line.strength = weights.at(std::stod(word));
      std::string edit, term;
      in >> line.relation >> line.constant >> edit;
      auto found = std::find(edits.begin(), edits.end(), edit);
      line.edit = found == edits.end() ? -1 : int(found - edits.begin());
      while (in >> term) {
        auto colon = term.find(':');
        line.terms.push_back({std::stoi(term.substr(0, colon)), std::stod(term.substr(colon + 1))});
      }
      // An edit that sets a variable of the system is that variable, made an edit variable.
      if (line.relation == '=' && line.edit >= 0 && line.terms.size() == 1) {
        editVariable[line.edit] = line.terms[0].first;
      } else {
        lines.push_back(line);
      }
    }
  }
};

struct Live {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables, edits;

  explicit Live(const System& system) {
    variables.reserve(system.variables);
    for (int i = 0; i < system.variables; i++) variables.emplace_back(std::string());
    for (size_t i = 0; i < system.edits.size(); i++) {
      int own = system.editVariable[i];
      edits.push_back(own >= 0 ? variables[own] : kiwi::Variable(std::string()));
    }
    for (const Line& line : system.lines) {
      std::vector<kiwi::Term> terms;
      terms.reserve(line.terms.size() + 1);
      for (auto& term : line.terms) terms.emplace_back(variables[term.first], term.second);
      if (line.edit >= 0) terms.emplace_back(edits[line.edit], -1.0);
      auto relation = line.relation == '<' ? kiwi::OP_LE : line.relation == '>' ? kiwi::OP_GE : kiwi::OP_EQ;
      solver.addConstraint(
          kiwi::Constraint(kiwi::Expression(std::move(terms), line.constant), relation, line.strength));
    }
    for (auto& edit : edits) solver.addEditVariable(edit, kiwi::strength::strong * 100);
  }

  double sum() const {
    double total = 0;
    for (auto& variable : variables) total += variable.value();
    return total;
  }
};

static double textHeight(double natural, double width) { return 20 * std::ceil(natural / width); }

/// Two passes, as a cell with two multi-line labels is measured.
static double measure(Live& cell, double width, double title, double subtitle) {
  cell.solver.suggestValue(cell.edits[0], width);
  cell.solver.suggestValue(cell.edits[1], title);
  cell.solver.suggestValue(cell.edits[2], subtitle);
  cell.solver.updateVariables();
  double titleHeight = textHeight(title, cell.variables[10].value());
  double subtitleHeight = textHeight(subtitle, cell.variables[14].value());
  cell.solver.suggestValue(cell.edits[3], titleHeight);
  cell.solver.suggestValue(cell.edits[4], subtitleHeight);
  cell.solver.updateVariables();
  return cell.sum();
}

static volatile double sink;

template <class Body> void benchmark(const char* name, int count, Body body) {
  std::vector<double> times;
  for (int run = 0; run < 11; run++) {
    auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < count; i++) sink = body(i);
    std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    times.push_back(time.count() / count);
  }
  std::sort(times.begin(), times.end());
  printf("%s %.1f\n", name, times[times.size() / 2]);
}

int main(int argc, char** argv) {
  std::string folder = argc > 1 ? argv[1] : "Benchmarks/Solver/Systems";
  System cell(folder + "/cell.txt"), enaml(folder + "/enaml.txt");
  {
    Live live(cell);
    measure(live, 375, 600, 400);
    auto& v = live.variables;
    printf("# cell height %.1f title %.0fx%.0f subtitle %.0fx%.0f\n", v[3].value(), v[10].value(),
           v[11].value(), v[14].value(), v[15].value());
  }
  benchmark("cell/fresh", 2000, [&](int i) {
    Live live(cell);
    return measure(live, i % 2 ? 375 : 812, 600, 400);
  });
  Live live(cell);
  benchmark("cell/rotate", 20000, [&](int i) { return measure(live, i % 2 ? 375 : 812, 600, 400); });
  benchmark("cell/content", 20000, [&](int i) {
    return measure(live, 375, 100 + i * 37 % 900, 80 + i * 53 % 700);
  });
  benchmark("cell/width", 20000, [&](int i) {
    live.solver.suggestValue(live.edits[0], i % 2 ? 375 : 812);
    live.solver.updateVariables();
    return live.sum();
  });
  benchmark("enaml/build", 300, [&](int) {
    Live live(enaml);
    live.solver.suggestValue(live.edits[0], 400);
    live.solver.suggestValue(live.edits[1], 600);
    live.solver.updateVariables();
    return live.sum();
  });
  Live window(enaml);
  const double sizes[6][2] = {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}};
  benchmark("enaml/suggest", 20000, [&](int i) {
    window.solver.suggestValue(window.edits[0], sizes[i % 6][0]);
    window.solver.suggestValue(window.edits[1], sizes[i % 6][1]);
    window.solver.updateVariables();
    return window.sum();
  });
}
