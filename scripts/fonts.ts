// Cuts the two typefaces down to the letters of both languages: `node scripts/fonts.ts` writes public/fonts.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const spanish = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª";
const guests = "àâçèêëïôöäãõßÇÖÄ";
const signs = "\u00a0“”‘’–—…·•€°×½";
const letters = ascii + spanish + guests + signs;

type Face = {
  source: string;
  target: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
};

const faces: Face[] = [
  {
    source: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    target: "fraunces.woff2",
    text: letters,
    // The display cut, drawn for 72 points: narrower and finer than the text cut, so Spanish headings fit.
    axes: { opsz: 72, wght: { min: 400, max: 700 } },
    features: ["kern", "liga", "ccmp", "locl"],
  },
  {
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    target: "figtree.woff2",
    text: `${letters}′″−™©®£`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "liga", "ccmp", "locl", "tnum"],
  },
];

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
