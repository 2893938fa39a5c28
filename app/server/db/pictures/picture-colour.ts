import { type SQL, sql } from "drizzle-orm";
import { pictureAt } from "../../../rules/pictures/picture-address";
import { images } from "../schema/images";

/** Only for our own pictures. */
export function colourOf(address: string | null | undefined): SQL {
  const stored = pictureAt(address ?? "");
  if (!stored) return sql`NULL`;
  return sql`(SELECT ${images.colour} FROM ${images} WHERE ${images.key} = ${stored.key})`;
}
