// The emblem in all icon sizes: `tsx scripts/icons.ts` writes them into public.
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const emblem = readFileSync("public/favicon.svg", "utf8");
/** Phones round the corners themselves. */
const whole = emblem.replace(' rx="8"', "");

function picture(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** An .ico is one PNG behind a header of 22 bytes. */
function icon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

writeFileSync("public/favicon.ico", icon(picture(emblem, 32), 32));
writeFileSync("public/apple-touch-icon.png", picture(whole, 180));
for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, picture(whole, size));
