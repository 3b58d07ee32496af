// A screen across whole axes of the matrix.
const grid = { screen: [...screens.keys()][0], across: null, down: null, fixed: {} };

/** Counts of findings by severity, for each configuration of a screen. */
function countsOf(screen) {
  const counts = new Map();
  for (const finding of findings) {
    const there = [finding, ...(finding.also ?? [])].filter((one) => one.screen === screen);
    for (const index of new Set(there.flatMap((one) => one.configurations))) {
      const one = counts.get(index) ?? { error: 0, warning: 0, note: 0, "needs-review": 0 };
      one[finding.severity] += 1;
      counts.set(index, one);
    }
  }
  return counts;
}

function startGrid() {
  const ids = varying.map((axis) => axis.id);
  grid.across = ids.includes("textSize") ? "textSize" : ids[0] ?? "textSize";
  grid.down = ids.find((id) => id !== grid.across) ?? "device";
  for (const axis of axes) grid.fixed[axis.id] = axis.values[0];
  showGrid();
}

function chooser(label, id, values, value, change) {
  const select = make("select", { id, onchange: () => { change(select.value); showGrid(id); } },
    ...values.map(([key, name]) => make("option", { value: key, selected: key === value }, name)));
  return make("label", {}, `${label} `, select);
}

function showGrid(focusId) {
  const controls = byId("grid-controls");
  const choices = (varying.length ? varying : axes.slice(0, 2)).map((axis) => [axis.id, axis.name]);
  controls.replaceChildren(
    chooser("Screen", "grid-screen", [...screens.keys()].map((name) => [name, name]), grid.screen,
      (value) => { grid.screen = value; }),
    chooser("Across", "grid-across", choices, grid.across, (value) => {
      if (value === grid.down) grid.down = grid.across;
      grid.across = value;
    }),
    chooser("Down", "grid-down", choices, grid.down, (value) => {
      if (value === grid.across) grid.across = grid.down;
      grid.down = value;
    }),
    ...varying.filter((axis) => ![grid.across, grid.down].includes(axis.id)).map((axis) => chooser(
      axis.name[0].toUpperCase() + axis.name.slice(1), `grid-${axis.id}`,
      axis.values.map((value) => [value, value]), grid.fixed[axis.id],
      (value) => { grid.fixed[axis.id] = value; })));
  if (focusId) byId(focusId)?.focus();
  fillGrid();
}

function fillGrid() {
  const across = axes.find((axis) => axis.id === grid.across);
  const down = axes.find((axis) => axis.id === grid.down);
  const others = varying.filter((axis) => axis !== across && axis !== down);
  const screen = screens.get(grid.screen);
  const [head, body] = [byId("grid").tHead, byId("grid").tBodies[0]];
  if (!screen) {
    byId("grid-caption").textContent = "No screen was looked at.";
    return;
  }
  const counts = countsOf(grid.screen);
  const unfinished = new Map(screen.unfinished.map((one) => [one.configuration, one.message]));
  const known = new Set(screen.configurations);
  head.replaceChildren(make("tr", {}, make("td"),
    ...across.values.map((value) => make("th", { scope: "col" }, value))));
  body.replaceChildren(...down.values.map((rowValue) => make("tr", {},
    make("th", { scope: "row" }, rowValue),
    ...across.values.map((columnValue) => {
      const index = matrix.findIndex((one) => down.of(one) === rowValue
        && across.of(one) === columnValue
        && others.every((axis) => axis.of(one) === grid.fixed[axis.id]));
      return make("td", {}, index >= 0 && known.has(index)
        ? thumb(screen, index, counts.get(index), unfinished.get(index)) : "–");
    }))));
  byId("grid-caption").textContent = `${screen.name}: ${across.name} across, ${down.name} down`
    + others.map((axis) => `, ${grid.fixed[axis.id]}`).join("");
}

function thumb(screen, index, counts, unfinished) {
  const source = pictureOf(screen.name, index);
  const [width, height] = data.sizes[index];
  const found = severities.filter((severity) => counts?.[severity])
    .map((severity) => make("span", { class: `badge ${severity}` }, String(counts[severity])));
  const words = severities.filter((severity) => counts?.[severity])
    .map((severity) => (severity === "needs-review"
      ? `${counts[severity]} to review` : plural(counts[severity], severity))).join(", ");
  return make("button", {
    class: "thumb", "data-index": index,
    "aria-label": `${caption(index)}: ${unfinished ?? (words || "nothing found")}`,
    onclick: () => openScreen(screen.name, index),
  },
  source ? make("img", { src: source, alt: "", loading: "lazy", width, height })
    : make("span", { class: "none" }, unfinished ? "unfinished" : "no picture"),
  make("span", { class: "counts" }, ...(found.length ? found : [unfinished ? "" : "✓"])));
}
