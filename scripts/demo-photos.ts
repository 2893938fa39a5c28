// The photos of the demonstration, from the guide's own drawings: `tsx scripts/demo-photos.ts` writes drizzle/seed/photos.
import { mkdirSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { drawPortrait } from "../app/components/pictures/draw-portrait";
import { nearestPictureColour } from "../app/rules/pictures/picture-colours";
import { readPortrait } from "../app/rules/pictures/portrait";
import { demoPhotos } from "../drizzle/seed/photos";

const folder = "drizzle/seed/photos";
mkdirSync(folder, { recursive: true });

for (const { name, code, isUpright, colour } of demoPhotos) {
  const portrait = readPortrait(code);
  if (!portrait) throw new Error(`${code} is no portrait`);
  const drawn = new Resvg(drawPortrait(portrait), { fitTo: { mode: "width", value: 1280 } }).render().asPng();
  const cut = { left: 280, top: 0, width: 720, height: 960 };
  const photo = isUpright ? sharp(drawn).extract(cut) : sharp(drawn);
  const bytes = await photo.webp({ quality: 70, effort: 6 }).toBuffer();
  writeFileSync(`${folder}/${name}.webp`, bytes);
  const { channels } = await sharp(bytes).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  const wanted = nearestPictureColour(red, green, blue);
  console.log(`${name}: ${bytes.byteLength} bytes${wanted === colour ? "" : `, its colour is ${wanted}`}`);
}
