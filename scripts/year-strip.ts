// The year in bands: `tsx scripts/year-strip.ts` draws the strips of /surf, one per season.
import { writeFileSync } from "node:fs";
import { holidays, type Span, shareOfYear, spans, year, yearRows } from "../app/rules/content/year-strip";

export const yearFile = "public/scenes/maps/year.svg";

/** A band's size; a month is thirty units wide. */
const [width, height, month] = [360, 38, 30];

const style = [
  "svg{--ground:#fffdf8;--line:#0b2f3a1c;--sea:#0f6577;--soft:#cfe6ea;--mid:#3a8d9c;--dry:#fbe6b4;--sun:#f2b93d;--wind:#8a6420;--leaf:#276a4c;--green:#cfe8d5;--flag:#f0653f;--rope:#6d7f86;--rush:#fbdccf}",
  "@media(prefers-color-scheme:dark){svg{--ground:#123039;--line:#fffdf81f;--sea:#7cc6d3;--soft:#1b4b58;--mid:#5aa9b8;--dry:#4a3f22;--sun:#e8b548;--wind:#e0bd78;--leaf:#86d0a6;--green:#1f4b3c;--flag:#ff8562;--rope:#90a4ab;--rush:#4a2f2a}}",
  ".s{fill:none;stroke-linecap:round}",
].join("");

const turtle =
  "M-1 9c-6 0-9-4-9-9s4-9 9-9s9 4 9 9s-4 9-9 9zM7-3c4-3 8-3 9 0s-3 5-8 4zM-6-8c-3-4-7-5-9-3c1 4 4 6 7 6zM-6 8c-3 4-7 5-9 3c1-4 4-6 7-6zM5 8c1 4 4 6 6 5c0-4-2-7-4-8zM5-8c1-4 4-6 6-5c0 4-2 7-4 8z";
const tail =
  "M-7 12C-4 8-3 3-2.5-1C-8-2-13-5-17-11C-10-12-4-11 0-6C4-11 10-12 17-11C13-5 8-2 2.5-1C3 3 4 8 7 12z";

function field(span: Span, colour: string): string {
  return spans(span)
    .map(
      ([from, to]) =>
        `<path fill="var(--${colour})" d="M${from * month} 0h${(to - from) * month}v${height}H${from * month}z"/>`,
    )
    .join("");
}

/** How strong the swell is; it rises and falls over a month. */
function strength(at: number): number {
  const { season, best } = year.swell;
  const rise = (at - season[0] + 0.5) / (best[0] - season[0] + 0.5);
  const fall = (season[1] - at + 0.5) / (season[1] - best[1] + 0.5);
  return 0.2 + 0.8 * Math.min(1, Math.max(0, Math.min(rise, fall)));
}

/** Two seas, one before the other, as high as the swell is then; each month has a wave. */
function swell(): string {
  const sea = (colour: string, high: number, wave: number, turn: number) => {
    const tops = Array.from({ length: width / 3 + 1 }, (_, index) => {
      const x = index * 3;
      const rolls = Math.sin(((x / month) * 2 + turn) * Math.PI);
      return `${x} ${(height - strength(x / month) * (high + wave * rolls)).toFixed(1)}`;
    });
    return `<path fill="var(--${colour})" d="M0 ${height}L${tops.join(" ")}V${height}z"/>`;
  };
  return `${field(year.swell.best, "soft")}${sea("mid", 25, 3.5, 0)}${sea("sea", 13, 3.5, 1)}`;
}

/** Each month of a span, with the share of it that the span has. */
function monthsIn([from, to]: Span): [at: number, share: number][] {
  return Array.from({ length: Math.ceil(to - from) }, (_, index) => [
    from + index,
    Math.min(1, to - from - index),
  ]);
}

/** Raindrops spread by the plastic ratio, so that they never form rows; those too near another are left out. */
function rain(): string {
  const drops: [number, number][] = [];
  for (let index = 0; index < 260; index++) {
    const at = ((index * 0.7548777) % 1) * 12;
    const isPour = at > year.rain.best[0] && at < year.rain.best[1];
    const falls = at > year.rain.season[0] && at < year.rain.season[1] && (isPour || index % 2 === 0);
    const [x, y] = [Math.round(at * month), Math.round(3 + ((index * 0.5698403) % 1) * 24)];
    const isFree = drops.every(
      ([left, top]) => Math.abs(left - x) > (isPour ? 2 : 4) || Math.abs(top - y) > 9,
    );
    if (falls && isFree) drops.push([x, y]);
  }
  const d = drops.map(([x, y]) => `M${x} ${y}l-2 7`).join("");
  const suns = spans(year.rain.dry)
    .flatMap(monthsIn)
    .map(([at, share]) => {
      const x = (at + share / 2) * month;
      return `<circle cx="${x}" cy="19" r="${share < 1 ? 5 : 7}" fill="var(--sun)"/>`;
    });
  return `${field(year.rain.dry, "dry")}${field(year.rain.season, "soft")}${suns.join("")}<path class="s" stroke="var(--sea)" stroke-width="1.6" d="${d}"/>`;
}

