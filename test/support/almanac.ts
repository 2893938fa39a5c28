import { instantOfDay } from "../../app/rules/time/panama-time";

/**
 * When the sun's centre is this far below the horizon (Meeus, Astronomical Algorithms, chapters 15 and 25), iterated
 * until it settles.
 */
export function sunAt(dayNumber: number, altitude: number, side: "rise" | "set"): number {
  const radian = Math.PI / 180;
  const [latitude, longitude] = [7.28, -80.52];
  let at = instantOfDay(dayNumber, side === "rise" ? 360 : 1080).getTime();
  for (let round = 0; round < 5; round++) {
    const T = (at / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
    const mean = 280.466_46 + 36_000.769_83 * T + 0.000_303_2 * T * T;
    const anomaly = (357.529_11 + 35_999.050_29 * T - 0.000_153_7 * T * T) * radian;
    const centre =
      (1.914_602 - 0.004_817 * T) * Math.sin(anomaly) +
      (0.019_993 - 0.000_101 * T) * Math.sin(2 * anomaly) +
      0.000_289 * Math.sin(3 * anomaly);
    const node = (125.04 - 1934.136 * T) * radian;
    const seen = (mean + centre - 0.005_69 - 0.004_78 * Math.sin(node)) * radian;
    const tilt = (23.439_291 - 0.013_004_2 * T + 0.002_56 * Math.cos(node)) * radian;
    const declination = Math.asin(Math.sin(tilt) * Math.sin(seen));
    const ascension = Math.atan2(Math.cos(tilt) * Math.sin(seen), Math.cos(seen)) / radian;
    const cosHour =
      (Math.sin(altitude * radian) - Math.sin(latitude * radian) * Math.sin(declination)) /
      (Math.cos(latitude * radian) * Math.cos(declination));
    const hour = (Math.acos(cosHour) / radian) * (side === "rise" ? -1 : 1);
    const sidereal = 280.460_618_37 + 360.985_647_366_29 * (T * 36_525) + longitude;
    const ahead = ((((hour - (sidereal - ascension)) % 360) + 540) % 360) - 180;
    at += (ahead / 360.985_647) * 86_400_000;
  }
  return at;
}

type Arguments = { D: number; M: number; m: number; F: number };
/** The largest terms of chapter 47 in degrees, with multiples of D, M, m and F; below a hundredth they're left out. */
const longitudeTerms = [
  [6.289, 0, 0, 1, 0],
  [1.274, 2, 0, -1, 0],
  [0.658, 2, 0, 0, 0],
  [0.214, 0, 0, 2, 0],
  [-0.185, 0, 1, 0, 0],
  [-0.114, 0, 0, 0, 2],
  [0.059, 2, 0, -2, 0],
  [0.057, 2, -1, -1, 0],
  [0.053, 2, 0, 1, 0],
  [0.046, 2, -1, 0, 0],
  [-0.041, 0, 1, -1, 0],
  [-0.035, 1, 0, 0, 0],
  [-0.03, 0, 1, 1, 0],
  [0.015, 2, 0, 0, -2],
] as const;
const latitudeTerms = [
  [5.128, 0, 0, 0, 1],
  [0.281, 0, 0, 1, 1],
  [0.278, 0, 0, 1, -1],
  [0.173, 2, 0, 0, -1],
  [0.055, 2, 0, -1, 1],
  [0.046, 2, 0, -1, -1],
  [0.033, 2, 0, 0, 1],
  [0.017, 0, 0, 2, 1],
] as const;

const radian = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radian);
const cos = (degrees: number) => Math.cos(degrees * radian);
const sumOf = (terms: typeof longitudeTerms | typeof latitudeTerms, { D, M, m, F }: Arguments) =>
  terms.reduce((sum, [size, d, s, l, f]) => sum + size * sin(d * D + s * M + l * m + f * F), 0);

/** The moon's height above the altitude of her rise and set. */
function moonOver(at: number): number {
  const T = (at / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
  const all = {
    D: 297.850_2 + 445_267.111_5 * T,
    M: 357.529_1 + 35_999.050_3 * T,
    m: 134.963_4 + 477_198.867_6 * T,
    F: 93.272_1 + 483_202.017_5 * T,
  };
  const longitude = 218.316_4 + 481_267.881_3 * T + sumOf(longitudeTerms, all);
  const latitude = sumOf(latitudeTerms, all);
  const parallax =
    0.950_8 +
    0.051_8 * cos(all.m) +
    0.009_5 * cos(2 * all.D - all.m) +
    0.007_8 * cos(2 * all.D) +
    0.002_8 * cos(2 * all.m);
  const tilt = 23.4393 - 0.013 * T;
  const declination =
    Math.asin(sin(latitude) * cos(tilt) + cos(latitude) * sin(tilt) * sin(longitude)) / radian;
  const ascension =
    Math.atan2(sin(longitude) * cos(tilt) - Math.tan(latitude * radian) * sin(tilt), cos(longitude)) / radian;
  const hour = 280.460_618_37 + 360.985_647_366_29 * (T * 36_525) - 80.52 - ascension;
  const altitude =
    Math.asin(sin(7.28) * sin(declination) + cos(7.28) * cos(declination) * cos(hour)) / radian;
  return altitude - (0.727_5 * parallax - 0.5667);
}

/** Searched minute by minute; null on days without one. */
export function moonOfDay(dayNumber: number): { rise: number | null; set: number | null } {
  const found: { rise: number | null; set: number | null } = { rise: null, set: null };
  for (let minutes = 0; minutes < 1440; minutes++) {
    const [at, next] = [minutes, minutes + 1].map((one) => instantOfDay(dayNumber, one).getTime());
    const [before, after] = [moonOver(at ?? 0), moonOver(next ?? 0)];
    if (before < 0 && after >= 0) found.rise = at ?? null;
    if (before >= 0 && after < 0) found.set = at ?? null;
  }
  return found;
}
