type Channels = readonly [red: number, green: number, blue: number];

/** The share of red, green and blue a light lets through. */
export type Filter = Channels;

function channels(hex: string): Channels {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function hexOf([red, green, blue]: Channels): string {
  const number = (within(red) << 16) | (within(green) << 8) | within(blue);
  return `#${number.toString(16).padStart(6, "0")}`;
}

function within(value: number): number {
  return Math.round(Math.min(255, Math.max(0, value)));
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export function through(colour: string, filter: Filter): string {
  const a = channels(colour);
  return hexOf([a[0] * filter[0], a[1] * filter[1], a[2] * filter[2]]);
}
