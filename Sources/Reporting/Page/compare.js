// Two looks side by side, and a way through the text sizes.
const comparisons = {
  appearance: { words: "light and dark", other: (c) => axisValue("appearance", c.appearance === "dark" ? "light" : "dark") },
  textSize: {
    words: "L and the largest text",
    other: (c) => axisValue("textSize", c.textSize === "L" ? axes.find((axis) => axis.id === "textSize").values.at(-1) : "L"),
  },
  direction: {
    words: "left to right and right to left",
    other: (c) => (one) => (one.direction ?? "") !== (c.direction ?? "") && one.locale === c.locale && one.pseudoLanguage === c.pseudoLanguage
      && axes.every((axis) => axis.id === "language" || axis.of(one) === axis.of(c)),
  },
  device: {
    words: "this device and the next",
    other: (c) => {
      const axis = axes.find((one) => one.id === "device");
      return axisValue("device", axis.values[(axis.values.indexOf(axis.of(c)) + 1) % axis.values.length]);
    },
  },
};

/** Tests for the configuration that differs from another on one axis alone. */
function axisValue(id, value) {
  return (one, c) => axes.every((axis) => axis.of(one) === (axis.id === id ? value : axis.of(c)));
}

/** The look beside the present one; -1 for none. */
function counterpart(index) {
  const comparison = comparisons[byId("compare").value];
  if (!comparison) return -1;
  const test = comparison.other(matrix[index]);
  const found = matrix.findIndex((one) => test(one, matrix[index]));
  return found !== index && screens.get(detail.screen)?.configurations.includes(found) ? found : -1;
}

function startCompare() {
  const possible = Object.entries(comparisons).filter(([, one]) => matrix.some(
    (c) => matrix.some((other) => other !== c && one.other(c)(other, c))));
  byId("compare").append(make("option", { value: "" }, "nothing"),
    ...possible.map(([id, one]) => make("option", { value: id }, one.words)));
  byId("label-compare").hidden = !possible.length;
  byId("compare").addEventListener("change", () => showConfiguration());
  byId("scrub").addEventListener("input", () => {
    detail.index = scrubbed()[Number(byId("scrub").value)];
    if (!detail.finding) byId("words").replaceChildren(...screenWords());
    showConfiguration();
  });
}

/** The looks that differ from the present one by text size alone, smallest first. */
function scrubbed() {
  const axis = axes.find((one) => one.id === "textSize");
  const known = screens.get(detail.screen)?.configurations ?? [];
  return axis.values.map((size) => known.find((index) => axisValue("textSize", size)(matrix[index], matrix[detail.index])))
    .filter((index) => index != null);
}

function showScrubber() {
  const looks = scrubbed();
  byId("label-scrub").hidden = looks.length < 2;
  byId("scrub").max = looks.length - 1;
  byId("scrub").value = looks.indexOf(detail.index);
  byId("scrub").setAttribute("aria-valuetext", matrix[detail.index].textSize);
  byId("scrub-size").textContent = matrix[detail.index].textSize;
}