/** A gust in the middle of each month, a short one in half a month. */
function wind(): string {
  const gusts = spans(year.wind.season)
    .flatMap(monthsIn)
    .flatMap(([at, share]) => {
      const half = 10 * share;
      const x = (at + share / 2) * month - half;
      return [10, 19, 28].map((y) => `M${x} ${y}q${half / 2}-${half / 2} ${half} 0t${half} 0`);
    });
  return `<path class="s" stroke="var(--wind)" stroke-width="1.8" d="${gusts.join("")}"/>`;
}

function turtles(): string {
  const months = Array.from({ length: 12 }, (_, index) => index + 0.5);
  const drawn = months.map((at) => {
    const place = `transform="translate(${at * month} 19) scale(.72)" d="${turtle}"`;
    const { said, season, best } = year.turtles;
    if (at > best[0] && at < best[1]) return `<path fill="var(--leaf)" ${place}/>`;
    if (at > season[0] && at < season[1]) return `<path fill="var(--leaf)" opacity=".6" ${place}/>`;
    return at > said[0] && at < said[1]
      ? `<path class="s" stroke="var(--leaf)" stroke-width="1.4" stroke-dasharray="2.5 2.5" ${place}/>`
      : "";
  });
  return field(year.turtles.season, "green") + drawn.join("");
}

function whales(): string {
  const [from, to] = year.whales.season;
  const tails = Array.from({ length: to - from }, (_, index) => {
    const x = (from + index + 0.5) * month;
    return `<path fill="var(--sea)" transform="translate(${x} 18) scale(.78)" d="${tail}"/><path class="s" stroke="var(--sea)" stroke-width="1.6" d="M${x - 11} 30q3-3 6 0t6 0t6 0t6 0"/>`;
  });
  return field(year.whales.season, "soft") + tails.join("");
}

/** The position of a day, given as month and day. */
const across = (day: string) => shareOfYear(day) * width;

/** Between the left edges of two pennants. */
const apart = 9;

/** Where pennants hang: near their days, one for days in a row, none over another. */
export function pennants(days: readonly string[]): number[] {
  const places = days
    .map(across)
    .filter((x, index, all) => index === 0 || x - (all[index - 1] ?? 0) > (1.5 * month) / 31);
  let least = 2;
  const pushed = places.map((x) => {
    const place = Math.max(x, least);
    least = place + apart;
    return place;
  });
  let most = width - 9;
  return pushed
    .toReversed()
    .map((x) => {
      const place = Math.min(x, most);
      most = place - apart;
      return place;
    })
    .toReversed();
}

/** How high the rope hangs, between posts that stand two months apart. */
const ropeAt = (x: number) => 10 + 3.5 * Math.abs(Math.sin((x / (2 * month)) * Math.PI));

function flags(): string {
  const spot = (x: number, down = 0) => `${x.toFixed(1)} ${(ropeAt(x) + down).toFixed(1)}`;
  const pennant = (x: number, kind: string) =>
    `<path ${kind} d="M${spot(x)}L${spot(x + 3.5, 13)} ${spot(x + 7)}z"/>`;
  const moving = Object.values(holidays.moving).map(
    ([first, last]) =>
      `<path fill="var(--rush)" d="M${across(first).toFixed(1)} 0H${across(last).toFixed(1)}V${height}H${across(first).toFixed(1)}z"/>`,
  );
  const along = Array.from({ length: width / 6 + 1 }, (_, index) => spot(index * 6));
  const rope = `<path class="s" stroke="var(--rope)" stroke-width="1.4" stroke-linejoin="round" d="M${along.join(" ")}"/>`;
  const fixed = pennants(holidays.fixed).map((x) => pennant(x, `fill="var(--flag)"`));
  const fairs = pennants(holidays.fairs).map((x) =>
    pennant(x, `class="s" stroke="var(--flag)" stroke-width="1.6" stroke-linejoin="round"`),
  );
  return [...moving, ...fixed, ...fairs, rope].join("");
}

const drawings = { swell, rain, wind, turtles, whales, holidays: flags };

export function drawYear(): string {
  const grid = Array.from({ length: 11 }, (_, index) => `M${(index + 1) * month} 0v${height}`).join("");
  const bands = yearRows.map((row, index) => {
    const top = index * (height + 2);
    const frame = `<svg y="${top}" width="${width}" height="${height}"><path fill="var(--ground)" d="M0 0h${width}v${height}H0z"/>`;
    return `<view id="${row}" viewBox="0 ${top} ${width} ${height}"/>${frame}${drawings[row]()}<use href="#grid"/></svg>`;
  });
  const defs = `<defs><path id="grid" stroke="var(--line)" d="${grid}"/></defs>`;
  const size = `viewBox="0 0 ${width} ${yearRows.length * (height + 2)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${style}</style>${defs}${bands.join("")}</svg>\n`;
}

if (import.meta.main) writeFileSync(yearFile, drawYear());
