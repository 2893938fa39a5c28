export const pictureBuckets = ["cms-images", "business-images"] as const;
export type PictureBucket = (typeof pictureBuckets)[number];

/** What a picture is for decides where it lies. */
export const bucketOfFolder = {
  restaurants: "business-images",
  hotels: "business-images",
  activities: "business-images",
  businesses: "business-images",
  events: "cms-images",
  posts: "cms-images",
  pages: "cms-images",
} as const satisfies Record<string, PictureBucket>;
export type PictureFolder = keyof typeof bucketOfFolder;

export type PicturePlace = { bucket: PictureBucket; key: string };

export function isPictureFolder(value: unknown): value is PictureFolder {
  return typeof value === "string" && Object.hasOwn(bucketOfFolder, value);
}

export function isPictureBucket(value: unknown): value is PictureBucket {
  return pictureBuckets.some((bucket) => bucket === value);
}

/** "restaurants/1767225600000-q1w2e3r4.webp": in order of time, and not to be guessed. */
export function pictureKeyFor(folder: PictureFolder, now: Date, random: string, ending: string): string {
  return `${folder}/${now.getTime()}-${random}.${ending}`;
}

const ownKey = new RegExp(`^(${Object.keys(bucketOfFolder).join("|")})/\\d{13}-[\\w-]{16}\\.webp$`);

/** A key as this guide makes them; anything else in a bucket was put there by somebody else. */
export function isOwnKey(key: string): boolean {
  return ownKey.test(key);
}

/** Every width of a picture is an object of its own, named after the picture. */
export function versionKey(key: string, width: number | null): string {
  return width === null ? key : `${key}.w${width}`;
}

export function keyOfVersion(objectKey: string): string {
  return objectKey.replace(/\.w\d+$/, "");
}

export function pictureAddress({ bucket, key }: PicturePlace): string {
  return `/images/${bucket}/${key}`;
}

/** Where a picture of ours is shown: its folder says which bucket it lies in. */
export function addressOfKey(key: string): string {
  const folder = key.split("/")[0];
  return pictureAddress({
    bucket: isPictureFolder(folder) ? bucketOfFolder[folder] : "business-images",
    key,
  });
}

/** Where a picture of ours lies, from the address it is shown at; null for every other address. */
export function pictureAt(address: string): PicturePlace | null {
  const [, bucket, key] = /^\/images\/([\w-]+)\/([\w-]+\/[\w-]+\.[a-z]+)$/.exec(address) ?? [];
  return isPictureBucket(bucket) && key ? { bucket, key } : null;
}

export type Pictured = { image_url?: unknown; gallery_images?: unknown; menu_images?: unknown };

/** The addresses of the pictures that a listing or an event wants to show. */
export function picturesOf({ image_url, gallery_images, menu_images }: Pictured): unknown[] {
  return [image_url, gallery_images, menu_images].flat();
}

/** The keys of those that are pictures of ours. */
export function pictureKeysOf(addresses: readonly unknown[]): string[] {
  return addresses.flatMap((address) =>
    typeof address === "string" ? (pictureAt(address.trim())?.key ?? []) : [],
  );
}

/** Those that were not shown before. */
export function newPictureKeys(before: Pictured, after: Pictured): string[] {
  const widths = pictureKeysOf(picturesOf(before));
  return pictureKeysOf(picturesOf(after)).filter((key) => !widths.includes(key));
}
