import { readFileSync } from "node:fs";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { bucketOfFolder, pictureAddress } from "../../app/rules/pictures/picture-address";
import { images } from "../../app/server/db/schema/images";
import { demoOwner } from "./places/listing";

const bucket = bucketOfFolder.restaurants;
const key = "restaurants/1767225600000-demonstration.webp";
/** A drawn menu that says of itself that it is none; `menu.svg` beside it is what it is made from. */
export const demoMenu = pictureAddress({ bucket, key });

export async function seedPictures(
  { BUSINESS_IMAGES }: Pick<Env, "BUSINESS_IMAGES">,
  db: DrizzleD1Database,
  now: Date,
): Promise<void> {
  const bytes = readFileSync(new URL("menu.webp", import.meta.url));
  const content_type = "image/webp";
  await BUSINESS_IMAGES.put(key, new Uint8Array(bytes), { httpMetadata: { contentType: content_type } });
  const size = { width: 900, height: 1200, bytes: bytes.byteLength };
  const words = { alt_en: "A drawn menu, as an example", alt_es: "Un menú dibujado, como ejemplo" };
  const row = { key, bucket, user_id: demoOwner, content_type, ...size, colour: 24, ...words };
  await db
    .insert(images)
    .values({ ...row, created_at: now.getTime() })
    .onConflictDoNothing();
}
