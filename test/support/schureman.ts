/**
 * Tides after Schureman's Manual of Harmonic Analysis and Prediction of Tides (1940), independent of the library under
 * test: mean longitudes of table 1, arguments and node factors of table 2.
 */
const radian = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radian);
const cos = (degrees: number) => Math.cos(degrees * radian);
const atan2 = (y: number, x: number) => Math.atan2(y, x) / radian;

type Constituent = { name: string; amplitude: number; phase: number };
type Sky = ReturnType<typeof skyAt>;
/** The equilibrium argument, the node's correction of it, and the factor of its height. */
type Wave = (sky: Sky) => { v: number; u: number; f: number };

function skyAt(instant: number) {
  const hours = instant / 3_600_000;
  const centuries = (hours / 24 + 25_567.5) / 36_525;
  const s = 270.436_59 + 481_267.890_57 * centuries + 0.001_98 * centuries ** 2;
  const h = 279.696_68 + 36_000.768_92 * centuries + 0.000_303 * centuries ** 2;
  const p = 334.329_56 + 4069.034_03 * centuries - 0.010_32 * centuries ** 2;
  const node = 259.183_28 - 1934.142_01 * centuries + 0.002_08 * centuries ** 2;
  const p1 = 281.220_83 + 1.719_02 * centuries + 0.000_45 * centuries ** 2;
  const cosI = 0.913_694 - 0.035_689 * cos(node);
  const I = Math.acos(cosI) / radian;
  const nu = Math.asin((0.089_677 * sin(node)) / sin(I)) / radian;
  const along = atan2(
    sin(23.452) * sin(node),
    cos(node) * cos(nu) * sin(I) + sin(node) * sin(nu) * cos(23.452) * sin(I),
  );
  const xi = ((((node - along) % 360) + 540) % 360) - 180;
  // The mean sun's hour angle: half a turn at midnight.
  return { T: 15 * hours + 180, s, h, p, p1, I, nu, xi };
}

const sunny =
  (v: (sky: Sky) => number): Wave =>
  (sky) => ({ v: v(sky), u: 0, f: 1 });
const m2Factor = ({ I }: Sky) => cos(I / 2) ** 4 / 0.915_44;
const lunar =
  (v: (sky: Sky) => number, times = 1): Wave =>
  (sky) => ({
    v: v(sky),
    u: times * (2 * sky.xi - 2 * sky.nu),
    f: m2Factor(sky) ** times,
  });
const likeO1 =
  (v: (sky: Sky) => number): Wave =>
  (sky) => ({
    v: v(sky),
    u: 2 * sky.xi - sky.nu,
    f: (sin(sky.I) * cos(sky.I / 2) ** 2) / 0.379_88,
  });

const waves: Record<string, Wave> = {
  M2: lunar(({ T, s, h }) => 2 * (T - s + h)),
  N2: lunar(({ T, s, h, p }) => 2 * T - 3 * s + 2 * h + p),
  NU2: lunar(({ T, s, h, p }) => 2 * T - 3 * s + 4 * h - p),
  MU2: lunar(({ T, s, h }) => 2 * T - 4 * s + 4 * h),
  "2N2": lunar(({ T, s, h, p }) => 2 * T - 4 * s + 2 * h + 2 * p),
  LAM2: lunar(({ T, s, p }) => 2 * T - s + p + 180),
  M4: lunar(({ T, s, h }) => 4 * (T - s + h), 2),
  M6: lunar(({ T, s, h }) => 6 * (T - s + h), 3),
  MS4: lunar(({ T, s, h }) => 4 * T - 2 * s + 2 * h),
  M3: (sky) => ({
    v: 3 * (sky.T - sky.s + sky.h),
    u: 3 * (sky.xi - sky.nu),
    f: cos(sky.I / 2) ** 6 / 0.875_8,
  }),
  L2: (sky) => {
    const P = sky.p - sky.xi;
    const tan = Math.tan((sky.I / 2) * radian) ** 2;
    const R = atan2(sin(2 * P), 1 / (6 * tan) - cos(2 * P));
    const amplified = Math.sqrt(1 - 12 * tan * cos(2 * P) + 36 * tan ** 2);
    return {
      v: 2 * sky.T - sky.s + 2 * sky.h - sky.p + 180,
      u: 2 * sky.xi - 2 * sky.nu - R,
      f: m2Factor(sky) * amplified,
    };
  },
  O1: likeO1(({ T, s, h }) => T - 2 * s + h + 90),
  Q1: likeO1(({ T, s, h, p }) => T - 3 * s + h + p + 90),
  K1: ({ T, h, I, nu }) => ({
    v: T + h - 90,
    u: -atan2(sin(2 * I) * sin(nu), sin(2 * I) * cos(nu) + 0.3347),
    f: Math.sqrt(0.8965 * sin(2 * I) ** 2 + 0.6001 * sin(2 * I) * cos(nu) + 0.1006),
  }),
  K2: ({ T, h, I, nu }) => ({
    v: 2 * T + 2 * h,
    u: -atan2(sin(I) ** 2 * sin(2 * nu), sin(I) ** 2 * cos(2 * nu) + 0.0727),
    f: Math.sqrt(19.0444 * sin(I) ** 4 + 2.7702 * sin(I) ** 2 * cos(2 * nu) + 0.0981),
  }),
  P1: sunny(({ T, h }) => T - h + 90),
  S1: sunny(({ T }) => T),
  S2: sunny(({ T }) => 2 * T),
  S4: sunny(({ T }) => 4 * T),
  T2: sunny(({ T, h, p1 }) => 2 * T - h + p1),
  R2: sunny(({ T, h, p1 }) => 2 * T + h - p1 + 180),
  SA: sunny(({ h }) => h),
  SSA: sunny(({ h }) => 2 * h),
};

const minute = 60_000;
const minutesPerDay = 1440;

/** Heights in metres at every minute of some days; node factors are each noon's. */
export function heightsByTheMinute(
  constituents: readonly Constituent[],
  from: number,
  days: number,
  level: number,
): Float64Array {
  const heights = new Float64Array(days * minutesPerDay).fill(level);
  for (let day = 0; day < days; day++) {
    const start = from + day * minutesPerDay * minute;
    const [dawn, noon, end] = [0, 0.5, 1].map((part) => skyAt(start + part * minutesPerDay * minute)) as [
      Sky,
      Sky,
      Sky,
    ];
    for (const { name, amplitude, phase } of constituents) {
      if (amplitude === 0) continue;
      const wave = waves[name];
      if (!wave) throw new Error(`no argument for ${name}`);
      const { u, f } = wave(noon);
      const speed = (wave(end).v - wave(dawn).v) / minutesPerDay;
      const argument = wave(dawn).v + u - phase;
      for (let index = 0; index < minutesPerDay; index++) {
        const at = day * minutesPerDay + index;
        heights[at] = (heights[at] ?? 0) + f * amplitude * cos(argument + speed * index);
      }
    }
  }
  return heights;
}

/** High and low waters, to the minute. */
export function turnsOf(heights: Float64Array, from: number) {
  const turns: { at: number; kind: "high" | "low"; metres: number }[] = [];
  for (let index = 1; index < heights.length - 1; index++) {
    const [before = 0, metres = 0, after = 0] = heights.subarray(index - 1, index + 2);
    const at = from + index * minute;
    if (metres > before && metres >= after) turns.push({ at, kind: "high", metres });
    if (metres < before && metres <= after) turns.push({ at, kind: "low", metres });
  }
  return turns;
}
