import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { barLinks, exploreLinks, legalLinks } from "../../app/components/site/navigation";
import routes from "../../app/routes";
import { answers } from "../../app/rules/content/site-pages";
import { seed } from "../../drizzle/seed/seed";
import { hold } from "../support/events";
import { readHead } from "../support/page-head";
import { signUp } from "../support/people";
import { cardNames } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
beforeEach(() => town.rows("DELETE FROM page_content"));

const html = async (path: string, now?: string) => (await town.get(path, { now })).text();
const sectionsOf = (page: string) => [...page.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);

let count = 0;
function put(
  path: string,
  section: string,
  content: unknown,
  more: { order?: number; hidden?: boolean } = {},
) {
  count++;
  return town.rows(
    `INSERT INTO page_content
     (id, page_path, section_name, content_data, is_visible, display_order, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, 0, 0)`,
    `row-${count}`,
    path,
    section,
    typeof content === "string" ? content : JSON.stringify(content),
    more.hidden ? 0 : 1,
    more.order ?? 1,
  );
}

describe("The home page", () => {
  test("opens with a full-screen picture, a title and a button down to the next section", async () => {
    const page = await html("/");
    const hero = page.match(/<header class="hero">.*?<\/header>/s)?.[0] ?? "";
    expect(hero).toContain('srcSet="/scenes/home.svg#portrait"');
    expect(hero).toContain('fetchPriority="high"');
    expect(hero).toMatch(/class="scroll-down" href="#intro"/);
    expect(sectionsOf(page)[0]).toBe("intro");
    expect(readHead(page).headings).toEqual(["Where the road ends and the swell begins"]);
  });

  test("has six cards with picture, title and text, each with a working link", async () => {
    const page = await html("/es");
    const cards = page
      .match(/<section[^>]* id="cards".*?<\/section>/s)?.[0]
      .match(/<article.*?<\/article>/gs);
    expect(cards).toHaveLength(6);
    for (const card of cards ?? []) {
      expect(card).toMatch(/<img src="(?:\/scenes\/[^"]+\.svg#card|\/portraits\/[^"]+\.svg#card)"/);
      expect(card).toMatch(/<h3>.*<\/h3>.*<p>/s);
      const href = card.match(/href="([^"]+)"/)?.[1] ?? "";
      expect((await town.get(href.replaceAll("&amp;", "&"))).status, href).toBe(200);
    }
  });

  test("puts the picture of a block on the side an admin chooses", async () => {
    const featured = async () => {
      const page = await html("/");
      return page.match(/<section[^>]* id="cuisine-featured".*?<\/section>/s)?.[0];
    };
    expect(await featured()).not.toContain("feature-right");
    await put("/", "cuisine-featured", { imageOnRight: true, linkText: "Come hungry" }, { order: 5 });
    expect(await featured()).toContain("feature-right");
    expect(await featured()).toContain("Come hungry");
  });

  test("has metadata for search engines", async () => {
    const page = await html("/");
    const [markup = ""] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text]) => text,
    );
    expect(JSON.parse(markup)).toMatchObject({
      "@type": "TouristDestination",
      geo: { latitude: 7.2833, longitude: -80.5167 },
      address: { addressRegion: "Los Santos", addressCountry: "PA" },
    });
  });

  test("shows an admin's picture, but never an address that isn't one", async () => {
    await put("/", "hero", { imageSrc: "/images/cms-images/home/1-a.webp" });
    expect(await html("/")).toContain('src="/images/cms-images/home/1-a.webp"');
    await town.rows("DELETE FROM page_content");
    await put("/", "hero", { imageSrc: "javascript:alert(1)" });
    expect(await html("/")).not.toContain("javascript:");
  });

  test("has no link on a card whose target doesn't exist", async () => {
    await put("/", "surf-featured", { link: "javascript:alert(1)" });
    const page = await html("/");
    expect(page).not.toContain("javascript:");
    expect(page).not.toContain("Read the surf guide<svg");
  });
});

describe("An owner", () => {
  const cases = [
    ["", "List your place", "It&#x27;s free"],
    ["/es", "Publica tu negocio", "Es gratis"],
  ] as const;
  test.each(cases)(
    "finds the link in the menu, on the home page and in every footer (%j)",
    async (prefix, label, promise) => {
      const next = `${prefix}/my-listings`;
      const door = `${prefix}/auth?tab=sign-up&amp;next=${next}`;
      const links = (page: string) => page.split(` href="${door}">${label}</a>`).length - 1;
      const home = await html(prefix || "/");
      expect([links(home), links(await html(`${prefix}/surf`))]).toEqual([2, 2]);
      expect(home).toMatch(new RegExp(`<a class="more" href="${door.replaceAll("?", "\\?")}">${label}<`));
      const signUpPage = await html(door.replaceAll("&amp;", "&"));
      expect(signUpPage).toContain(promise);
      expect(signUpPage).toContain(`name="next" value="${prefix}/my-listings"`);
    },
  );

  test("is sent straight to the choice of forms when signed in", async () => {
    const owner = await signUp(town);
    const door = await town.get("/auth?tab=sign-up&next=/my-listings", { headers: owner.headers });
    expect(door.headers.get("Location")).toBe("/my-listings");
    const page = await (await town.get("/my-listings", { headers: owner.headers })).text();
    for (const kind of ["restaurant", "hotel", "activity", "business", "event"])
      expect(page).toContain(`href="/add-${kind}"`);
  });
});

