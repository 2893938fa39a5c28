const n = Math.round;

export type Point = readonly [x: number, y: number];

export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0${n(-2 * rx)} 0z`;
}

export function discs(points: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return points.map(([x, y, radius]) => disc(x, y, radius)).join("");
}

/** A thin streak with two pointed ends: a cloud, a glint, a ripple. */
export function lens(x: number, y: number, width: number, height: number): string {
  const half = n(width / 2);
  return `M${n(x)} ${n(y)}q${half}${n(-height)} ${2 * half} 0-${half} ${n(height)}-${2 * half} 0`;
}
