import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addHotel, addManyHotels, cardNames, markupOf, nextPage } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
const read = async (path: string) => (await town.get(path)).text();
const photo = (name: string) => `/images/business-images/photos/${name}.webp`;

beforeAll(async () => {
  town = await openTown();
  await addHotel(town, {
    name: "Los Almendros",
    slug: "los_almendros",
    description: "Twelve rooms.",
    full_description: "Twelve rooms under sea almond trees.",
    is_premium: true,
    price_from: 95,
    rating: 4.6,
    review_count: 87,
    search_text: "los almendros twelve rooms piscina",
    affiliate_url: "https://example.com/book/1",
    expedia_hotel_id: "secret-expedia",
    commission_rate: 8.375,
    user_id: "somebody-secret",
    amenities: ["WiFi", "Beach bar", "Telescope"],
    policies: { check_in: "2:00 PM", check_out: "noon", phone: "+507 0000-0201" },
    image_url: photo("front"),
    image_colour: 5,
    gallery_images: [photo("pool"), photo("room"), "https://example.com/far.jpg", "javascript:alert(1)"],
    latitude: 7.28,
    longitude: -80.52,
  });
  await addHotel(town, {
    name: "Cabañas El Corotú",
    slug: "corotu",
    category: "Cabanas",
    price_from: 1200.5,
    currency: "PAB",
    search_text: "cabanas el corotu cocina",
    shuffle: 1,
  });
  await addHotel(town, { name: "Bare Walls", slug: "bare", category: "Vacation Rental", shuffle: 2 });
  await addHotel(town, {
    name: "Not Yet",
    slug: "not_yet",
    status: "pending",
    search_text: "secret piscina",
  });
  await addHotel(town, {
    name: "Turned Down",
    slug: "turned_down",
    status: "rejected",
    search_text: "secret piscina",
  });
  for (const [key, width, height] of [
    ["front", 1600, 1200],
    ["pool", 800, 1200],
  ] as const) {
    await town.env.DB.prepare(
      `INSERT INTO images (key, bucket, content_type, bytes, width, height, colour, alt_en, alt_es, created_at)
       VALUES (?1, 'business-images', 'image/webp', 1, ?2, ?3, 7, 'The ' || ?1, 'Foto ' || ?1, 0)`,
    )
      .bind(`photos/${key}.webp`, width, height)
      .run();
  }
});
afterAll(() => town.close());

describe("the directory of places to stay", () => {
  test("shows prices in the hotel's own currency, with its rating", async () => {
    const html = await read("/stay");
    expect(cardNames(html)).toEqual(["Los Almendros", "Cabañas El Corotú", "Bare Walls"]);
    expect(html).toContain("From $95/night");
    expect(html).toContain("From $1,200.50/night");
    expect(html).toContain("(87 reviews)");
    expect(await read("/es/stay")).toContain("Desde $95/noche");
  });

  test("searches words without accents, in public places only", async () => {
    expect(cardNames(await read("/stay?q=COROTÚ"))).toEqual(["Cabañas El Corotú"]);
    expect(cardNames(await read("/stay?q=piscina"))).toEqual(["Los Almendros"]);
    expect(cardNames(await read("/stay?q=corotu&category=Hotel"))).toEqual([]);
    const none = await read("/stay?q=castle");
    expect(none).toMatch(/>All<span[^>]*> Categories<\/span><\/span><\/a>/);
    expect(await read("/stay")).toMatch(/ Categories<\/span><\/span><span class="tab-count">\d/);
    expect(none).toContain("No accommodations found matching your criteria.");
    expect(none).toContain('value="castle"');
  });

  test("treats special characters of the query language as text", async () => {
    for (const q of ["%", "_", "' OR 1=1 --", "a".repeat(500), "*"]) {
      const response = await town.get(`/stay?q=${encodeURIComponent(q)}`);
      expect(response.status, q).toBe(200);
      expect(cardNames(await response.text()), q).toEqual([]);
    }
  });

  test("one round trip and few rows", async () => {
    const { trips, rows } = databaseUse(await town.get("/stay"));
    expect(trips).toBe(1);
    expect(rows).toBeLessThanOrEqual(50);
  });
});

describe("a thousand hotels", () => {
  beforeAll(() => addManyHotels(town, 1200));
  afterAll(() => town.env.DB.prepare("DELETE FROM hotel_listings WHERE id LIKE 'many-%'").run());

  test("searches four hundred at a time and links on until the end", async () => {
    const found: string[] = [];
    let path: string | undefined = "/stay?q=hammock";
    for (let pages = 0; path; pages++) {
      expect(pages).toBeLessThan(5);
      const response: Response = await town.get(path);
      const { trips, rows } = databaseUse(response);
      expect(trips).toBe(1);
      expect(rows).toBeLessThanOrEqual(500);
      const html: string = await response.text();
      found.push(...cardNames(html));
      path = nextPage(html);
    }
    expect(found).toEqual(Array.from({ length: 12 }, (_, index) => `Rooms ${(index + 1) * 100}`));
  });

  test("says so and links on if the first four hundred have no match", async () => {
    expect(await read("/stay?q=unheard-of")).toContain("Nothing found among the first 400 places.");
  });

  test("finds a word that all of them have page by page, each once", async () => {
    const found: string[] = [];
    let path: string | undefined = "/stay?q=rooms&category=Hostel";
    for (let pages = 0; path && pages < 4; pages++) {
      const response: Response = await town.get(path);
      expect(databaseUse(response).rows).toBeLessThanOrEqual(500);
      const html: string = await response.text();
      found.push(...cardNames(html));
      path = nextPage(html);
    }
    expect(found).toEqual(Array.from({ length: 96 }, (_, index) => `Rooms ${index + 1}`));
  });

  test("reads only a page's worth for the list itself", async () => {
    expect(databaseUse(await town.get("/stay?category=Hostel")).rows).toBeLessThanOrEqual(100);
  });
});