describe("What's on today", () => {
  test("is hidden while there's nothing to show", async () => {
    expect(sectionsOf(await html("/"))).toEqual([
      "intro",
      "cards",
      "surf-featured",
      "cuisine-featured",
      "letter",
    ]);
  });

  describe("with restaurants and events", () => {
    let busy: Town;
    beforeAll(async () => {
      busy = await openTown();
      await seed(busy.env, new Date());
    });
    afterAll(() => busy.close());

    test("follows the cards, and is only cached while it's true", async () => {
      const response = await busy.get("/");
      const page = await response.text();
      const sections = sectionsOf(page);
      expect(sections.slice(1, 5)).toEqual(["cards", "open-now", "next-events", "surf-featured"]);
      const age = Number(response.headers.get("Cloudflare-CDN-Cache-Control")?.match(/max-age=(\d+)$/)?.[1]);
      expect(age).toBeLessThanOrEqual(300);
      expect(page).toMatch(/data-changes-at="\d{13}"/);
      const line = async (path: string, now: string) =>
        (await (await busy.get(path, { now })).text()).match(
          /<a class="sea-line" id="kitchens-line"[^>]* href="([^"]+)">(.*?)<svg/,
        );
      const noon = await line("/", "2026-11-24T18:00:00Z");
      expect(noon?.[1]).toBe("/eat?open=now");
      expect(noon?.[2]?.replace(/<.*?>/g, "")).toMatch(/^Open now: [^,]+ until \d+:\d\d\sPM, /);
      const night = await line("/es", "2026-11-25T04:50:00Z");
      expect(night?.slice(1)).toEqual(["#open-now", "Nada abierto ahora: qué abre mañana"]);
      expect((await line("/", "2026-11-25T09:00:00Z"))?.[2]).toBe("Nothing open now: what opens next");
      await busy.rows("UPDATE restaurant_listings SET status = 'pending'");
      await busy.rows("UPDATE events SET status = 'pending'");
      expect(sectionsOf(await (await busy.get("/")).text())).not.toContain("open-now");
    });
  });
});

describe("Next in Cambutal", () => {
  const at = (time: string) => `2026-11-21T${time}:00-05:00`;
  const nextIn = async (now: string) => {
    const section = (await html("/", now)).match(/<section[^>]* id="next-events".*?<\/section>/s)?.[0] ?? "";
    return cardNames(section);
  };

  test("leaves out past and cancelled events, and is true for as long as it's cached", async () => {
    const day = "2026-11-21";
    await hold(town, {
      title: "Night walk",
      event_date: "2026-11-20",
      start_time: "22:00",
      end_time: "01:00",
    });
    await hold(town, { title: "Sunrise", event_date: day, start_time: "06:00", end_time: "07:00" });
    await hold(town, { title: "Market", event_date: day, start_time: "09:00", end_time: "12:00" });
    const { id } = await hold(town, { title: "Called off", event_date: day, start_time: "15:00" });
    await town.rows("UPDATE events SET cancelled_at = 1 WHERE id = ?", id);
    await hold(town, { title: "Whole day", event_date: day, start_time: null, end_time: null });
    await hold(town, { title: "Bonfire", event_date: day, start_time: "19:00", end_time: "23:00" });
    await hold(town, { title: "Drums", event_date: "2026-11-22", start_time: "19:00", end_time: "20:00" });
    expect(await nextIn(at("00:30"))).toEqual(["Night walk", "Whole day", "Sunrise"]);
    expect(await nextIn(at("10:00"))).toEqual(["Whole day", "Market", "Bonfire"]);
    expect(await nextIn(at("12:00"))).toEqual(["Whole day", "Bonfire", "Drums"]);
    const kept = (await town.get("/", { now: at("11:58") })).headers.get("Cloudflare-CDN-Cache-Control");
    expect(kept).toBe("public, max-age=120");
    expect(databaseUse(await town.get("/", { now: at("10:00") })).trips).toBe(1);
  });

  afterAll(() => town.rows("UPDATE events SET status = 'pending'"));
});

