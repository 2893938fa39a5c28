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

/** A thin streak, pointed at both ends: cloud, glint, ripple. */
export function lens(x: number, y: number, width: number, height: number): string {
  const half = n(width / 2);
  return `M${n(x)} ${n(y)}q${half}${n(-height)} ${2 * half} 0-${half} ${n(height)}-${2 * half} 0`;
}

/** A smooth line through points. */
export function curve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${at(0).map(n).join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const arrive = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `${i ? " " : "C"}${[...leave, ...arrive, ...c].map(n).join(" ")}`;
  }
  return d.replaceAll(" -", "-");
}
