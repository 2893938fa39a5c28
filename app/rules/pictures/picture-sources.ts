/** The widths a stored picture is kept in. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** What is known of a picture of ours before it is loaded. */
export type PictureFacts = {
  key: string;
  width: number;
  height: number;
  colour: number;
  alt_en: string;
  alt_es: string;
};

/** A picture stored by the guide stands under /images/{bucket}/{key}; the rest are addresses people typed. */
export function isOwnPicture(url: string): boolean {
  return url.startsWith("/images/");
}

export function pictureKey(url: string): string | null {
  return /^\/images\/[^/]+\/(.+)$/.exec(url)?.[1] ?? null;
}

export function factsOf(url: string, facts: readonly PictureFacts[]): PictureFacts | null {
  const key = pictureKey(url);
  return facts.find((one) => one.key === key) ?? null;
}

/** The widths the browser may choose from, none of them wider than the picture itself. */
export function pictureSources(url: string, width = 1280): string | undefined {
  if (!isOwnPicture(url)) return undefined;
  const useful = pictureWidths.filter((one, index) => one <= width || index === 0);
  return useful.map((one) => `${url}?w=${one} ${one}w`).join(", ");
}
