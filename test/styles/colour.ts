export type Oklch = { lightness: number; chroma: number; hue: number };
export type Theme = Record<string, Oklch>;

const declaration = /--([a-z-]+):\s*oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g;

export function readThemes(css: string): { light: Theme; dark: Theme } {
  const start = css.search(/@media[^{]*prefers-color-scheme: dark/);
  if (start < 0) throw new Error("tokens.css has no dark theme");
  const light = readDeclarations(css.slice(0, start));
  return { light, dark: { ...light, ...readDeclarations(css.slice(start)) } };
}

function readDeclarations(css: string): Theme {
  const theme: Theme = {};
  for (const [, name, lightness, chroma, hue] of css.matchAll(declaration)) {
    theme[String(name)] = { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
  }
  return theme;
}

/** The WCAG contrast of two opaque colors, each clipped to sRGB. */
export function contrast(first: Oklch, second: Oklch): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearSrgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearSrgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
