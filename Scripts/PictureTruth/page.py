# Part of Snug, under the Apache License 2.0; see LICENSE.
"""A page with the pictures side by side, what is in another place drawn on both."""
import base64
import html
import io

from PIL import Image, ImageDraw

COLOURS = {"edge": "#e00", "baseline": "#06c", "left": "#0a0", "right": "#0a0", "line": "#c0c",
           "breaks": "#f80"}


def boxed(draw, kind, value, scale):
    colour = COLOURS[kind]
    if kind == "breaks":
        for line in value:
            boxed(draw, "line", line, scale)
        left, right = min(v.left for v in value), max(v.right for v in value)
        draw.rectangle([left * scale - 3, value[0].top * scale - 3, right * scale + 3,
                        value[-1].baseline * scale + 3], outline=colour, width=2)
    elif kind == "edge":
        place, start, end = value.place * scale, value.start * scale, value.end * scale
        points = [(place, start), (place, end)] if value.axis == "x" else [(start, place), (end, place)]
        draw.line(points, fill=colour, width=3)
    else:
        draw.rectangle([value.left * scale, value.top * scale, value.right * scale,
                        value.baseline * scale], outline=colour, width=2)


def drawn(path, misses, side, scale):
    picture = Image.open(path).convert("RGBA")
    ground = Image.new("RGBA", picture.size, (200, 255, 200, 255))
    ground.alpha_composite(picture)
    draw = ImageDraw.Draw(ground)
    for miss in misses:
        if miss[1 + side] is not None:
            boxed(draw, miss[0], miss[1 + side], scale)
    data = io.BytesIO()
    ground.convert("RGB").quantize(64).save(data, "PNG", optimize=True)
    return "data:image/png;base64," + base64.b64encode(data.getvalue()).decode()


def said(miss):
    kind, one, other = miss
    if one is None or other is None:
        return f"{kind}: only in the {'found' if one is None else 'recorded'} picture"
    if kind == "edge":
        return f"edge {one.axis} {one.place:.2f} → {other.place:.2f}"
    if kind == "breaks":
        widths = [" ".join(f"{v.right - v.left:.0f}" for v in value) for value in (one, other)]
        return f"breaks: {widths[0]} → {widths[1]}"
    name = "baseline" if kind == "baseline" else kind
    return f"{kind} {getattr(one, name):.2f} → {getattr(other, name):.2f}"


def write(path, title, entries):
    """`entries`: (name, recorded file, found file, result, scale) of pictures with misses."""
    parts = [f"<!doctype html><meta charset=utf-8><title>{html.escape(title)}</title>",
             "<style>body{font:14px sans-serif}img{max-width:420px;vertical-align:top;margin:4px;"
             "border:1px solid #888}</style>", f"<h1>{html.escape(title)}</h1>"]
    for name, recorded, found, result, scale in entries:
        lines = "<br>".join(html.escape(said(miss)) for miss in result.misses[:40])
        parts.append(
            f"<h2>{html.escape(name)}</h2><p>{lines}</p>"
            f"<img alt=recorded src={drawn(recorded, result.misses, 0, scale)}>"
            f"<img alt=found src={drawn(found, result.misses, 1, scale)}>")
    path.write_text("\n".join(parts), encoding="utf-8")
