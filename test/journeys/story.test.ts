import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { addActivity, addHotel, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

/** A Wednesday, 1:40 PM. */
const now = "2026-11-25T18:40:00Z";
const night = "2026-11-26T01:30:00Z";
let town: Town;
beforeAll(async () => {
  town = await openTown({ now });
  await predictSea(town.services({ now: new Date(now) }), new Date(now));
  await addRestaurant(town, {
    ...{ name: "La Panga", slug: "la_panga", hours: { Wednesday: "11:30 AM - 3:00 PM" } },
    address: "Calle de la playa",
  });
  await addRestaurant(town, { name: "Oculto", slug: "oculto", status: "pending" });
  await addHotel(town, { name: "Los Almendros", slug: "almendros", price_from: 95 });
  await addActivity(town, { business_name: "Marea Alta", slug: "marea" });
});
afterAll(() => town.close());

const html = async (path: string) => (await town.get(path)).text();
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'");
/** A drawing's text alternative. */
const told = async (path: string) =>
  plain((await html(path)).match(/<title>([^<]*)/)?.[1] ?? "").replaceAll("&apos;", "'");

describe("The story card", () => {
  test("is a page with the drawing in both shapes, with alt text", async () => {
    const page = plain(await html("/es/story"));
    for (const size of ["tall", "square"])
      expect(page).toContain(`<img src="/es/story.svg?size=${size}" alt="Hoy en Cambutal, Miércoles 25 de`);
    expect(page).toContain('content="noindex"');
    expect(page).toContain('href="/es/week"');
  });

  test("shows the longest walk on a day without events, and otherwise the event", async () => {
    expect(await told("/story.svg")).toContain("Tomorrow, 10:36 AM, The longest walk on the sand");
    await hold(town, {
      title: "Fire on the beach",
      location: "Boats",
      event_date: "2026-11-27",
      start_time: "18:00",
    });
    expect(await told("/story.svg")).toContain("Friday, 6:00 PM, Fire on the beach, Boats.");
    await hold(town, { title: "Songs", location: "La Panga", event_date: "2026-11-25", start_time: "17:30" });
    await hold(town, {
      title: "Breakfast",
      event_date: "2026-11-25",
      start_time: "07:00",
      end_time: "09:00",
    });
    const card = await told("/story.svg");
    expect(card).toContain("Today in Cambutal, Wednesday, November 25. 5:30 PM, Songs, La Panga.");
    expect(card).not.toMatch(/Breakfast|Fire/);
    expect(card).toContain("Open until: La Panga 3:00 PM.");
    expect(card).toContain("sunset 6:02 PM.");
  });

  test("of an event shows it above the sea of its day", async () => {
    const path = "/story.svg?event=fire-on-the-beach";
    expect(await told(path)).toContain("Fire on the beach, Friday, November 27. 6:00 to 7:00 PM, Boats.");
    expect(await told(`/es${path}`)).toContain("Fire on the beach, Viernes 27 de noviembre.");
    expect(await html("/story?event=fire-on-the-beach")).toContain('href="/events/fire-on-the-beach"');
  });

  test("of a series shows its next date that isn't cancelled, and of one date that date", async () => {
    const event = {
      title: "Yoga",
      event_date: "2026-11-26",
      start_time: "08:00",
      end_time: null,
      pattern: everyWeek,
    };
    await hold(town, event);
    expect(await told("/story.svg?event=yoga")).toContain("Yoga, Thursday, November 26.");
    await town.rows("UPDATE events SET cancelled_at = 1 WHERE slug = 'yoga' AND event_date = '2026-11-26'");
    expect(await told("/story.svg?event=yoga")).toContain("Yoga, Thursday, December 3.");
    expect(await told("/story.svg?event=yoga&date=2026-11-26")).toContain("Canceled, ");
    expect(await told("/story.svg?event=yoga&date=2026-12-10")).toContain("Thursday, December 10.");
  });

  test("of a place shows what it is and when it opens today", async () => {
    expect(await told("/story.svg?place=eat/la_panga")).toContain(
      "Today, Wednesday, November 25, 11:30 AM to 3:00 PM, Calle de la playa.",
    );
    expect(await told("/story.svg?place=stay/almendros")).toContain("From $95/night");
    expect(await told("/es/story.svg?place=do/marea")).toContain("Pregunta el horario de hoy");
  });

  test.each([
    "event=nothing",
    "place=eat/nothing",
    "place=eat/oculto",
    "place=stay/la_panga",
    "place=admin/x",
    "place=toString/x",
    "event=fire-on-the-beach&date=2026-11-27",
    "event=fire-on-the-beach&date=x",
    "event=fire-on-the-beach&place=eat/la_panga",
  ])("doesn't exist for what isn't public or is missing: %s", async (query) => {
    expect((await town.get(`/story?${query}`)).status).toBe(404);
    expect((await town.get(`/es/story.svg?${query}`)).status).toBe(404);
  });

  test("has two shapes", async () => {
    expect((await town.get("/story.svg?size=round")).status).toBe(400);
    expect(await html("/story.svg?size=square")).toContain('width="1080" height="1080"');
    expect(await html("/story.svg")).toContain('width="1080" height="1920"');
  });

  test("of an event or a place disappears with it", async () => {
    await hold(town, { title: "Withdrawn", event_date: "2026-11-28", start_time: "18:00" });
    expect((await town.get("/story?event=withdrawn")).status).toBe(200);
    await town.rows("UPDATE events SET status = 'pending' WHERE slug = 'withdrawn'");
    expect((await town.get("/story.svg?event=withdrawn")).status).toBe(404);
  });

  test("contains all it needs, and loads nothing", async () => {
    const answer = await town.get("/story.svg");
    const drawing = await answer.text();
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; img-src data:; font-src data:; style-src 'sha256-[^']+'; sandbox$/,
    );
    expect(answer.headers.get("Cloudflare-CDN-Cache-Control")).toMatch(/^public, max-age=\d+$/);
    const loaded = [...drawing.matchAll(/(?:href="|url\()([^")]{0,40})/g)].map(([, address = ""]) => address);
    expect(loaded.filter((address) => !/^(data:|#|%23)/.test(address))).toEqual([]);
    expect(drawing).not.toContain("<script");
  });

  test("costs one database trip, whatever it shows", async () => {
    for (const query of ["", "?event=songs", "?place=eat/la_panga"])
      for (const path of ["/story", "/story.svg"]) {
        const { trips } = databaseUse(await town.get(`${path}${query}`));
        expect([path + query, trips]).toEqual([path + query, 1]);
      }
  });

  test("is linked from the week, from an event and from a place", async () => {
    expect(await html("/es/week")).toContain('href="/es/story"');
    expect(await html("/events/songs")).toContain('href="/story?event=songs"');
    expect(await html("/events/yoga/2026-12-10")).toContain("/story?event=yoga&amp;date=2026-12-10");
    expect(await html("/eat/la_panga")).toContain('href="/story?place=eat/la_panga"');
    expect(await html("/es/stay/almendros")).toContain('href="/es/story?place=stay/almendros"');
    expect(await html("/do/marea")).toContain('href="/story?place=do/marea"');
  });
});

describe("After dark", () => {
  let dark: Town;
  beforeAll(async () => {
    dark = await openTown({ now: night });
    await predictSea(dark.services({ now: new Date(night) }), new Date(night));
  });
  afterAll(() => dark.close());

  test("the card shows the night and tomorrow's first event", async () => {
    await hold(dark, { title: "Your first wave", event_date: "2026-11-26", start_time: "08:00" });
    const drawing = plain(await (await dark.get("/es/story.svg")).text());
    expect(drawing).toContain(
      "<title>Esta noche en Cambutal, Miércoles 25 de noviembre. Mañana, 8:00 a. m.,",
    );
    expect(drawing).toContain("amanecer · jue 6:17 a. m.");
  });
});
