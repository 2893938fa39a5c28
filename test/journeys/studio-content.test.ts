import { afterEach, describe, expect, test } from "vitest";
import { placeOnInfo } from "../../app/rules/info/tabs";
import { queryPath } from "../../app/rules/site/query-path";
import { fieldValue, fieldValues, plain } from "../support/page-html";
import { forgetStudio } from "../support/sections";
import { openStudio } from "../support/studio";
import { databaseUse } from "../support/town";

const now = "2026-11-21T15:00:00Z";
const { town, admin, studio } = await openStudio(now);
afterEach(() => forgetStudio(town));

const publicPage = async (path: string) => plain(await (await town.get(path)).text());

describe("The pages", () => {
  test("are listed as cards with their state, in two trips", async () => {
    const { response, html } = await studio.html("/admin/content");
    expect(response.status).toBe(200);
    expect(databaseUse(response).trips).toBe(2);
    expect(plain(html)).toContain("Home / Today /today");
    await studio.send("/", "hero", { intent: "update", "data.title": "Here the swell begins" });
    await studio.send("/es", "hero", { intent: "save-draft", "data.title": "Aquí empieza" });
    await studio.send("/", "intro", { intent: "hide" });
    const words = plain((await studio.html("/admin/content")).html);
    expect(words).toContain("Home / EN changed 1 draft 1 Spanish text behind 1 hidden");
  });

  test("have existing pictures of their own", async () => {
    const { html } = await studio.html("/admin/content");
    const cards = html.slice(html.indexOf("<main"));
    const pictures = [...cards.matchAll(/<img src="([^"#]+)#card"/g)].map(([, address = ""]) => address);
    expect(pictures.length).toBeGreaterThan(20);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures.filter((address) => address.startsWith("/portraits/")))
      expect((await town.get(picture)).status, picture).toBe(200);
  });

  test("are searched by their text, in either language, with a link to the section", async () => {
    const { html } = await studio.html("/admin/content?q=primera+remada");
    expect(plain(html)).toContain("Surf guide · Opening ( Spanish )");
    expect(html).toContain("/admin/content?page_path=%2Fes%2Fsurf&amp;section_name=hero");
    expect(plain((await studio.html("/admin/content?q=xyzzy")).html)).toContain("No text says that");
  });

  test("open with all their sections in order", async () => {
    const { response, html } = await studio.html("/admin/content?page_path=%2F");
    expect(databaseUse(response).trips).toBe(2);
    const words = plain(html);
    for (const part of ["Opening", "Introduction", "Cards", "Surf block", "Food block"])
      expect(words).toContain(part);
    expect(html).toContain('src="/?preview=draft&amp;section=-"');
    expect((await studio.html("/admin/content?page_path=%2Fnowhere")).response.status).toBe(404);
  });
});

test("The reader's own language comes first in forms", async () => {
  await town.rows(
    `INSERT INTO images (key, bucket, content_type, bytes, width, height, colour, alt_en, alt_es, created_at)
     VALUES ('pages/1-x.webp', 'cms-images', 'image/webp', 1, 1, 1, 0, '', '', 1)`,
  );
  const screens = {
    "/admin/notice": ["text_en", "text_es"],
    "/admin/translations?q=newsletter.button": ["value.en", "value.es"],
    "/admin/images": ["alt_en", "alt_es"],
    "/admin/content?page_path=%2F&section_name=hero": ["field-en-data.title", "field-es-data.title"],
    "/admin/seo?page_path=%2Feat": ["field-en-page_title", "field-es-page_title"],
  };
  for (const [path, [english = "", spanish = ""]] of Object.entries(screens)) {
    const isSpanishFirst = (html: string) => {
      const [en, es] = [english, spanish].map((name) => html.search(`(?:name|id)="${name}"`));
      expect([en, es], path).not.toContain(-1);
      return (es ?? 0) < (en ?? 0);
    };
    expect(isSpanishFirst((await studio.html(path)).html), path).toBe(false);
    expect(isSpanishFirst((await studio.html(`/es${path}`)).html), `/es${path}`).toBe(true);
  }
});

test("Privacy and terms show the day an admin last edited them, separately for each language", async () => {
  const dayOn = async (path: string) =>
    (await (await town.get(path)).text()).match(/<time dateTime="([\d-]+)">/)?.[1];
  await studio.send("/es/privacy", "summary", { intent: "update", "data.title": "En pocas palabras" });
  expect([await dayOn("/privacy"), await dayOn("/es/privacy")]).toEqual(["2023-04-14", "2026-11-21"]);
  await studio.send("/terms", "hero", { intent: "update", "data.title": "House rules" });
  expect([await dayOn("/terms"), await dayOn("/es/terms")]).toEqual(["2026-11-21", "2026-11-21"]);
});

test("Each section of each page can be selected on the page, on its tab", async () => {
  const list = (await studio.html("/admin/content")).html;
  const paths = new Set([...list.matchAll(/page_path=([^"&]+)"/g)].map(([, path = ""]) => path));
  const missing: string[] = [];
  for (const path of [...paths].map(decodeURIComponent)) {
    const screen = (await studio.html(`/admin/content?page_path=${encodeURIComponent(path)}`)).html;
    const parts = new Set(fieldValues(screen, "section_name"));
    for (const part of parts) {
      const where = path === "/info" ? placeOnInfo(part) : {};
      const page = await studio.html(queryPath(path, { ...where, preview: "draft", section: part }));
      if (part && !page.html.includes(`data-section="${part}"`)) missing.push(`${path} ${part}`);
    }
  }
  expect(paths.size).toBeGreaterThan(15);
  // Town facts have no page of their own; every page uses them.
  expect(missing).toEqual(["/info town-facts"]);
});

describe("The text of a section", () => {
  test("is empty if it's built in, with that as the placeholder, in both languages side by side", async () => {
    const { response, html } = await studio.open("/", "hero");
    expect(response.status).toBe(200);
    expect(databaseUse(response).trips).toBe(2);
    expect(fieldValue(html, "data.title")).toBe("");
    expect(html).toContain('placeholder="Where the road ends and the swell begins"');
    expect(html).toContain('placeholder="Donde se acaba la carretera y empiezan las olas"');
  });

  test("is public at once when published, and the other language stays", async () => {
    const { version } = await studio.open("/", "hero");
    const saved = await studio.send("/", "hero", {
      intent: "publish",
      version,
      "data.title": "Here the swell begins",
    });
    expect(saved.status).toBe(303);
    expect(await studio.toastOf(saved)).toBe("default.contentUpdated");
    const screen = await town.get(saved.headers.get("Location") ?? "", {
      headers: { ...admin.headers, Cookie: `${admin.cookie}; flash=default.contentUpdated` },
    });
    expect(plain(await screen.text())).toContain("Success Content updated successfully");
    expect(await publicPage("/")).toContain("Here the swell begins");
    expect((await studio.open("/", "hero")).html).toContain("Here the swell begins");
    await studio.send("/es", "hero", { intent: "publish", "data.title": "Aquí empieza la ola" });
    expect(await publicPage("/es")).toContain("Aquí empieza la ola");
    expect(await publicPage("/")).toContain("Here the swell begins");
  });

  test("has the reader's own language first, whichever the address has", async () => {
    for (const path of ["/", "/es"])
      for (const prefix of ["", "/es"]) {
        const { html } = await studio.html(
          `${prefix}/admin/content?${new URLSearchParams({ page_path: path, section_name: "hero" })}`,
        );
        const ids = prefix ? ["es-title", "en-title"] : ["en-title", "es-title"];
        const [own = 0, other = 0] = ids.map((id) => html.indexOf(`id="${id}"`));
        expect(own).toBeGreaterThan(0);
        expect(other).toBeGreaterThan(own);
      }
  });

  test("shows below its buttons which version is public, and mentions gray text only if there is some", async () => {
    const part = { page_path: "/terms", section_name: "hero" };
    const open = async () => plain((await studio.open(part.page_path, part.section_name)).html);
    expect(await open()).toContain("What you leave empty shows the gray text.");
    expect(await open()).not.toContain("is public now.");
    const words = { "data.title": "Terms", "data.subtitle": "Read them" };
    for (const page of ["/terms", "/es/terms"])
      await studio.send(page, "hero", { intent: "publish", ...words, "data.imageSrc": "" });
    expect(await open()).toContain("Version 1 is public now.");
    expect(await open()).not.toContain("What you leave empty shows the gray text.");
  });

  test("as a draft is only seen by admins, until it's published or dropped", async () => {
    const saved = await studio.send("/", "hero", { intent: "save-draft", "data.title": "A quiet beginning" });
    expect(await studio.toastOf(saved)).toBe("default.draftSaved");
    expect(await publicPage("/")).not.toContain("A quiet beginning");
    expect(await publicPage("/?preview=draft")).not.toContain("A quiet beginning");
    const preview = await studio.html("/?preview=draft");
    expect(plain(preview.html)).toContain("Preview. Only you see this page with its drafts.");
    expect(plain(preview.html)).toContain("A quiet beginning");
    expect(preview.response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(databaseUse(preview.response).trips).toBe(2);
    const { html } = await studio.open("/", "hero");
    expect(fieldValue(html, "data.title")).toBe("A quiet beginning");
    await studio.send("/", "hero", { intent: "discard" });
    expect(plain((await studio.html("/?preview=draft")).html)).not.toContain("A quiet beginning");
    await studio.send("/", "hero", { intent: "save-draft", "data.title": "A loud beginning" });
    await studio.send("/", "hero", { intent: "publish" });
    expect(await publicPage("/")).toContain("A loud beginning");
  });

  test("has the page beside it with each section as a link, which only the studio can frame", async () => {
    const { html, response } = await studio.html("/?preview=draft&section=hero");
    expect(html).toContain('class="section-mark" href="/admin/content?page_path=%2F&amp;section_name=hero"');
    expect(html).toContain('section_name=surf-featured"');
    const surf = plain((await studio.html("/es/surf?preview=draft&section=hero")).html);
    expect(surf).toContain("Cambiar: Lo esencial");
    expect(html).not.toContain('section_name=letter"');
    expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    const ordinary = await studio.html("/");
    expect(ordinary.html).not.toContain("section-mark");
    expect(ordinary.response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    const visitor = await town.get("/?preview=draft&section=hero");
    expect(visitor.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(await visitor.text()).not.toContain("section-mark");
  });

  test("with errors comes back as typed, each message beside its field", async () => {
    const answer = await studio.send("/", "surf-featured", {
      intent: "publish",
      "data.title": "Waves",
      "data.link": "javascript:alert(1)",
      "data.imageSrc": "http://",
      "data.linkText": "x".repeat(200),
    });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(fieldValue(html, "data.title")).toBe("Waves");
    expect(html).toContain('href="#field-en-data.link"');
    expect(plain(html)).toContain("Please enter a path like /surf");
    expect(await town.rows("SELECT * FROM page_content")).toEqual([]);
  });

  test("with unreadable bus hours, or a price without a number, has errors on just those", async () => {
    const bus = {
      intent: "publish",
      "data.costs.0.id": "coach",
      "data.costs.0.checkedOn": "2026-11-20",
      ...{
        "data.costs.0.departures": "8, 10, then hourly to 17\nSun: none",
        "data.costs.0.range": "$9 to $10",
      },
    };
    const wrong = { "data.costs.0.departuresBack": "7, 11", "data.costs.0.range": "ask" };
    const answer = await studio.send("/transportation", "costs", { ...bus, ...wrong });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(plain(html)).toContain("Morning or afternoon? Please write AM or PM, or 08:00 and 17:00: 7, 11");
    expect(plain(html)).toContain("Please write the price as a number, like $9 or $9 to $10");
    expect(html.match(/aria-invalid/g)).toHaveLength(2);
    expect(plain(html)).toMatch(/Read as: Monday to Saturday: 8:00\sAM, 10:00\sAM, then hourly to 5:00\sPM/);
    expect(await town.rows("SELECT * FROM page_content")).toEqual([]);
    const sent = await studio.send("/transportation", "costs", bus);
    expect(sent.status).toBe(303);
    const page = plain((await studio.html("/transportation?day=2027-01-14")).html);
    expect(page).toMatch(/Departures: 8:00\sAM, 10:00\sAM, then hourly to 5:00\sPM/);
    await forgetStudio(town);
  });

  test("can be reset to the built-in text, by field and as a whole", async () => {
    await studio.send("/", "hero", { intent: "publish", "data.title": "Mine", "data.subtitle": "Mine too" });
    const reset = await studio.send("/", "hero", {
      intent: "reset:data.title",
      "data.title": "Mine",
      "data.subtitle": "Mine too",
    });
    const html = await reset.text();
    expect(reset.status).toBe(200);
    expect([fieldValue(html, "data.title"), fieldValue(html, "data.subtitle")]).toEqual(["", "Mine too"]);
    const question = await studio.html("/admin/content?page_path=%2F&section_name=hero&ask=delete");
    expect(plain(question.html)).toContain("Delete “Opening”?");
    const deleted = await studio.send("/", "hero", { intent: "delete" });
    expect(await studio.toastOf(deleted)).toBe("default.contentDeleted");
    expect(await publicPage("/")).toContain("Where the road ends");
  });
});
