import type { PortraitKind } from "../../app/rules/pictures/drawable-thing";
import { type Portrait, portraitCode } from "../../app/rules/pictures/portrait";
import { choosePortrait } from "../../app/rules/pictures/portrait-choice";
import { preparePost } from "../../app/rules/posts/prepared-post";

/** Towns far larger than ours, generated inside the database. */

const hours = JSON.stringify({
  Monday: "8 AM - 10 PM",
  Friday: "8 AM - 3 PM; 6 PM - 11 PM",
  Sunday: "Closed",
});

const snapper = "Whole snapper, patacones and a lime tree to sit under. Cash and cards.";
const garden = "Rooms around a garden, two minutes from the beach.";
/** Portraits repeat after so many. */
const drawn = 24;
const nth = `json_extract(?1, '$[' || (n % ${drawn}) || ']')`;

/** Portraits as the places would choose them in turn, for the generating statement. */
function portraitsOf(kind: PortraitKind, categories: readonly string[], name: string, texts: string): string {
  const taken: Portrait[] = [];
  for (let n = 0; n < drawn; n++) {
    const category = categories[n % categories.length] ?? "";
    taken.push(
      choosePortrait(
        { kind, category, name: `${name} ${n}`, description: texts, slug: `${kind}_${n}` },
        taken,
      ),
    );
  }
  return JSON.stringify(taken.map(portraitCode));
}

/** Restaurants number `from` to `to`, a tenth of them featured. */
export async function fillRestaurants(database: D1Database, from: number, to: number): Promise<void> {
  await count(
    database,
    from,
    to,
    `INSERT INTO restaurant_listings
       (id, slug, form_token, status, language, name, description, category, address, hours, is_premium,
        portrait_code, approved_at, changed_at, created_at, updated_at)
     SELECT 'r' || n, 'place_' || n, 't' || n, 'approved', 'en', 'Place ' || n,
       '${snapper}',
       CASE n % 3 WHEN 0 THEN 'Seafood' WHEN 1 THEN 'Cafe' ELSE 'Italian' END, 'Main street', '${hours}',
       n % 10 = 0, ${nth}, 0, 0, 0, 0 FROM numbers`,
    [portraitsOf("restaurant", ["Seafood", "Cafe", "Italian"], "Place", snapper)],
  );
}

/** Hotels number `from` to `to`; one in a hundred has a hammock. */
export async function fillHotels(database: D1Database, from: number, to: number): Promise<void> {
  await count(
    database,
    from,
    to,
    `INSERT INTO hotel_listings
       (id, slug, form_token, status, language, name, description, category, address, price_from, is_premium,
        search_text, portrait_code, approved_at, changed_at, created_at, updated_at)
     SELECT 'h' || n, 'rooms_' || n, 't' || n, 'approved', 'en', 'Rooms ' || n,
       '${garden}', CASE n % 2 WHEN 0 THEN 'Hotel' ELSE 'Hostel' END,
       'Main street', 60, n % 10 = 0, iif(n % 100 = 0, 'rooms with a hammock', 'rooms'),
       ${nth}, 0, 0, 0, 0 FROM numbers`,
    [portraitsOf("hotel", ["Hotel", "Hostel"], "Rooms", garden)],
  );
}

/** Posts number `from` to `to` of some 1,200 words, by topic in turns; one in a hundred is about turtles. */
export async function fillPosts(database: D1Database, from: number, to: number): Promise<void> {
  const words = "Look at the sea for ten minutes before you get in. ".repeat(11);
  const sections = `<h2>Tides</h2><p>${words}</p>`.repeat(10);
  const content = `${sections}<p><a href="/eat/place_7">Place 7</a></p>`;
  const { clean, shown, openings, mentions } = preparePost({ language: "en", content, translation: null });
  const [html, ready, opening, places] = [clean, shown, openings, mentions].map((made) =>
    JSON.stringify(made),
  );
  await count(
    database,
    from,
    to,
    `INSERT INTO blog_posts
       (id, slug, form_token, status, publication, language, title, excerpt, content, category, tags, clean,
        cleaning_version, shown, openings, mentions, published_at, approved_at, changed_at, created_at, updated_at)
     SELECT 'p' || n, 'post-' || n, 't' || n, 'approved', 'published', 'en', 'Ten minutes on the sand, part ' || n,
       'What people who live by the sea look at first.', ?1,
       CASE n % 3 WHEN 0 THEN 'Surf' WHEN 1 THEN 'Nature' ELSE 'Food' END,
       iif(n % 100 = 7, '["turtles","sea"]', '["sea"]'), ?2, 1, ?3, ?4, ?5, n, n, n, n, n FROM numbers`,
    [content, html, ready, opening, places],
  );
}

/** Weekly series of forty dates each. */
export async function fillEvents(database: D1Database, series: number, firstDay: string): Promise<void> {
  const texts = `'Yoga on the beach ' || n, 'Main beach', 'Host', 'class', 'Bring a towel and water.'`;
  const portraits = [portraitsOf("event", ["class"], "Yoga on the beach", "Bring a towel and water.")];
  await count(
    database,
    1,
    series,
    `INSERT INTO event_series (id, slug, root_id, form_token, status, title, location, host, event_type, description,
       language, start_time, end_time, first_date, last_date, created_at, updated_at, portrait_code)
     SELECT 's' || n, 'series-' || n, 's' || n, 't' || n, 'approved', ${texts}, 'en', '08:00', '09:00',
       date('${firstDay}', '+' || (n % 7) || ' days'), date('${firstDay}', '+400 days'), 0, 0, ${nth} FROM numbers`,
    portraits,
  );
  await count(
    database,
    1,
    series,
    `INSERT INTO recurrence_patterns (event_series_id, pattern_type, end_type, end_count, extended_on)
     SELECT 's' || n, 'weekly', 'after_count', 40, '${firstDay}' FROM numbers`,
  );
  await count(
    database,
    1,
    series * 40,
    `INSERT INTO events (id, slug, form_token, status, title, location, host, event_type, description, language,
       event_date, start_time, end_time, event_series_id, is_series_master, series_instance_date, created_at, updated_at,
       portrait_code)
     SELECT 'e' || i, 'series-' || n, 'i' || i, 'approved', ${texts}, 'en', day, '08:00', '09:00', 's' || n,
       week = 0, day, 0, 0, ${nth}
     FROM (SELECT i, n, week, date('${firstDay}', '+' || (n % 7 + 7 * week) || ' days') AS day
       FROM (SELECT numbers.n AS i, (numbers.n - 1) / 40 + 1 AS n, (numbers.n - 1) % 40 AS week FROM numbers))`,
    portraits,
  );
  await count(
    database,
    1,
    series,
    `INSERT INTO event_slugs (slug, event_series_id) SELECT 'series-' || n, 's' || n FROM numbers`,
  );
}

/** Runs a statement over a generated table `numbers(n)`, in slices the database accepts. */
async function count(
  database: D1Database,
  from: number,
  to: number,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  for (let start = from; start <= to; start += 2000) {
    const end = Math.min(to, start + 1999);
    const numbers = `WITH RECURSIVE numbers(n) AS (SELECT ${start} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${end})`;
    await database
      .prepare(`${numbers} ${statement}`)
      .bind(...values)
      .run();
  }
}
