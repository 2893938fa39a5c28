// Subsets the two typefaces to both languages' letters: `node scripts/fonts.ts` writes public/fonts, and one weight
// of each for the story cards, with the widths of their letters.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { characterWidths } from "./character-widths.ts";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const spanish = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª";
const guests = "àâçèêëïôöäãõßÇÖÄ";
const signs = "\u00a0“”‘’–—…·•€°×½";
const letters = ascii + spanish + guests + signs;

const fraunces = "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2";
const figtree = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

type Face = {
  source: string;
  target: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
};

const faces: Face[] = [
  {
    source: fraunces,
    target: "fraunces.woff2",
    text: letters,
    // The display cut for 72 points, narrower than the text cut, so that Spanish headings fit.
    axes: { opsz: 72, wght: { min: 400, max: 700 } },
    features: ["kern", "liga", "ccmp", "locl"],
  },
  {
    source: figtree,
    target: "figtree.woff2",
    text: `${letters}′″−™©®£`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "liga", "ccmp", "locl", "tnum"],
  },
];

const signsOfCards = `${letters}−`;
const cards = {
  display: { source: fraunces, axes: { opsz: 72, wght: 600 } },
  text: { source: figtree, axes: { wght: 500 } },
  strong: { source: figtree, axes: { wght: 700 } },
};

const root = new URL("../", import.meta.url);
await mkdir(new URL("public/fonts/", root), { recursive: true });

let total = 0;
for (const face of faces) {
  const original = await readFile(new URL(`node_modules/${face.source}`, root));
  const cut = await subsetFont(original, face.text, {
    targetFormat: "woff2",
    variationAxes: face.axes,
    keepFeatures: face.features,
    noHinting: true,
  });
  await writeFile(new URL(`public/fonts/${face.target}`, root), cut);
  total += cut.length;
  process.stdout.write(`${face.target} ${cut.length} bytes\n`);
}
process.stdout.write(`together ${total} bytes\n`);

const widths: Record<string, Record<string, number>> = {};
const drawn = new URL("app/components/sea/story-fonts/", root);
await mkdir(drawn, { recursive: true });
for (const [name, { source, axes }] of Object.entries(cards)) {
  const original = await readFile(new URL(`node_modules/${source}`, root));
  const options = { variationAxes: axes, keepFeatures: ["kern", "ccmp"], noHinting: true };
  const cut = await subsetFont(original, signsOfCards, { ...options, targetFormat: "woff2" });
  await writeFile(new URL(`${name}.woff2`, drawn), cut);
  widths[name] = characterWidths(
    await subsetFont(original, signsOfCards, { ...options, targetFormat: "sfnt" }),
    signsOfCards,
  );
  process.stdout.write(`${name}.woff2 ${cut.length} bytes\n`);
}
await writeFile(
  new URL("app/rules/pictures/character-widths.ts", root),
  `// Written by scripts/fonts.ts: how wide each letter of the story cards is, in thousandths of its size.
export const characterWidths: Record<"display" | "text" | "strong", Record<string, number>> = ${JSON.stringify(widths)};
`,
);
