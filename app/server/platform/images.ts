import { nearestPictureColour } from "../../rules/pictures/picture-colours";
import { pictureWidths } from "../../rules/pictures/pictures";
import { logFailure } from "./log";
import { pngPixels } from "./png-pixels";

/** A picture as the guide keeps it: new bytes without a trace of the file it came from, in every width once. */
export type RemadePicture = {
  contentType: "image/webp";
  width: number;
  height: number;
  colour: number;
  /** The widest version has no width of its own: it is the picture. */
  versions: { width: number | null; bytes: ArrayBuffer }[];
};

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;
export type ImageMaker = { remake(bytes: Bytes): Promise<RemadePicture | null> };

const widest = Math.max(...pictureWidths);
/** A warm sand, for the rare picture whose colours cannot be counted. */
const unknownColour = 7;

export function createImageMaker(binding: ImagesBinding): ImageMaker {
  return {
    /** Null when the bytes promise a picture and none can be made of them. */
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

/** The class most of a small copy's points belong to. */
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
