// Pictures for shared links and mails: `tsx scripts/social-cards.ts` writes public/social.
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import subsetFont from "subset-font";
import { drawPortrait } from "../app/components/pictures/draw-portrait";
import { mailPortraits } from "../app/rules/mail/mail-portraits";
import { readPortrait } from "../app/rules/pictures/portrait";
import type { SubjectScene } from "../app/rules/pictures/subject-scenes";

const folder = "public/social";
const emblem = "public/favicon.svg";
const sheet = { top: 512, height: 118 };
const words = { name: "Playa Cambutal", place: "Los Santos, Panamá" };

/** Mail scenes at double size, and how far down each is cropped. */
const ofPages = { home: 0.85, calendar: 0.8, eat: 1, stay: 0.5, do: 0.88, info: 0.72, blog: 0.75 };
const ofSubjects: Record<SubjectScene, number> = {
  "bus-stop": 0.71,
  "candle-night": 0.69,
  "cash-machine": 0.42,
  "fire-bowl": 0.84,
  "fonda-stove": 0.22,
  "letter-shell": 0.46,
  "line-up": 0.24,
  "notary-desk": 0.8,
  "passport-window": 0.49,
  "rip-current": 0.27,
  "surf-kit": 0.4,
  "ten-minutes": 0.76,
  "tuna-gunwale": 0.46,
  "two-seasons": 0.68,
};
const mailSize = { width: 1120, height: 320 };
/** A wide portrait's subject is in the middle. */
const portraitsDown = 0.5;

/** Makes pictures whose drawing is newer. */
export async function makeSocialCards(): Promise<void> {
  for (const [name, down] of Object.entries(ofPages))
    await makeMailPicture(name, `public/scenes/${name}.svg`, down);
  for (const [name, down] of Object.entries(ofSubjects))
    await makeMailPicture(name, `public/scenes/subjects/${name}.svg`, down);
  for (const [name, code] of Object.entries(mailPortraits)) await makeMailPortrait(name, code);
  const stale = globSync("public/scenes/{,subjects/}*.svg").filter(isStale);
  if (stale.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const font = { fontFiles: [await makeFont()], loadSystemFonts: false };
  for (const scene of stale) {
    const picture = new Resvg(card(readFileSync(scene, "utf8")), { font }).render().asPng();
    const palette = { palette: true, colours: 256, dither: 0.7, effort: 8 };
    writeFileSync(target(scene), await sharp(picture).png(palette).toBuffer());
  }
}

async function makeMailPicture(name: string, scene: string, down: number): Promise<void> {
  const file = mailFile(name);
  if (isNewer(scene, file)) await writeMailPicture(file, readFileSync(scene, "utf8"), down);
}

/** Its edition follows the drawings. */
async function makeMailPortrait(name: string, code: string): Promise<void> {
  const file = mailFile(name);
  if (!portraitSources.some((source) => isNewer(source, file))) return;
  const portrait = readPortrait(code);
  if (!portrait) throw new Error(`${code} is no portrait`);
  const drawing = drawPortrait(portrait);
  const wide = /id="wide" viewBox="([^"]+)"/.exec(drawing)?.[1];
  await writeMailPicture(file, drawing.replace(/viewBox="[^"]+"/, `viewBox="${wide}"`), portraitsDown);
}

const portraitSources = ["app/rules/pictures/portrait-edition.ts", "app/rules/mail/mail-portraits.ts"];
const mailFile = (name: string) => join(folder, `mail-${name}.jpg`);

async function writeMailPicture(file: string, drawing: string, down: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const fitTo = { mode: "width", value: mailSize.width } as const;
  const whole = new Resvg(drawing, { fitTo }).render();
  const top = Math.round((whole.height - mailSize.height) * down);
  const image = sharp(whole.asPng()).extract({ left: 0, top, ...mailSize });
  writeFileSync(file, await image.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

const target = (scene: string) => join(folder, `${basename(scene, ".svg")}.png`);

const isStale = (scene: string) => isNewer(scene, target(scene));

function isNewer(scene: string, file: string): boolean {
  if (!existsSync(file)) return true;
  const made = statSync(file).mtimeMs;
  return [scene, emblem, import.meta.filename].some((source) => statSync(source).mtimeMs > made);
}

/** The scene above, and the guide's name on paper below. */
function card(scene: string): string {
  const drawn = new Resvg(scene, { fitTo: { mode: "width", value: 1200 } }).render();
  const above = Math.round((drawn.height - sheet.top - 40) / 2);
  const data = drawn.asPng().toString("base64");
  const picture = `<image y="${-above}" width="1200" height="${drawn.height}" href="data:image/png;base64,${data}"/>`;
  const mark = readFileSync(emblem, "utf8").replace("<svg ", '<svg x="56" y="541" width="60" height="60" ');
  const { name, place } = words;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    ${picture}
    <rect y="${sheet.top}" width="1200" height="${sheet.height + 40}" rx="36" fill="#FAF6EC"/>
    ${mark}
    <text x="138" y="587" font-family="Fraunces" font-size="46" fill="#10303C">${name}</text>
    <text x="1144" y="584" font-family="Fraunces" font-size="28" fill="#4B6570" text-anchor="end">${place}</text>
  </svg>`;
}

/** The display typeface at one weight, in the renderer's format. */
async function makeFont(): Promise<string> {
  const original = readFileSync(
    "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
  );
  const axes = { opsz: 72, wght: 600 };
  const text = words.name + words.place;
  const file = join(mkdtempSync(join(tmpdir(), "cambutal-font-")), "fraunces.ttf");
  writeFileSync(file, await subsetFont(original, text, { targetFormat: "truetype", variationAxes: axes }));
  return file;
}

if (import.meta.main) await makeSocialCards();
