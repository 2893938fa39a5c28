// Contact sheets of the portraits: `npm run portraits`, into screens/portraits/; `-- --firefox` renders with Firefox,
// `-- --blind` leaves the names out. Also records the drawings' edition.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { drawPortrait } from "../app/components/pictures/draw-portrait";
import { type Portrait, portraitCode } from "../app/rules/pictures/portrait";
import { choosePortrait, hoursOf, type Sitter } from "../app/rules/pictures/portrait-choice";
import { accents, lightsOfHour, settings } from "../app/rules/pictures/portrait-parts";
import { thingNames, things } from "../app/rules/pictures/things";
import { browserFlags, findBrowser } from "./browser";
import { drawEveryPortrait, editionOf } from "./portraits/every-portrait";
import { benchPlaces, demoPlaces, townEvents } from "./portraits/example-sitters";

const folder = resolve("screens/portraits");
const firefox = process.argv.includes("--firefox");
mkdirSync(folder, { recursive: true });

/** In turn: each portrait depends on those before it. */
function sit(sitters: readonly Sitter[]): Portrait[] {
  const taken = new Map<string, Portrait[]>();
  return sitters.map((sitter) => {
    const before = taken.get(sitter.kind) ?? [];
    const portrait = choosePortrait(sitter, before);
    taken.set(sitter.kind, [...before, portrait]);
    return portrait;
  });
}

const edition = "app/rules/pictures/portrait-edition.ts";
const now = `portraitEdition = "${editionOf(drawEveryPortrait())}"`;
writeFileSync(edition, readFileSync(edition, "utf8").replace(/portraitEdition = "\w*"/, now));

const town = [...demoPlaces(), ...townEvents()];
const bench = benchPlaces();
const everything: Portrait[] = thingNames.map((thing, index) => {
  const hours = hoursOf(thing);
  const hour = hours[index % hours.length] ?? "noon";
  const known = things[thing].settings ?? settings;
  return {
    thing,
    light: lightsOfHour[hour][index % 2] ?? "noon",
    accent: accents[(index * 3) % accents.length] ?? "coral",
    setting: known[index % known.length] ?? "beach",
    roll: index % 10,
  };
});

sheet(
  "town",
  sit(town),
  town.map(({ slug }) => slug),
);
sheet(
  "bench",
  sit(bench),
  bench.map(({ slug }) => slug),
);
sheet("things", everything, thingNames);
sheet("wide", everything, thingNames, { width: 496, height: 171, view: "#wide", across: 3 });
weigh("town", sit(town));
weigh("things", everything);

type Cell = { width: number; height: number; view: string; across: number };

function sheet(name: string, portraits: readonly Portrait[], titles: readonly string[], cell?: Cell): void {
  const { width, height, view, across } = cell ?? { width: 200, height: 150, view: "", across: 7 };
  const figures = portraits.map((portrait, index) => {
    const file = join(folder, `${portraitCode(portrait)}.svg`);
    writeFileSync(file, drawPortrait(portrait));
    const words = process.argv.includes("--blind") ? `${index + 1}` : `${index + 1} ${titles[index]}`;
    return `<figure><img src="file://${file}${view}" width="${width}" height="${height}"><figcaption>${words}</figcaption></figure>`;
  });
  const styles = `body{margin:8px;background:#f7f1e6;font:11px/1.3 sans-serif}figure{display:inline-block;margin:3px;width:${width}px;vertical-align:top;overflow:hidden;white-space:nowrap}img{display:block;border-radius:10px;object-fit:${view ? "fill" : "cover"}}`;
  const page = join(folder, `${name}.html`);
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${styles}</style>${figures.join("")}`);
  const wide = 16 + across * (width + 10);
  const tall = 30 + Math.ceil(portraits.length / across) * (height + 24);
  const picture = join(folder, `${name}${firefox ? "-firefox" : ""}.png`);
  rmSync(picture, { force: true });
  const size = `--window-size=${wide},${tall}`;
  const shot = `--screenshot=${picture}`;
  if (firefox) {
    const profile = mkdtempSync(join(tmpdir(), "portraits-"));
    execFileSync("firefox-esr", [
      "--headless",
      "--no-remote",
      "--profile",
      profile,
      size,
      shot,
      `file://${page}`,
    ]);
    rmSync(profile, { recursive: true });
  } else {
    const flags = ["--headless", "--hide-scrollbars", ...browserFlags, size, shot, page];
    execFileSync(findBrowser(), flags, { stdio: "ignore" });
  }
  console.log(picture);
}

function weigh(name: string, portraits: readonly Portrait[]): void {
  const weights = portraits.map((portrait) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return brotliCompressSync(drawPortrait(portrait), { params }).length;
  });
  const sum = weights.reduce((before, weight) => before + weight, 0);
  console.log(
    `${name}: ${weights.length} portraits, at most ${Math.max(...weights)}, on average ${Math.round(sum / weights.length)} bytes`,
  );
}
