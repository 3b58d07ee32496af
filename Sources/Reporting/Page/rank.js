// What to fix first, and which view or cell a finding belongs to (Documentation/ReportFormat.md §5.7).

/** How much a configuration counts: those that most people have count most. */
function weightOf(c) {
  const size = c.textSize === "L" ? 8 : c.textSize.startsWith("AX") ? 1 : 2;
  const upright = c.orientation.startsWith("portrait") ? 4 : 1;
  const own = c.pseudoLanguage ? 1 : 4;
  const direction = c.direction === "rtl" ? 1 : 4;
  return size * upright * own * direction;
}
/** Sums of the weights before each place of the matrix. */
const weightsBefore = [0];
for (const one of matrix) weightsBefore.push(weightsBefore.at(-1) + weightOf(one));
function sumOf(spans) {
  let total = 0;
  for (let place = 0; place < spans.length; place += 2) {
    total += weightsBefore[spans[place] + spans[place + 1]] - weightsBefore[spans[place]];
  }
  return total;
}
const wholes = new Map();
function wholeOf(name) {
  if (!wholes.has(name)) {
    const own = screens.get(name)?.configurations;
    wholes.set(name, sumOf(own ? own.flatMap((index) => [index, 1]) : [0, matrix.length]) || 1);
  }
  return wholes.get(name);
}

const severityWeights = { error: 9, warning: 3, note: 1, "needs-review": 0.5 };
for (const finding of findings) {
  finding.share = Math.min(1, sumOf(finding.spans) / wholeOf(finding.screen));
  finding.screens = [...new Set([finding.screen, ...(finding.also ?? []).map((one) => one.screen)])];
  finding.rank = severityWeights[finding.severity] * finding.share * finding.screens.length
    * (finding.baseline === "known" ? 0.1 : 1);
}

/** `ContactCell` for `ContactCell.name` and for `UITableView › [0, 3] › ContactCell › UILabel`. */
function ownerOf(finding) {
  const parts = (finding.viewPath ?? "").split(" › ").filter(Boolean);
  if (!parts.length) return "The screen itself";
  const last = parts[parts.length - 1];
  if (/^[A-Z]\w*\./.test(last)) return last.split(".")[0];
  const row = parts.findLastIndex((part) => part.startsWith("["));
  if (row >= 0 && row + 1 < parts.length) return parts[row + 1];
  return parts.find((part) => !/^UI(Window|View|TransitionView)$/.test(part)) ?? last;
}

/** `seen in 62 % of use`: by the weights above. */
function shareText(finding) {
  const percent = Math.round(finding.share * 100);
  return `${percent < 1 ? "under 1" : percent} % of use`;
}