describe("Content rows", () => {
  test("a hidden section disappears", async () => {
    await put("/", "cards", {}, { hidden: true });
    expect(sectionsOf(await html("/"))).not.toContain("cards");
    expect(sectionsOf(await html("/es"))).not.toContain("cards");
  });

  test("the order is that of the rows", async () => {
    await put("/", "cuisine-featured", {}, { order: 1 });
    await put("/", "intro", {}, { order: 9 });
    expect(sectionsOf(await html("/"))).toEqual([
      "cuisine-featured",
      "cards",
      "surf-featured",
      "intro",
      "letter",
    ]);
  });

  test("an English row is shown on the Spanish page until a Spanish one replaces it", async () => {
    await put("/", "intro", { title: "Bring cash", text: "There is no bank.\n\nReally." });
    const borrowed = await html("/es");
    expect(borrowed).toMatch(/<section[^>]* id="intro" lang="en"/);
    expect(borrowed).toContain("<p>There is no bank.</p><p>Really.</p>");
    await put("/es", "intro", { title: "Trae efectivo" });
    const own = await html("/es");
    expect(own).toContain("Trae efectivo");
    expect(own).not.toMatch(/<section[^>]* id="intro" lang=/);
    expect(await html("/")).toContain("Bring cash");
  });

  test("only text that changed in English is English on the Spanish page, and marked as such", async () => {
    await put("/", "cards", { cards: [{ id: "surf", title: "Ride it" }, { id: "hotels" }] }, { order: 2 });
    const page = await html("/es");
    const cards = page.match(/<section[^>]* id="cards".*?<\/section>/s)?.[0] ?? "";
    expect(cards.match(/<article/g)).toHaveLength(2);
    expect(cards).toContain('<span lang="en">Ride it</span>');
    expect(cards.match(/lang="en"/g)).toHaveLength(1);
    expect(cards).toContain("Temporada, mareas y seguridad");
  });

  test.each(["", "null", "[]", "{", '"text"', '{"title": 7, "cards": "none"}', '{"cards": [null, 3, []]}'])(
    "broken content %j falls back to the built-in text without an error",
    async (content) => {
      for (const section of ["hero", "intro", "cards", "surf-featured"]) await put("/", section, content);
      const response = await town.get("/");
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain("Small town, big ocean");
      expect(page.match(/<article/g)).toHaveLength(6);
    },
  );

  test("a page with a hidden hero still has its title", async () => {
    await put("/", "hero", {}, { hidden: true });
    expect(readHead(await html("/")).headings).toEqual([
      "Playa Cambutal Guide: surf, stay and eat in Panama",
    ]);
  });

  test("a page without its database shows the built-in text, and isn't cached", async () => {
    const response = await town.get("/", { failure: "d1:all" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await response.text()).toContain("Small town, big ocean");
  });
});

describe("The frame", () => {
  const paths = JSON.stringify(routes);

  test("every visible link of bar and footer has a route and works, in both languages", async () => {
    const shown = [...new Set([...barLinks, ...exploreLinks, ...legalLinks])].filter(answers);
    expect(shown.length).toBeGreaterThan(3);
    const page = await html("/es");
    for (const link of shown) {
      expect(paths).toContain(`"path":"es?${link}"`);
      expect(page).toContain(`href="/es${link}"`);
      expect((await town.get(link)).status, link).toBe(200);
      expect((await town.get(`/es${link}`)).status, link).toBe(200);
    }
    for (const link of barLinks.filter((one) => !answers(one)))
      expect(page).not.toContain(`href="/es${link}"`);
  });

  test("the language toggle returns to the same page and query", async () => {
    const page = await html("/eat?category=Cafe");
    const form = page.match(/<form[^>]*action="\/language"[^>]*>.*?<\/form>/s)?.[0] ?? "";
    const returnTo = form.match(/name="returnTo" value="([^"]*)"/)?.[1] ?? "";
    const answer = await town.post("/language", { language: "es", returnTo });
    expect(answer.headers.get("Location")).toBe("/es/eat?category=Cafe");
  });

  test("the bar marks the current page", async () => {
    const page = await html("/es/eat");
    expect(page).toMatch(/<a href="\/es\/eat" aria-current="page">/);
    expect(page.match(/aria-current="page"/g)).toHaveLength(1);
  });

  test("the footer has a mail link and address, and no social page unless it's set", async () => {
    const footer = (await html("/")).match(/<footer.*<\/footer>/s)?.[0] ?? "";
    expect(footer).toContain("mailto:");
    expect(footer).toContain("Los Santos");
    expect(footer).toContain("©");
    expect(footer).not.toContain('rel="me');
  });
});
