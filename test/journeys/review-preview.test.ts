import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { plain } from "../support/page-html";
import { makeAdmin, type Person } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { addPost } from "../support/posts";
import { openTown, type Town } from "../support/town";

let town: Town;
let admin: Person;
const now = "2026-11-21T15:00:00Z";
const waiting = { status: "pending" as const, approved_at: null, waiting_since: 1 };
const photos = ["https://pictures.example/one.jpg", "https://pictures.example/two.jpg"];
beforeAll(async () => {
  town = await openTown({ now });
  admin = await makeAdmin(town);
});
afterAll(() => town.close());

const get = (path: string) => town.get(path, { now, headers: admin.headers });
const htmlOf = async (path: string) => (await get(path)).text();
const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

/** Every internal link on a review screen works. */
async function expectNoDeadEnds(path: string) {
  const own = [...new Set(hrefs(await htmlOf(path)).map((href) => new URL(href, `http://localhost${path}`)))];
  const paths = new Set(
    own.filter(({ origin }) => origin === "http://localhost").map((url) => url.pathname + url.search),
  );
  for (const one of paths) expect([one, (await get(one)).status]).not.toEqual([one, 404]);
}

test("the queue shows a series' text without stored codes", async () => {
  await hold(town, { status: "pending", title: "Yoga at six", pattern: everyWeek });
  const html = await htmlOf("/admin/submissions?kind=series");
  expect(plain(html)).toContain("Yoga at six");
  expect(html).not.toContain("| Type:");
});

test("the queue says in which order it is", async () => {
  const words = async (path: string) => plain(await htmlOf(path));
  expect(await words("/admin/submissions")).toContain("The longest waiting comes first.");
  expect(await words("/admin/submissions?status=approved")).toContain("The latest decision comes first.");
  expect(await words("/es/admin/submissions?status=rejected")).toContain("la decisión más reciente");
});

test("a submission has each of its texts once, in each language, with a field for remarks", async () => {
  const { id } = await addHotel(town, {
    ...waiting,
    description: "Five rooms under the almond tree.",
    full_description: "Fans, nets, and a kitchen to share.",
    translation: { description: { text: "Cinco cuartos bajo el almendro.", hash: "x" } },
  });
  const html = await htmlOf(`/admin/submissions/hotel/${id}`);
  const upToPreview = html.slice(html.indexOf("<h1"), html.indexOf("As visitors would see it"));
  for (const text of [
    "Five rooms under the almond tree.",
    "Cinco cuartos bajo el almendro.",
    "Fans, nets, and a kitchen to share.",
  ])
    expect(upToPreview.split(text), text).toHaveLength(2);
  for (const field of ["description", "full_description", "translation.description", "address"])
    expect(upToPreview.split(`name="reason.${field}"`), field).toHaveLength(2);
  expect(plain(upToPreview)).toMatch(/Not translated: .*Full description.*\. These readers see the original/);
});

describe("the preview of what waits", () => {
  test("is folded until it's opened, except a post's, which alone shows its text", async () => {
    const { id } = await addHotel(town, { ...waiting, gallery_images: photos });
    const fold = /<details([^>]*)><summary[^>]*><h2[^>]*>As visitors would see it/;
    const path = `/admin/submissions/hotel/${id}`;
    expect((await htmlOf(path)).match(fold)?.[1]).not.toContain("open");
    expect((await htmlOf(`${path}?photo=2`)).match(fold)?.[1]).toContain("open");
    const { id: post } = await addPost(town, { title: "Power cuts", status: "pending", waiting_since: 1 });
    expect((await htmlOf(`/admin/submissions/post/${post}`)).match(fold)?.[1]).toContain("open");
  });

  test.each(["", "/es"])("has no links to what isn't public yet, for every kind (%s)", async (language) => {
    const single = await hold(town, { status: "pending", title: "Waiting evening" });
    const series = await hold(town, { status: "pending", title: "Waiting evenings", pattern: everyWeek });
    const all = [
      ["restaurant", await addRestaurant(town, { ...waiting, gallery_images: photos, menu_images: photos })],
      ["hotel", await addHotel(town, { ...waiting, gallery_images: photos })],
      ["activity", await addActivity(town, waiting)],
      ["business", await addBusiness(town, waiting)],
      ["event", single],
      ["series", series],
    ] as const;
    for (const [kind, { id }] of all) await expectNoDeadEnds(`${language}/admin/submissions/${kind}/${id}`);
  });

  test("opens the tabs of a restaurant within the review, in both languages", async () => {
    const { id } = await addRestaurant(town, {
      ...waiting,
      menu_images: photos,
      description: "Under the almond tree.",
    });
    const tabs = {
      "": {
        profile: "Under the almond tree.",
        menu: "Photo 2 of",
        location: "How to get to Cambutal",
        reviews: "soon",
      },
      "/es": {
        profile: "Under the almond tree.",
        menu: "Foto 2 de",
        location: "Cómo llegar a Cambutal",
        reviews: "Pronto",
      },
    };
    for (const [language, words] of Object.entries(tabs)) {
      const path = `${language}/admin/submissions/restaurant/${id}`;
      const links = hrefs(await htmlOf(path)).filter((href) => href.endsWith("#tabs"));
      expect(links).toEqual(
        [path, `${path}?tab=menu`, `${path}?tab=location`, `${path}?tab=reviews`].map((one) => `${one}#tabs`),
      );
      for (const [tab, word] of Object.entries(words)) {
        const html = await htmlOf(`${path}?tab=${tab}`);
        expect(html.slice(html.indexOf('id="tabs"')), `${language} ${tab}`).toContain(word);
        expect(plain(html)).toContain(language ? "Rechazar con un motivo" : "Reject with a reason");
      }
    }
  });

  test("has everything the facts list, including gallery photos", async () => {
    const { id } = await addHotel(town, { ...waiting, image_url: null, gallery_images: photos });
    const path = `/admin/submissions/hotel/${id}`;
    const links = hrefs(await htmlOf(path)).filter((href) => href.endsWith("#gallery"));
    expect(links).toContain(`${path}?photo=2#gallery`);
    expect(plain(await htmlOf(`${path}?photo=2`))).toContain("2 of 2");
  });

  test("of a series has its rule, its dates and no subscription before it's public", async () => {
    const { id, slug } = await hold(town, { status: "pending", title: "Tai chi", pattern: everyWeek });
    const html = await htmlOf(`/admin/submissions/series/${id}`);
    expect(plain(html)).toContain("Every Tuesday, 6:00 to 7:00 PM");
    expect(html).toContain('<time dateTime="2026-12-08">');
    expect(html).not.toContain(`${slug}.ics`);
    await town.post(
      `/admin/submissions/series/${id}`,
      { intent: "approve" },
      { now, headers: admin.headers },
    );
    expect(await htmlOf(`/admin/submissions/series/${id}`)).toContain(`${slug}.ics`);
  });
});
