import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  pageTag,
  seaTag,
  tagsOfEvent,
  tagsOfListing,
  tagsOfPost,
  tagsOfSeries,
} from "../../app/rules/site/cache-tags";
import { listingKinds } from "../../app/rules/site/listing-kinds";
import { selectAccount } from "../../app/server/db/accounts/users";
import { deleteAccount } from "../../app/server/operations/accounts/delete-account";
import { searchTag } from "../../app/server/operations/search/index-changes";
import { hold, words } from "../support/events";
import { everyWeek } from "../support/every-week";
import { signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { addPost } from "../support/posts";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

describe("A visitor who only looks", () => {
  test.each(["/", "/es", "/surf", "/nowhere", "/sitemap.xml", "/newsletter"])(
    "gets no cookie from %s",
    async (path) => {
      expect((await town.get(path)).headers.getSetCookie()).toEqual([]);
    },
  );

  test("gets a page that browsers revalidate and the platform keeps for five minutes", async () => {
    const { headers } = await town.get("/surf");
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBe(
      "public, max-age=300, stale-while-revalidate=300",
    );
    expect(headers.get("Cache-Tag")).toBe("pages,page:/surf,sea");
    expect(headers.get("ETag")).toMatch(/^"[\w-]{20,}"$/);
  });

  test("gets 304 for an unchanged page, even with a weak ETag", async () => {
    const tag = (await town.get("/surf")).headers.get("ETag") ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const response = await town.get("/surf", { headers: { "If-None-Match": known } });
      expect(response.status).toBe(304);
      expect(response.headers.get("ETag")).toBe(tag);
      expect(await response.text()).toBe("");
    }
    expect((await town.get("/surf", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("gets a new ETag when the page changes", async () => {
    const before = (await town.get("/es/surf")).headers.get("ETag");
    await town.rows(
      `INSERT INTO page_content (id, page_path, section_name, content_data, created_at, updated_at)
       VALUES ('h', '/es/surf', 'hero', '{"title":"Olas nuevas"}', 0, 0)`,
    );
    expect((await town.get("/es/surf")).headers.get("ETag")).not.toBe(before);
  });

  test("gets the headers of a page without its body", async () => {
    const response = await town.get("/surf", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toBeTruthy();
    expect(await response.text()).toBe("");
  });
});

describe("A visitor with a session or a flash message", () => {
  test.each(["session=abc", "flash=default.subscribed"])(
    "with %s gets a page that isn't cached",
    async (cookie) => {
      const { headers } = await town.get("/surf", { headers: { Cookie: cookie } });
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      for (const name of ["ETag", "Cache-Tag", "Cloudflare-CDN-Cache-Control"])
        expect(headers.get(name)).toBeNull();
    },
  );

  test("sees the message once, and only one of ours", async () => {
    const shown = await town.get("/surf", { headers: { Cookie: "flash=default.subscribed" } });
    expect(await shown.text()).toContain("One step left: open the email we just sent and confirm.");
    expect(shown.headers.getSetCookie()).toEqual(["flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
    for (const [variant, name] of [
      ["default", "youHaveWon"],
      ["warning", "seriesSkipping"],
    ]) {
      const Cookie = `flash=${variant}.${name}`;
      const invented = await town.get("/surf", { headers: { Cookie } });
      expect(await invented.text()).not.toContain(name);
    }
  });
});

describe("An error, or an incomplete page, is never cached", () => {
  const keeping = ["Cloudflare-CDN-Cache-Control", "CDN-Cache-Control", "Cache-Tag", "ETag"];
  function expectUnkept(response: Response): void {
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(keeping.filter((name) => response.headers.has(name))).toEqual([]);
  }

  test("a page that failed while it was streamed", async () => {
    await addRestaurant(town, { slug: "la_panga" });
    const path = "/eat/la_panga?tab=menu";
    expect((await town.get(path)).headers.get("Cache-Tag")).toContain("page:/eat/la_panga");
    await town.rows(`UPDATE restaurant_listings SET menu = '{"no":"list"}'`);
    for (const one of [path, `/es${path}`]) {
      const broken = await town.get(one);
      expect(broken.status).toBe(500);
      expectUnkept(broken);
    }
    await town.rows("UPDATE restaurant_listings SET menu = '[]'");
  });

  test("a page whose SEO record couldn't be read", async () => {
    await town.rows("ALTER TABLE page_seo RENAME TO page_seo_away");
    const answer = await town.get("/surf");
    await town.rows("ALTER TABLE page_seo_away RENAME TO page_seo");
    expect(answer.status).toBe(200);
    expectUnkept(answer);
  });

  test("suggestions while the index is away", async () => {
    const answer = await town.get("/search.json?q=surf", { failure: "search:all" });
    expect(await answer.json()).toEqual({ query: "surf", suggestions: [] });
    expectUnkept(answer);
    expect((await town.get("/search.json?q=surf")).headers.get("Cache-Control")).toContain("public");
  });

  test.each([
    "/events.json",
    "/places.json",
    "/es/places.gpx",
    "/data",
    "/calendar.ics",
    "/es/blog.xml",
    "/tides.json",
    "/tides.ics",
    "/search?q=surf",
    "/today",
  ])("%s while the database is away", async (path) => {
    const answer = await town.get(path, { failure: "d1:all" });
    expect(answer.status).toBe(503);
    expectUnkept(answer);
  });
});

describe("The tags of a page", () => {
  /** Purged tags; those of pictures are tested elsewhere. */
  const purged = [
    ...listingKinds.flatMap((kind) => tagsOfListing(kind, "1")),
    ...tagsOfEvent({ id: "1", event_series_id: null }),
    ...tagsOfSeries("1"),
    ...tagsOfPost("1"),
    pageTag("/surf"),
    ...["pages", "feeds", seaTag, searchTag],
  ];
  const shapes = (tags: string[]) => [...new Set(tags.map((tag) => tag.replace(/:.*/, ":")))].sort();
  const tagsAt = async (path: string) => (await town.get(path)).headers.get("Cache-Tag")?.split(",") ?? [];

  test("are those that actions purge, and actions purge no others", async () => {
    const [restaurant, hotel, activity] = [
      await addRestaurant(town),
      await addHotel(town),
      await addActivity(town),
    ];
    await addBusiness(town);
    const post = await addPost(town, { title: "Tagged" });
    const single = await hold(town, { title: "Once", event_date: "2099-12-01" });
    const series = await hold(town, { title: "Weekly", event_date: "2099-12-01", pattern: everyWeek });
    const paths = [
      ...["/", "/eat", "/stay", "/do", "/info", "/info?tab=businesses", "/surf", "/today", "/tides", "/blog"],
      ...[
        "/week",
        "/pocket",
        "/calendar",
        "/events",
        "/calendar.ics",
        "/events.json",
        "/places.json",
        "/places.kml",
        "/data",
        "/llms.txt",
        "/blog.xml",
        "/tides.ics",
        "/tides.json",
      ],
      ...["/search?q=surf", "/search.json?q=surf", "/sitemap.xml", "/robots.txt", "/privacy"],
      ...[`/eat/${restaurant.slug}`, `/stay/${hotel.slug}`, `/do/${activity.slug}`, `/blog/${post.slug}`],
      ...[`/eat/${restaurant.slug}.vcf`, `/stay/${hotel.slug}/share`, `/events/${single.slug}/share`],
      ...[`/events/${single.slug}`, `/events/${series.slug}`, `/events/${series.slug}/2099-12-01`],
    ];
    const carried = await Promise.all(paths.map(tagsAt));
    expect(paths.filter((_, index) => carried[index]?.length === 0)).toEqual([]);
    expect(shapes(carried.flat())).toEqual(shapes(purged));
  });

  test("of a post include each place and event it shows", async () => {
    const place = await addRestaurant(town, { slug: "el_muelle" });
    const { id, slug } = await hold(town, { title: "Shown once" });
    const series = await hold(town, { title: "Shown weekly", pattern: everyWeek });
    const paths = [`/eat/${place.slug}`, `/events/${slug}`, `/events/${series.slug}`];
    const content = `<p>${paths.map((path) => `<a href="${path}">there</a>`).join(" and ")}</p>`;
    const post = await addPost(town, { title: "Around", content });
    expect(await tagsAt(`/blog/${post.slug}`)).toEqual(
      expect.arrayContaining([`restaurant:${place.id}`, `event:${id}`, `series:${series.id}`]),
    );
  });

  test.each([
    [true, ["pages", "posts", "events", "listings:restaurant"]],
    [false, ["posts"]],
  ])(
    "are purged with an account, whether what it listed goes (%s) or stays",
    async (removeListings, expected) => {
      const person = await signUp(town);
      const all: string[] = [];
      const services = {
        ...town.services(),
        cache: { purge: async (tags: string[]) => void all.push(...tags) },
      };
      const [account] = await selectAccount(services.db, person.id);
      if (!account) throw new Error("no such account");
      await deleteAccount(services, words, account, { removeListings });
      await town.settle();
      expect(all).toEqual(expect.arrayContaining(expected));
    },
  );
});