describe("a hotel's page", () => {
  test("has an icon for each amenity, its policies and the price", async () => {
    const html = await read("/stay/los_almendros");
    for (const words of [
      "WiFi",
      "Beach bar",
      "Telescope",
      "2:00\u00a0PM",
      "12:00\u00a0PM",
      "From $95/night",
      "4.6",
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toContain("Twelve rooms under sea almond trees.");
    expect(await read("/es/stay/los_almendros")).toContain("2:00\u00a0p.\u00a0m.");
  });

  test("check-out written on the 24-hour clock is the morning's, to readers and to machines", async () => {
    const policies = { check_in: "15:00", check_out: "11:00" };
    await addHotel(town, { name: "Early Birds", slug: "early_birds", policies, shuffle: 9 });
    const html = await read("/stay/early_birds");
    expect(html).toContain("<dd>3:00\u00a0PM</dd>");
    expect(html).toContain("<dd>11:00\u00a0AM</dd>");
    expect(await read("/es/stay/early_birds")).toContain("<dd>11:00\u00a0a.\u00a0m.</dd>");
    expect(markupOf(html)[0]).toMatchObject({ checkinTime: "15:00", checkoutTime: "11:00" });
    await town.env.DB.prepare("DELETE FROM hotel_listings WHERE slug = 'early_birds'").run();
  });

  test("the booking link is marked as sponsored, for readers and machines", async () => {
    const html = await read("/stay/los_almendros");
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/example.com\/book\/1"[^>]*rel="sponsored nofollow noopener"/,
    );
    expect(html).toContain("Book Now on Expedia");
    expect(html).toContain("We may earn a commission");
    expect(await read("/stay/bare")).not.toContain("Book Now on Expedia");
  });

  test("photos are turned by links, have alt text and sizes, and only safe ones are shown", async () => {
    const first = await read("/stay/los_almendros");
    expect(first).toContain(`alt="The photos/front.webp"`);
    expect(first).toContain(`${photo("front")}?w=1280 1280w`);
    expect(first).not.toContain(`${photo("pool")}?w=960`);
    expect(first).toContain("1 of 4");
    expect(first).toContain('href="/stay/los_almendros?photo=2#gallery"');
    expect(first).not.toContain("javascript:");
    const second = await read("/es/stay/los_almendros?photo=2");
    expect(second).toContain("2 de 4");
    expect(second.indexOf(photo("pool"))).toBeLessThan(second.indexOf(photo("front")));
    expect((await town.get("/stay/los_almendros?photo=99")).status).toBe(200);
    expect(await read("/stay/los_almendros?photo=-1")).toContain("1 of 4");
  });

  test("full screen is a native dialog, with the picture's own address as the fallback", async () => {
    const html = await read("/stay/los_almendros");
    expect(html).toMatch(
      /<button[^>]*command="show-modal"[^>]*commandfor="photos"|<button[^>]*commandfor="photos"/,
    );
    expect(html).toContain('<dialog class="dialog dialog-full night" id="photos"');
  });

  test("structured data has a price range up to three times the price, and no rating", async () => {
    const [hotel] = markupOf(await read("/stay/los_almendros"));
    expect(hotel).toMatchObject({
      "@type": "Hotel",
      priceRange: "$95 - $285",
      checkinTime: "14:00",
      checkoutTime: "12:00",
      geo: { latitude: 7.28, longitude: -80.52 },
    });
    expect(JSON.stringify(hotel)).not.toMatch(/rating/i);
    const [bare] = markupOf(await read("/stay/bare"));
    expect(bare).toMatchObject({ "@type": "LodgingBusiness", checkinTime: "15:00", checkoutTime: "11:00" });
    expect(bare).not.toHaveProperty("priceRange");
  });

  test("structured data has the amenities in the page's language", async () => {
    await addHotel(town, {
      slug: "casa_cocina",
      language: "es",
      amenities: ["Cocina equipada", "Vista al mar", "Rincón de lectura"],
    });
    const namesAt = async (path: string) =>
      (markupOf(await read(path))[0] as { amenityFeature: { name: string }[] }).amenityFeature.map(
        ({ name }) => name,
      );
    expect(await namesAt("/stay/casa_cocina")).toEqual(["Kitchen", "Sea view"]);
    expect(await namesAt("/es/stay/casa_cocina")).toEqual([
      "Cocina equipada",
      "Vista al mar",
      "Rincón de lectura",
    ]);
  });

  test("an unknown hotel is a 404 with a link back", async () => {
    const response = await town.get("/stay/nobody");
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("Hotel not found");
    expect(html).toMatch(/<a [^>]*href="\/stay"[^>]*>Back to Stay/);
  });
});

test.each([
  "/stay",
  "/stay?q=piscina",
  "/stay.data",
  "/stay/los_almendros",
  "/stay/los_almendros.data",
  "/sitemap.xml",
])("%s contains no private data", async (path) => {
  const text = await read(path);
  for (const secret of [
    "Not Yet",
    "Turned Down",
    "secret-expedia",
    "8.375",
    "commission_rate",
    "somebody-secret",
  ]) {
    expect(text, secret).not.toContain(secret);
  }
});
