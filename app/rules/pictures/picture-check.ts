import { type PictureFormat, type PictureHeader, readPictureHeader } from "./picture-format";

export const heaviestPicture = 10 * 1024 * 1024;
const mostPixels = 25_000_000;
const longestSide = 12_000;
const longestName = 255;

/** For the `accept` of a file input. */
export const pictureTypes = "image/png,image/jpeg,image/gif,image/webp,image/heic,image/heif";

export type PictureProblem =
  | "empty"
  | "tooHeavy"
  | "notPicture"
  | "wrongEnding"
  | "oddName"
  | "tooLarge"
  | "damaged"
  | "heicUnread"
  | "disguised";

type CheckedPicture = { ok: true; header: PictureHeader } | { ok: false; problem: PictureProblem };

const endings: Record<PictureFormat, readonly string[]> = {
  png: ["png"],
  jpeg: ["jpg", "jpeg", "jpe", "jfif"],
  gif: ["gif"],
  webp: ["webp"],
  heic: ["heic", "heif", "hif"],
};

/** Decides by the bytes alone, before anything is decoded. The name only has to fit them. */
export function checkPicture(name: string, bytes: Uint8Array): CheckedPicture {
  const refuse = (problem: PictureProblem) => ({ ok: false, problem }) as const;
  if (/[/\\\p{Cc}]|^\.+$|\.\./u.test(name) || name.length > longestName) return refuse("oddName");
  if (bytes.length === 0) return refuse("empty");
  if (bytes.length > heaviestPicture) return refuse("tooHeavy");
  const header = readPictureHeader(bytes);
  if (header === null) return refuse("notPicture");
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (header === "broken") return refuse("damaged");
  if (ending !== undefined && !endings[header.format].includes(ending)) return refuse("wrongEnding");
  if (header.width * header.height > mostPixels || Math.max(header.width, header.height) > longestSide)
    return refuse("tooLarge");
  return isDisguise(header, bytes) ? refuse("disguised") : { ok: true, header };
}

const reach = 65_536;
const markup = /<(script|iframe|!doctype|\?php)|<(html|svg|body)[\s>]/i;

/**
 * A picture that other programs would read as a page, an archive or a document. Phones add data
 * behind a JPEG; the other formats end where they end.
 */
function isDisguise({ format, end }: PictureHeader, bytes: Uint8Array): boolean {
  const rest = bytes.subarray(end);
  if (format !== "jpeg" && rest.some((byte) => byte !== 0)) return true;
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(Math.max(0, from), to));
  const pieces = [0, reach / 2, end, bytes.length - reach, bytes.length - reach / 2].map((from) =>
    text(from, Math.max(0, from) + reach / 2),
  );
  const isArchive = pieces.slice(-2).join("").includes("PK\x05\x06");
  return isArchive || text(0, 1024).includes("%PDF-") || pieces.some((piece) => markup.test(piece));
}
