/** Builds SVG strings. The root of a drawing sets `fill="none"` and round strokes, so lines needn't. */
export function fill(colour: string, d: string, opacity?: number): string {
  return `<path fill="${colour}"${shownAt(opacity)} d="${d}"/>`;
}

export function line(colour: string, width: number, d: string, opacity?: number): string {
  return `<path stroke="${colour}" stroke-width="${width}"${shownAt(opacity)} d="${d}"/>`;
}

/** A dashed line: stars, glints or rows of leaves in a few bytes. */
export function dashes(colour: string, width: number, rhythm: string, d: string, opacity?: number): string {
  return `<path stroke="${colour}" stroke-width="${width}" stroke-dasharray="${rhythm}"${shownAt(opacity)} d="${d}"/>`;
}

export function oval(colour: string, x: number, y: number, rx: number, ry = rx, opacity?: number): string {
  const shape = rx === ry ? `<circle r="${short(rx)}"` : `<ellipse rx="${short(rx)}" ry="${short(ry)}"`;
  return `${shape} cx="${short(x)}" cy="${short(y)}" fill="${colour}"${shownAt(opacity)}/>`;
}

/** Places something that's drawn around 0 0. */
export function put(x: number, y: number, scale: Scale, body: string, turn = 0): string {
  return `<g transform="${place(x, y, scale, turn)}">${body}</g>`;
}

export type Scale = number | readonly [number, number];

export function place(x: number, y: number, scale: Scale = 1, turn = 0): string {
  const turned = turn ? `rotate(${short(turn)})` : "";
  const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
  const scaled = sx === 1 && sy === 1 ? "" : `scale(${sx === sy ? short(sx) : `${short(sx)} ${short(sy)}`})`;
  return `translate(${short(x)} ${short(y)})${turned}${scaled}`;
}

export function each<const Items extends readonly unknown[]>(
  items: Items,
  draw: (item: Items[number], index: number) => string,
): string {
  return items.map((item, index) => draw(item, index)).join("");
}

/** A path without a color; it inherits that of its group or stamp. */
export function bare(d: string): string {
  return `<path d="${d}"/>`;
}

function shownAt(opacity: number | undefined): string {
  return opacity === undefined || opacity === 1 ? "" : ` opacity="${String(opacity).replace(/^0/, "")}"`;
}

/** Two decimals below ten, one below a hundred, none above: more isn't visible. */
function short(number: number): string {
  const size = Math.abs(number);
  const places = size < 10 ? 100 : size < 100 ? 10 : 1;
  return String(Math.round(number * places) / places).replace(/^(-?)0\./, "$1.");
}
