// What the report holds, and small builders of elements.
const data = JSON.parse(document.getElementById("report-data").textContent);
const report = data.report;
const matrix = report.matrix;
const severities = ["error", "warning", "note"];

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

const findings = report.findings
  .map((finding) => ({ ...finding, set: new Set(finding.configurations) }))
  .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)
    || (a.baseline === "known") - (b.baseline === "known"));
const screens = new Map(report.screens.map((screen) => [screen.name, screen]));

const encoded = (...parts) => parts.map(encodeURIComponent).join("/");
const files = data.files;
function pictureOf(screen, index) {
  const known = files[screen];
  return known?.pictures.includes(index)
    ? encoded("pictures", known.slug, `${matrix[index].name}.png`) : null;
}
function comparisonOf(screen, index, part) {
  const known = files[screen];
  return known?.comparisons.includes(index)
    ? encoded("comparison", known.slug, `${matrix[index].name}.${part}.png`) : null;
}

/** The frames of a screen, from a script of their own; null where there are none. */
const geometries = new Map();
let received = null;
function snugGeometry(value) { received = value; }
globalThis.snugGeometry = snugGeometry;
function geometryOf(screen, index) {
  const known = files[screen];
  if (!known?.geometries.includes(index)) return Promise.resolve(null);
  const path = encoded("geometry", known.slug, `${matrix[index].name}.js`);
  if (!geometries.has(path)) {
    geometries.set(path, new Promise((resolve) => {
      const script = make("script", { src: path });
      script.onload = () => { resolve(received); received = null; script.remove(); };
      script.onerror = () => resolve(null);
      document.head.append(script);
    }));
  }
  return geometries.get(path);
}
