import { nearestPictureColour } from "../../rules/pictures/picture-colours";
import { pictureWidths } from "../../rules/pictures/picture-sources";
import { logFailure } from "./log";

/** Re-encoded without metadata, once in every width. */
export type RemadePicture = {
  contentType: "image/webp";
  width: number;
  height: number;
  colour: number;
  /** The widest version has no width in its name. */
  versions: { width: number | null; bytes: ArrayBuffer }[];
};

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;
export type PictureMaker = { remake(bytes: Bytes): Promise<RemadePicture | null> };

const widest = Math.max(...pictureWidths);
/** A warm sand, where the colours can't be counted. */
const unknownColour = 7;

export function createPictureMaker(binding: ImagesBinding): PictureMaker {
  return {
    /** Null when the bytes can't be decoded. */
    async remake(bytes) {
      try {
        const whole = await convert(binding, bytes, { width: widest });
        const info = await binding.info(streamOf(whole));
        if (!("width" in info)) return null;
        const { width, height } = info;
        const narrower = pictureWidths.filter((one) => one < width);
        const versions = await Promise.all(
          narrower.map(async (one) => ({
            width: one,
            bytes: await convert(binding, whole, { width: one }),
          })),
        );
        return {
          contentType: "image/webp",
          width,
          height,
          colour: await dominantColour(binding, whole),
          versions: [{ width: null, bytes: whole }, ...versions],
        };
      } catch (error) {
        logFailure("picture not remade", error);
        return null;
      }
    },
  };
}

type Wanted = { width: number; height?: number; png?: boolean };

async function convert(binding: ImagesBinding, bytes: Bytes, { width, height, png }: Wanted) {
  const result = await binding
    .input(streamOf(bytes))
    .transform({ width, height, fit: height ? "squeeze" : "scale-down" })
    .output({ format: png ? "image/png" : "image/webp", quality: 80, anim: false });
  return new Response(result.image()).arrayBuffer();
}

function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream();
}

/** The colour class that most pixels of a small copy belong to. */
async function dominantColour(binding: ImagesBinding, bytes: ArrayBuffer): Promise<number> {
  const pixels = await pngPixels(await convert(binding, bytes, { width: 16, height: 16, png: true }));
  const counts = new Map<number, number>();
  for (const pixel of pixels) {
    const colour = nearestPictureColour(...pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? unknownColour;
}

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };
type Pixel = [red: number, green: number, blue: number];

/** The opaque pixels of an 8-bit PNG; none for other formats. */
async function pngPixels(png: ArrayBuffer): Promise<Pixel[]> {
  const view = new DataView(png);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = channelsOf[view.getUint8(25)];
  const isPlain = view.getUint8(24) === 8 && view.getUint8(28) === 0;
  if (!channels || !isPlain) return [];
  const rows = unfilter(await inflate(dataOf(png)), width * channels, height, channels);
  const pixels: Pixel[] = [];
  for (let at = 0; at < rows.length; at += channels) {
    const [first = 0, second = 0, third = 0, fourth = 255] = rows.subarray(at, at + channels);
    const isGrey = channels < 3;
    const alpha = channels === 2 ? second : fourth;
    if (alpha > 127) pixels.push(isGrey ? [first, first, first] : [first, second, third]);
  }
  return pixels;
}

function dataOf(png: ArrayBuffer): Blob {
  const view = new DataView(png);
  const parts: ArrayBuffer[] = [];
  for (let at = 8; at + 8 < png.byteLength; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) === 0x49444154) parts.push(png.slice(at + 8, at + 8 + view.getUint32(at)));
  }
  return new Blob(parts);
}

async function inflate(data: Blob): Promise<Uint8Array> {
  const stream = data.stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Each row starts with its filter's number; its bytes are differences to neighbouring bytes. */
function unfilter(data: Uint8Array, length: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(length * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (length + 1)];
    for (let column = 0; column < length; column++) {
      const at = row * length + column;
      const left = column >= step ? (rows[at - step] ?? 0) : 0;
      const above = row > 0 ? (rows[at - length] ?? 0) : 0;
      const corner = row > 0 && column >= step ? (rows[at - length - step] ?? 0) : 0;
      const guesses = [0, left, above, (left + above) >> 1, nearest(left, above, corner)];
      rows[at] = (data[row * (length + 1) + 1 + column] ?? 0) + (guesses[filter ?? 0] ?? 0);
    }
  }
  return rows;
}

function nearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
