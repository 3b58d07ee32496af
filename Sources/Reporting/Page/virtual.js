// A long list of which only what is near the window is there.
const virtualRows = 30;

/**
 * Shows rows in chunks; a chunk far from the window is an empty box of its height.
 *
 * @param {HTMLElement} list gets the chunks.
 * @param {Array<() => HTMLElement>} rows makers of rows.
 * @param {number} height of a row, estimated, in pixels.
 */
function showRows(list, rows, height) {
  list.watcher?.disconnect();
  const fill = (chunk) => {
    if (chunk.childElementCount) return;
    chunk.style.minHeight = "";
    chunk.append(...rows.slice(chunk.start, chunk.start + virtualRows).map((row) => row()));
  };
  const empty = (chunk) => {
    if (!chunk.childElementCount || chunk.contains(document.activeElement)) return;
    chunk.style.minHeight = `${chunk.offsetHeight}px`;
    chunk.replaceChildren();
  };
  list.watcher = new IntersectionObserver((entries) => {
    for (const entry of entries) (entry.isIntersecting ? fill : empty)(entry.target);
  }, { rootMargin: "1200px" });
  const chunks = [];
  for (let start = 0; start < rows.length; start += virtualRows) {
    const chunk = make("ol", { class: "chunk" });
    chunk.start = start;
    chunk.style.minHeight = `${Math.min(virtualRows, rows.length - start) * height}px`;
    chunks.push(chunk);
  }
  list.replaceChildren(...chunks);
  if (chunks.length) fill(chunks[0]);
  for (const chunk of chunks) list.watcher.observe(chunk);
}
