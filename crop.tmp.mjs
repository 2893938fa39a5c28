import sharp from "sharp";
const [,, file, top, height, out] = process.argv;
const { width, height: h } = await sharp(file).metadata();
await sharp(file).extract({ left: 0, top: +top, width, height: Math.min(+height, h - top) }).toFile(out);
