import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldValue, fieldValues, plain, tag, tags } from "../support/page-html";
import { type Person, signUp } from "../support/people";
import { activity, addForms, hotel, restaurant } from "../support/submissions";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
beforeAll(async () => {
  town = await openTown();
  owner = await signUp(town);
});
afterAll(() => town.close());

const send = (
  path: string,
  form: Record<string, string> | [string, string][],
  person: Person | null = owner,
) => town.post(path, form, { headers: person?.headers });

describe("A person who isn't signed in", () => {
  test.each([
    ["/add-restaurant", "Authentication Required You need to be logged in to add a restaurant listing."],
    ["/add-hotel", "Authentication required Please sign in to submit a hotel listing."],
    ["/add-activity", "Authentication Required Please sign in to submit a business listing."],
    ["/add-business", "Authentication Required Please sign in to submit a business listing."],
    ["/es/add-restaurant", "Tienes que iniciar sesión para agregar un restaurante."],
  ])("reads on %s what to do first, and returns afterwards", async (path, words) => {
    const response = await town.get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(plain(html)).toContain(words);
    const auth = path.startsWith("/es") ? "/es/auth" : "/auth";
    expect(tag(html, { href: `${auth}?next=${encodeURIComponent(path)}` })).not.toBeNull();
    expect(html).not.toContain('name="address"');
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test.each(addForms)("gets $path back filled in, with a link to sign in", async ({ path, typed, table }) => {
    const response = await send(path, { ...typed, "translation.description": "Del otro lado" }, null);
    const html = await response.text();
    expect(response.status).toBe(401);
    for (const [field, value] of Object.entries(typed)) expect(fieldValue(html, field), field).toBe(value);
    expect(fieldValue(html, "translation.description")).toBe("Del otro lado");
    const link = tag(html, { href: `/auth?next=${encodeURIComponent(path)}`, target: "_blank" });
    expect(link).toMatchObject({ rel: "noopener" });
    expect(await town.rows(`SELECT id FROM ${table}`)).toEqual([]);
  });
});

describe("A complete form", () => {
  const words = {
    "/add-restaurant": "Restaurant submitted! Your restaurant has been submitted for review.",
    "/add-hotel":
      "Hotel submitted successfully! Your hotel listing has been submitted for review. You'll be notified once it's approved.",
    "/add-activity":
      "Submission Successful Your business listing has been submitted for review. You'll be notified once it's approved.",
    "/add-business":
      "Submission Successful Your business listing has been submitted for review. You'll be notified once it's approved.",
  };

  test.each(addForms)(
    "at $path waits for review and says so at $done",
    async ({ path, typed, table, done }) => {
      const response = await send(path, typed);
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toBe(done);
      expect(databaseUse(response).trips).toBeLessThanOrEqual(2);
      const flash = response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash="));
      const page = await town.get("/surf", { headers: { Cookie: flash?.split(";")[0] ?? "" } });
      expect(plain(await page.text())).toContain(words[path]);
      const rows = await town.rows(`SELECT * FROM ${table}`);
      expect(rows).toMatchObject([
        { ...typed, user_id: owner.id, status: "pending", approved_at: null, is_premium: 0, language: "en" },
      ]);
      expect(rows[0]?.waiting_since).toBeGreaterThan(0);
      await town.rows(`DELETE FROM ${table}`);
    },
  );

  test.each([
    [addForms[0], "restaurant"],
    [addForms[1], "hotel"],
    [addForms[2], "business"],
    [addForms[3], "business"],
  ] as const)("links from its notice to My Listings, on the tab of its kind (%o)", async (form, tab) => {
    for (const [language, words] of [
      ["", "See it in My Listings"],
      ["/es", "Verlo en Mis publicaciones"],
    ] as const) {
      const sent = await send(`${language}${form.path}`, form.typed);
      const flash = sent.headers.getSetCookie().find((cookie) => cookie.startsWith("flash="));
      const headers = { Cookie: `${owner.cookie}; ${flash?.split(";")[0]}` };
      const there = await (await town.get(sent.headers.get("Location") ?? "", { headers })).text();
      const way = `${language}/my-listings?type=${tab}`;
      expect(there).toContain(`<a href="${way}">${words}</a>`);
      expect(plain(await (await town.get(way, { headers: owner.headers })).text())).toContain(
        Object.values(form.typed)[0],
      );
    }
    await town.rows(`DELETE FROM ${form.table}`);
  });

  test("in Spanish leads back to the Spanish page, with Spanish texts", async () => {
    const response = await send("/es/add-restaurant", { ...restaurant, description: "Pescado del día" });
    expect(response.headers.get("Location")).toBe("/es/eat");
    expect(await town.rows("SELECT language FROM restaurant_listings")).toEqual([{ language: "es" }]);
    await town.rows("DELETE FROM restaurant_listings");
  });

  test("stores every field, hours, lists, coordinates and both languages", async () => {
    await send("/add-restaurant", [
      ...Object.entries({
        ...restaurant,
        description: "Fish of the day",
        phone: "990-0001",
        whatsapp: "+507 6000-0001",
        website: "www.cocina.example/menu",
        email: "Ana@Example.TEST",
        latitude: "7,2833",
        longitude: "-80.5167",
        "hours.Monday": "9:00 AM - 5:00 PM",
        "hours.Sunday": "Closed",
        image_url: "https://pictures.example/a.jpg",
        closed_for_season: "on",
        language: "en",
        "translation.description": "Pescado del día",
      }),
      ["gallery_images", "https://pictures.example/b.jpg"],
      ["gallery_images", "  "],
      ["gallery_images", "https://pictures.example/b.jpg"],
      ["gallery_images", "https://pictures.example/c.jpg"],
      ["menu_images", "https://pictures.example/m.jpg"],
    ] as [string, string][]);
    const [row] = await town.rows<Record<string, string>>("SELECT * FROM restaurant_listings");
    expect(row).toMatchObject({
      phone: "990-0001",
      whatsapp: "+507 6000-0001",
      website: "https://www.cocina.example/menu",
      email: "ana@example.test",
      latitude: 7.2833,
      longitude: -80.5167,
      image_url: "https://pictures.example/a.jpg",
      image_colour: null,
      closed_for_season: 1,
      slug: "la_cocina_de_ana",
    });
    expect(JSON.parse(row?.hours ?? "")).toMatchObject({
      Monday: "9:00 AM - 5:00 PM",
      Tuesday: null,
      Sunday: "Closed",
    });
    expect(JSON.parse(row?.gallery_images ?? "")).toEqual([
      "https://pictures.example/b.jpg",
      "https://pictures.example/c.jpg",
    ]);
    expect(JSON.parse(row?.menu_images ?? "")).toEqual(["https://pictures.example/m.jpg"]);
    expect(JSON.parse(row?.translation ?? "")).toMatchObject({ description: { text: "Pescado del día" } });
    expect(row?.search_text).toContain("pescado del dia");
    await town.rows("DELETE FROM restaurant_listings");
  });

  test("a hotel's short description replaces a missing full one, and its currency defaults to the dollar", async () => {
    await send("/add-hotel", [
      ...Object.entries({ ...hotel, rating: "4,5", price_from: "85", commission_rate: "7.5" }),
      ["amenities", "Wi-Fi"],
      ["amenities", ""],
      ["amenities", "Pool"],
      ["amenities", "Wi-Fi"],
    ] as [string, string][]);
    const [row] = await town.rows<Record<string, string>>("SELECT * FROM hotel_listings");
    expect(row).toMatchObject({
      full_description: hotel.description,
      currency: "USD",
      rating: 4.5,
      price_from: 85,
      commission_rate: 7.5,
      policies: "{}",
    });
    expect(JSON.parse(row?.amenities ?? "")).toEqual(["Wi-Fi", "Pool"]);
    await town.rows("DELETE FROM hotel_listings");
  });

  test("an activity keeps its price and how long it takes, or neither", async () => {
    const offer = { price_from: "35", duration: "Two hours", "translation.duration": "Dos horas" };
    await send("/add-activity", { ...activity, ...offer });
    await send("/add-activity", { ...activity, business_name: "Aguas Claras" });
    const stored = await town.rows(
      "SELECT price_from, duration, translation ->> '$.duration.text' AS twin FROM adventure_business_listings ORDER BY price_from",
    );
    expect(stored).toEqual([
      { price_from: null, duration: null, twin: null },
      { price_from: 35, duration: "Two hours", twin: "Dos horas" },
    ]);
    await town.rows("UPDATE adventure_business_listings SET status = 'approved'");
    const own = async (path: string) => plain(await (await town.get(path)).text());
    expect(await own("/do/olas_y_tablas")).toContain("From $35 a person Two hours");
    expect(await own("/es/do/olas_y_tablas")).toContain("Desde $35 por persona Dos horas");
    expect(await own("/do/aguas_claras")).toContain("Ask the price");
    expect(await own("/do")).toContain("From $35 Two hours");
    expect(await own("/es/do")).toContain("Desde $35 Dos horas");
    await town.rows("DELETE FROM adventure_business_listings");
  });

  test("can't set what only admins decide", async () => {
    const smuggled = {
      status: "approved",
      approved: "1",
      is_premium: "1",
      display_order: "-5",
      user_id: "demo-admin",
      slug: "mine",
      review_count: "900",
      reviewed_by: "me",
      approved_at: "1",
    };
    await send("/add-hotel", { ...hotel, ...smuggled });
    expect(await town.rows("SELECT * FROM hotel_listings")).toMatchObject([
      {
        status: "pending",
        is_premium: 0,
        display_order: 0,
        user_id: owner.id,
        slug: "casa_del_faro",
        review_count: null,
        reviewed_by: null,
        approved_at: null,
      },
    ]);
    await town.rows("DELETE FROM hotel_listings");
  });

  test("filled in by a robot gets a success message and isn't stored", async () => {
    const response = await send("/add-restaurant", { ...restaurant, company_fax: "555" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/eat");
    expect(await town.rows("SELECT id FROM restaurant_listings")).toEqual([]);
  });
});

describe("A form with errors", () => {
  const mistakes: [string, Record<string, string>, Record<string, string>][] = [
    [
      "/add-restaurant",
      {
        latitude: "91",
        longitude: "east",
        website: "not a url",
        email: "ana@",
        phone: "call me",
        image_url: "x",
      },
      {
        name: "Restaurant name is required",
        category: "Category is required",
        address: "Address is required",
        latitude: "Latitude must be between -90 and 90",
        longitude: "Longitude must be between -180 and 180",
        website: "Please enter a valid website URL",
        email: "Please enter a valid email address",
        phone: "Please enter a phone number with all its digits",
        image_url: "Please enter a valid image URL",
      },
    ],
    [
      "/add-hotel",
      { rating: "5.1", price_from: "-1", commission_rate: "x", currency: "BTC", name: "   " },
      {
        name: "Property name is required",
        category: "Category is required",
        address: "Address is required",
        description: "Short description is required",
        affiliate_url: "Booking URL is required",
        rating: "Rating must be between 1 and 5",
        price_from: "Price must be a number, 0 or more",
        commission_rate: "Commission rate must be between 0 and 100",
        currency: "Please select a currency",
      },
    ],
    [
      "/add-activity",
      { description: "Short", price_from: "-5", duration: "x".repeat(61), website: "javascript:alert(1)" },
      {
        business_name: "Business name is required",
        category: "Please select a category",
        business_type: "Business type is required",
        description: "Description must be at least 10 characters",
        hours: "Hours of operation are required",
        whatsapp: "WhatsApp contact is required",
        address: "Address is required",
        price_from: "Price must be a number, 0 or more",
        duration: "This text is too long",
        website: "Please enter a valid website URL",
      },
    ],
    [
      "/add-business",
      { category: "Casino" },
      {
        name: "Business name is required",
        category: "Category is required",
        address: "Address is required",
      },
    ],
    [
      "/es/add-activity",
      {},
      { business_name: "Falta el nombre del negocio", whatsapp: "Falta el contacto de WhatsApp" },
    ],
  ];

  test.each(mistakes)(
    "on %s comes back with each message beside its field and in the summary",
    async (path, typed, messages) => {
      const response = await send(path, typed);
      const html = await response.text();
      expect(response.status).toBe(400);
      const summary = /<div class="error-summary[\s\S]*?<\/ul>/.exec(html)?.[0] ?? "";
      for (const [name, message] of Object.entries(messages)) {
        const control = tags(html, { name }).find((one) => "aria-invalid" in one);
        expect(control, name).toMatchObject({ "aria-invalid": "true", id: `field-${name}` });
        expect(control?.["aria-describedby"]).toContain(`field-${name}-error`);
        const error = new RegExp(`id="field-${name}-error"[\\s\\S]*?</p>`).exec(html)?.[0] ?? "";
        expect(plain(`<p ${error}`)).toContain(message);
        expect(summary).toContain(`href="#field-${name}"`);
        expect(plain(summary)).toContain(message);
      }
      for (const [name, value] of Object.entries(typed)) {
        if (!["category", "currency"].includes(name)) expect(fieldValue(html, name), name).toBe(value);
      }
    },
  );

  test("needs a business type of its category", async () => {
    const response = await send("/add-activity", { ...activity, business_type: "Yoga Classes" });
    expect(response.status).toBe(400);
    expect(plain(await response.text())).toContain("Business type is required");
  });

  test("names the row of a list with an error, and keeps the others", async () => {
    const response = await send("/add-restaurant", [
      ...Object.entries(restaurant),
      ["gallery_images", "https://pictures.example/a.jpg"],
      ["gallery_images", "ftp://pictures.example/b.jpg"],
    ] as [string, string][]);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(fieldValues(html, "gallery_images")).toEqual([
      "https://pictures.example/a.jpg",
      "ftp://pictures.example/b.jpg",
    ]);
    expect(html).toContain('href="#field-gallery_images.1"');
    expect(tag(html, { id: "field-gallery_images.1" })).toMatchObject({ "aria-invalid": "true" });
  });

  test("shows everything typed as text, never as HTML", async () => {
    const html = await (await send("/add-restaurant", { name: '"><script>alert(1)</script>' })).text();
    expect(html).not.toContain("<script>alert(1)");
    expect(fieldValue(html, "name")).toBe('"><script>alert(1)</script>');
  });
});

describe("Without scripts", () => {
  test("a button adds an empty line and another removes one; everything else stays", async () => {
    const typed: [string, string][] = [
      ...(Object.entries(hotel) as [string, string][]),
      ["amenities", "Wi-Fi"],
      ["amenities", "Pool"],
    ];
    const more = await send("/add-hotel", [...typed, ["intent", "add:amenities"]]);
    expect(more.status).toBe(200);
    const html = await more.text();
    expect(fieldValues(html, "amenities")).toEqual(["Wi-Fi", "Pool", ""]);
    for (const [name, value] of Object.entries(hotel)) expect(fieldValue(html, name)).toBe(value);
    expect(tags(html, { name: "intent" }).map(({ value }) => value)).toContain("remove:amenities:0");
    const less = await send("/add-hotel", [...typed, ["intent", "remove:amenities:0"]]);
    expect(less.status).toBe(200);
    expect(fieldValues(await less.text(), "amenities")).toEqual(["Pool"]);
    expect(await town.rows("SELECT id FROM hotel_listings")).toEqual([]);
  });

  test("pictures are moved by buttons", async () => {
    const pictures = ["a", "b", "c"].map((one): [string, string] => [
      "menu_images",
      `https://x.example/${one}`,
    ]);
    const html = await (
      await send("/add-restaurant", [...pictures, ["intent", "earlier:menu_images:2"]])
    ).text();
    expect(fieldValues(html, "menu_images").map((url) => url.at(-1))).toEqual(["a", "c", "b"]);
  });

  test("a button copies Monday's hours to every day", async () => {
    const html = await (
      await send("/add-restaurant", {
        "hours.Monday": "8 AM - 2 PM",
        "hours.Friday": "Closed",
        intent: "copy-hours",
      })
    ).text();
    for (const day of ["Monday", "Wednesday", "Friday", "Sunday"])
      expect(fieldValue(html, `hours.${day}`)).toBe("8 AM - 2 PM");
  });

  test.each(["remove:status:0", "add:status", "remove:amenities:99", "earlier:amenities:0"])(
    "%s changes nothing and saves nothing",
    async (intent) => {
      const response = await send("/add-hotel", { ...hotel, amenities: "Pool", intent });
      expect(response.status).toBe(200);
      expect(fieldValues(await response.text(), "amenities")).toEqual(["Pool"]);
      expect(await town.rows("SELECT id FROM hotel_listings")).toEqual([]);
    },
  );

  test("Enter presses the button that submits, not one that removes a line", async () => {
    const html = await (await town.get("/add-hotel", { headers: owner.headers })).text();
    const form = html.slice(html.indexOf('<form class="form"'));
    const first = /<button[^>]*>/.exec(form)?.[0] ?? "";
    expect(first).toContain('type="submit"');
    expect(first).not.toContain("intent");
  });

  test("every business type can be chosen, under its category", async () => {
    const html = await (await town.get("/add-activity", { headers: owner.headers })).text();
    const select = /<select[^>]*name="business_type"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
    expect(tags(select, {}).filter(({ value }) => value)).toHaveLength(16);
    expect(select).not.toContain("disabled");
  });
});
