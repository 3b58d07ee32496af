// What the report holds, and small builders of elements.
const data = JSON.parse(document.getElementById("report-data").textContent);
const report = data.report;
const matrix = report.matrix;
const severities = ["error", "warning", "note", "needs-review"];
const severityName = (severity) => severity.replace("-", " ");

const byId = (id) => document.getElementById(id);

/** Makes an element; strings become text, never markup. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null && child !== ""));
  return element;
}

/** Makes an element of a drawing. */
function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const placeText = (place) => (place ? `${place.file}:${place.line}:${place.column}` : "");

/** The axes of the matrix, with what a configuration has along each. */
const axes = [
  { id: "device", name: "device", of: (c) => c.device + (c.window ? `, ${c.window}` : "") },
  { id: "orientation", name: "orientation", of: (c) => c.orientation },
  { id: "textSize", name: "text size", of: (c) => c.textSize },
  {
    id: "language", name: "language",
    of: (c) => [
      c.locale, c.direction === "rtl" ? "right to left" : c.direction === "ltr" ? "left to right" : "",
      c.pseudoLanguage ? `${c.pseudoLanguage} text` : "",
    ].filter(Boolean).join(", "),
  },
  { id: "appearance", name: "appearance", of: (c) => c.appearance ?? "light" },
  { id: "bold", name: "text weight", of: (c) => (c.bold ? "bold" : "regular") },
  { id: "scale", name: "scale", of: (c) => (c.scale ? `${c.scale}x` : "own") },
];
for (const axis of axes) axis.values = [...new Set(matrix.map(axis.of))];
const varying = axes.filter((axis) => axis.values.length > 1);

/** A configuration in words, without what is the same in all. */
function caption(index) {
  const words = varying.map((axis) => axis.of(matrix[index]));
  return words.length ? words.join(" · ") : matrix[index].name.replaceAll("_", " ");
}

/**
 * Gives what has `spans` (a place in the matrix and how many from there, one after the other) its
 * `configurations`, and these as a `set`: made when somebody asks, since five thousand have millions.
 */
function withConfigurations(one) {
  let list = null;
  let set = null;
  Object.defineProperty(one, "configurations", { get: () => (list ??= expanded(one.spans)) });
  Object.defineProperty(one, "set", { get: () => (set ??= new Set(one.configurations)) });
  return one;
}

function expanded(spans) {
  const list = [];
  for (let place = 0; place < spans.length; place += 2) {
    for (let step = 0; step < spans[place + 1]; step += 1) list.push(spans[place] + step);
  }
  return list;
}

const findings = report.findings
  .map((finding) => withConfigurations({ ...finding, also: finding.also?.map(withConfigurations) }))
  .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)
    || (a.baseline === "known") - (b.baseline === "known"));
const screens = new Map(report.screens.map((screen) => [screen.name, screen]));

/** The files of each screen's configurations, by their places in the matrix. */
const filesOf = new Map(report.screens.map((screen) => [screen.name, new Map(
  screen.configurations.map((index, place) => [index, {
    picture: screen.pictures?.[place], geometry: screen.geometry?.[place],
    old: screen.goldens?.[place], difference: screen.differences?.[place],
    accessibility: screen.accessibility?.[place],
  }]))]));

const fileOf = (screen, index, part) => filesOf.get(screen)?.get(index)?.[part] ?? null;
/** The picture of a screen, or of a finding's own moment where that is another. */
const pictureOf = (screen, index, finding) =>
  (finding?.picture && finding.representative === index ? finding.picture : fileOf(screen, index, "picture"));

/** The frames of a screen, from a script of their own; null where there are none. */
const geometries = new Map();
let received = null;
globalThis.snugGeometry = (value) => { received = value; };
function geometryOf(screen, index, finding) {
  const path = finding?.geometry && finding.representative === index
    ? finding.geometry : fileOf(screen, index, "geometry");
  if (!path) return Promise.resolve(null);
  if (!geometries.has(path)) {
    geometries.set(path, new Promise((resolve) => {
      const script = make("script", { src: path });
      script.onload = () => { resolve(received && named(received)); received = null; script.remove(); };
      script.onerror = () => resolve(null);
      document.head.append(script);
    }));
  }
  return geometries.get(path);
}

/** Rows of values with names (Documentation/ReportFormat.md §5). */
function named({ width, height, nodes, constraints, places, faults, spoken = [] }) {
  const place = (number) => {
    const [file, line, column] = places[number] ?? [];
    return file ? { file, line, column } : null;
  };
  const box = ([x, y, width, height]) => ({ x, y, width, height });
  return {
    width, height,
    nodes: nodes.map(([path, className, depth, number, ...rest]) => ({
      path, className, depth, place: place(number), frame: box(rest), baselines: rest.slice(4),
    })),
    constraints: constraints.map(([text, isBroken, number, startX, startY, endX, endY]) => ({
      text, isBroken: isBroken === 1, place: place(number), startX, startY, endX, endY,
    })),
    faults: faults.map(([fingerprint, ...rest]) => ({ fingerprint, region: box(rest) })),
    spoken: spoken.map(([sentence, label, value, hint, traits, actions, identifier, path, ...rest]) => ({
      sentence, label, value, hint, traits, actions: actions.split("\n").filter(Boolean), identifier, path, frame: box(rest),
    })),
  };
}
