import type { Town } from "./town";

/** Columns in which a copied row must differ. */
const places = ["id", "slug", "form_token"];
const copied: { [table: string]: string[] } = {
  users: ["id", "email"],
  restaurant_listings: places,
  hotel_listings: places,
  adventure_business_listings: places,
  business_listings: places,
  blog_posts: places,
  event_series: [...places, "root_id"],
  recurrence_patterns: ["event_series_id"],
  events: [...places, "event_series_id"],
};

/** Copies every row of a town many times. */
export async function multiply(town: Town, count: number): Promise<void> {
  for (const [table, own] of Object.entries(copied)) {
    const columns = (await town.rows<{ name: string }>(`PRAGMA table_info(${table})`)).map(
      ({ name }) => name,
    );
    const [there] = await town.rows<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`);
    const times = Math.ceil(count / Math.max(1, there?.rows ?? 1)) - 1;
    const values = columns.map((name) => (own.includes(name) ? `${name} || '-' || n.i` : name));
    const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)";
    if (times > 0)
      await town.rows(
        `INSERT INTO ${table} (${columns}) ${numbers} SELECT ${values} FROM ${table}, n`,
        times,
      );
  }
  await town.rows(
    "INSERT OR IGNORE INTO event_slugs (slug, event_id) SELECT slug, id FROM events WHERE event_series_id IS NULL",
  );
  await putPictures(town, count);
}

async function putPictures(town: Town, count: number): Promise<void> {
  const keys = Array.from(
    { length: count },
    (_, index) => `restaurants/1767225600000-${String(index).padStart(16, "0")}.webp`,
  );
  for (let from = 0; from < keys.length; from += 50)
    await Promise.all(
      keys.slice(from, from + 50).map((key) =>
        town.env.BUSINESS_IMAGES.put(key, crypto.getRandomValues(new Uint8Array(3000)), {
          httpMetadata: { contentType: "image/webp" },
        }),
      ),
    );
  await town.rows(
    `INSERT INTO images (key, bucket, content_type, bytes, width, height, colour, created_at)
     SELECT value, 'business-images', 'image/webp', 3000, 1, 1, 0, 1767225600000 FROM json_each(?)`,
    JSON.stringify(keys),
  );
}
