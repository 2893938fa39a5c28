import { readFileSync } from "node:fs";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { bucketOfFolder, pictureAddress } from "../../app/rules/pictures/picture-address";
import { images } from "../../app/server/db/schema/images";
import { photoRows } from "./photos";
import { demoOwner } from "./places/listing";

const bucket = bucketOfFolder.restaurants;
const key = "restaurants/1767225600000-demonstration.webp";
/** A drawn menu that says of itself that it is none; `menu.svg` beside it is what it is made from. */
export const demoMenu = pictureAddress({ bucket, key });
const menu = {
  file: "menu.webp",
  row: {
    ...{ key, bucket, width: 900, height: 1200, colour: 24 },
    ...{ alt_en: "A drawn menu, as an example", alt_es: "Un menú dibujado, como ejemplo" },
  },
};

export async function seedPictures(
  { BUSINESS_IMAGES }: Pick<Env, "BUSINESS_IMAGES">,
  db: DrizzleD1Database,
  now: Date,
): Promise<void> {
  const created_at = now.getTime();
  const content_type = "image/webp";
  for (const { file, row } of [menu, ...photoRows]) {
    const bytes = readFileSync(new URL(file, import.meta.url));
    await BUSINESS_IMAGES.put(row.key, new Uint8Array(bytes), {
      httpMetadata: { contentType: content_type },
    });
    const stored = { ...row, user_id: demoOwner, content_type, bytes: bytes.byteLength, created_at };
    await db.insert(images).values(stored).onConflictDoNothing();
  }
}
