// What VoiceOver reads: numbers over the picture, and the same in words.
function spokenGroup(geometry) {
  const group = draw("g", { id: geometry === detail.geometry ? "spoken" : null });
  const badges = [];
  geometry.spoken.forEach((element, place) => {
    const { x, y, width, height } = element.frame;
    const box = draw("rect", { class: `spoken colour-${place % 5}`, x, y, width, height }, draw("title", {}, element.sentence));
    box.addEventListener("click", () => chooseSpoken(element, box));
    group.append(box);
    badges.push(badge(place, x, y, geometry));
  });
  // No box lies over a number.
  group.append(...badges);
  return group;
}

/** A number at the left top corner, always on the picture where the box is. */
function badge(place, x, y, { width, height }) {
  const text = String(place + 1);
  const wide = 10 + 7 * text.length;
  const isOut = x >= width || y >= height;
  const left = isOut ? x : Math.min(Math.max(0, x - wide / 2), width - wide);
  const top = isOut ? y : Math.min(Math.max(0, y - 8), height - 16);
  return draw("g", { class: `badge colour-${place % 5}`, "pointer-events": "none" },
    draw("rect", { x: left, y: top, width: wide, height: 16, rx: 3 }),
    draw("text", { x: left + wide / 2, y: top + 12, "text-anchor": "middle" }, text));
}

function chooseSpoken(element, box) {
  for (const one of document.querySelectorAll(".spoken.chosen")) one.classList.remove("chosen");
  box?.classList.add("chosen");
  say([element.sentence, element.path, frameText(element.frame)].filter(Boolean).join(" · "));
}

/** The elements in their order: what is read, and of what it is made. */
function showSpoken() {
  const list = byId("reading");
  if (!list) return;
  const elements = detail.geometry?.spoken ?? [];
  const file = fileOf(detail.screen, detail.index, "accessibility");
  list.hidden = !detail.geometry;
  list.querySelector("summary").textContent = `What VoiceOver reads (${elements.length})`;
  list.querySelector("ol").replaceChildren(...elements.map((element, place) => make("li", {},
    make("button", { class: "sentence", onclick: () => {
      detail.spoken = true;
      drawStage();
      chooseSpoken(element, document.querySelectorAll("#spoken rect.spoken")[place]);
    } }, element.sentence || "(nothing)"),
    make("dl", {}, ...["label", "value", "traits", "hint", "identifier"].filter((name) => element[name]).flatMap(
      (name) => [make("dt", {}, name), make("dd", {}, element[name])]),
    ...element.actions.flatMap((action) => [make("dt", {}, "action"), make("dd", {}, action)])))));
  list.querySelector("p").replaceChildren(...(file ? [make("a", { href: file }, "As JSON, in AccessibilitySnapshot's model")] : []));
}

const spokenPart = () => make("details", { id: "reading" }, make("summary", {}, "What VoiceOver reads"),
  make("ol", { class: "reading" }), make("p", {}));
