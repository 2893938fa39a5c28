import { afterEach, describe, expect, test } from "vitest";
import { multipart } from "../support/multipart";
import { fieldValue, postedForms } from "../support/page-html";
import { makePng, pictureFile } from "../support/pictures";
import { forgetStudio, writeSection } from "../support/sections";
import { openStudio } from "../support/studio";
import { newToken } from "../support/submissions";

const now = "2026-11-21T15:00:00Z";
const { town, admin, studio } = await openStudio(now);
afterEach(async () => {
  await forgetStudio(town);
  for (const table of ["page_seo", "translations", "images"]) await town.rows(`DELETE FROM ${table}`);
});

type Form = Record<string, string>;
const actions = async () =>
  (await town.rows<{ action: string }>("SELECT action FROM audit_log ORDER BY rowid")).map(
    ({ action }) => action,
  );

async function upload(name: string) {
  const { body, type } = await multipart([
    ["intent", "upload"],
    ["image", pictureFile(name, makePng(700, 500))],
  ]);
  await town.post("/admin/images", {}, { body, headers: { ...admin.headers, "Content-Type": type } });
}

/** The same form twenty times at once: the log's entries, and where each is redirected. */
async function twenty(send: () => Promise<Response>) {
  const before = (await actions()).length;
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  const statuses = [...new Set(answers.map(({ status }) => status))];
  const places = [...new Set(answers.map(({ headers }) => headers.get("Location") ?? ""))];
  const toasts = [...new Set(await Promise.all(answers.map(studio.toastOf)))];
  return { acts: (await actions()).slice(before), statuses, places, toasts };
}

/** Each gets the same answer as the first, and a page that exists. */
async function expectOnce(send: (form: Form) => Promise<Response>, form: Form, act: string, toast: string) {
  const sent = { ...form, form_token: newToken() };
  const { acts, statuses, places, toasts } = await twenty(() => send(sent));
  expect([acts, statuses, toasts]).toEqual([[act], [303], [`default.${toast}`]]);
  for (const place of places) expect((await studio.html(place)).response.status, place).toBe(200);
}

test("Every form of the studio has a token, so that it's accepted once", async () => {
  await studio.send("/", "hero", { intent: "save-draft", "data.title": "A" });
  await studio.send("/", "hero", { intent: "publish", "data.title": "B" });
  await studio.post("/admin/seo", { page_path: "/surf", intent: "save", page_title: "Waves" });
  await upload("bay.png");
  const hero = "/admin/content?page_path=%2F&section_name=hero";
  const words = "/admin/translations?q=newsletter.button";
  const pages = ["/admin/notice", "/admin/seo?page_path=%2Fsurf", words, hero, `${hero}&ask=delete`];
  for (const path of [...pages, "/admin/content?page_path=%2F", "/admin/images"]) {
    const forms = postedForms((await studio.html(path)).html);
    expect(forms.length, path).toBeGreaterThan(0);
    const bare = forms.filter((form) => !/^[\w-]{16,}$/.test(fieldValue(form, "form_token") ?? ""));
    // Uploading a file to preview it changes nothing yet.
    expect(
      bare.filter((form) => !form.includes('value="import"')),
      path,
    ).toEqual([]);
  }
});

describe("A section's form sent twenty times at once", () => {
  const hero = (form: Form) => studio.send("/", "hero", form);
  const own = { intent: "create", "data.title": "Lost and found", "data.text": "Ask at the shop." };
  const later = { intent: "publish", publish_at: "2026-11-21T12:30", "data.title": "From noon on" };
  const acts: [what: string, before: Form[], form: Form, act: string, toast: string][] = [
    ["drafts once", [], { intent: "save-draft", "data.title": "A" }, "content.draft", "draftSaved"],
    ["publishes once", [], { intent: "publish", "data.title": "A" }, "content.publish", "contentUpdated"],
    [
      "publishes a draft once",
      [{ intent: "save-draft", "data.title": "A" }],
      { intent: "publish" },
      "content.publish",
      "contentUpdated",
    ],
    ["schedules once", [], later, "content.schedule", "contentScheduled"],
    [
      "drops a draft once",
      [{ intent: "save-draft", "data.title": "A" }],
      { intent: "discard" },
      "content.discard",
      "draftDropped",
    ],
    [
      "drops what was planned once",
      [later],
      { intent: "discard", schedule: "on" },
      "content.unschedule",
      "contentUnscheduled",
    ],
    [
      "goes back once",
      [
        { intent: "publish", "data.title": "A" },
        { intent: "publish", "data.title": "B" },
      ],
      { intent: "restore", revision: "1" },
      "content.restore",
      "contentUpdated",
    ],
    ["hides once", [], { intent: "hide" }, "content.hide", "contentUpdated"],
    [
      "goes back to what is built in once",
      [{ intent: "publish", "data.title": "A" }],
      { intent: "delete" },
      "content.delete",
      "contentDeleted",
    ],
  ];

  test.each(acts)("%s", async (_, before, form, act, toast) => {
    for (const one of before) await hero(one);
    await expectOnce(hero, form, act, toast);
  });

  test("creates one section, and deletes it once", async () => {
    const create = (form: Form) => studio.send("/surf", "", form);
    await expectOnce(create, own, "content.create", "contentCreated");
    const drop = (form: Form) => studio.send("/surf", "lost-and-found", form);
    await expectOnce(drop, { intent: "delete" }, "content.delete", "contentDeleted");
  });
});

describe("The same form sent twenty times at once", () => {
  const seo = (form: Form) => studio.post("/admin/seo", form);
  const words = (form: Form) => studio.post("/admin/translations", form);

  test("deletes an SEO record once, and repairs addresses once", async () => {
    await seo({ page_path: "/surf", intent: "save", page_title: "Waves" });
    await expectOnce(seo, { page_path: "/surf", intent: "delete" }, "seo.delete", "seoDeleted");
    await town.rows(
      "INSERT INTO page_seo (id, page_path, canonical_url, created_at, updated_at) VALUES ('a', '/stay', '', 1, 1)",
    );
    const { acts, statuses } = await twenty(() => seo({ intent: "repair-canonicals" }));
    expect([acts, statuses]).toEqual([["seo.repair"], [303]]);
  });

  test("resets a word once, and imports a file once", async () => {
    const key = "newsletter.button";
    const change = { key, language: "es", before: "Suscribirme", after: "Anotarme" };
    const file = { intent: "apply", changes: JSON.stringify([change]) };
    await expectOnce(words, file, "words.import", "wordsImported.1");
    await expectOnce(words, { key, intent: "reset" }, "words.save", "wordsReset");
  });

  test("stores one picture, describes it once, replaces it once and deletes it once", async () => {
    const screen = "/admin/images";
    const send = async (fields: Form, name?: string) => {
      const file = name ? [["image", pictureFile(name, makePng(700, 500))] as [string, File]] : [];
      const { body, type } = await multipart([...Object.entries(fields), ...file]);
      return town.post(screen, {}, { body, headers: { ...admin.headers, "Content-Type": type } });
    };
    const keys = async () =>
      (await town.rows<{ key: string }>("SELECT key FROM images ORDER BY rowid")).map(({ key }) => key);
    const upload = (form: Form) => send(form, "bay.png");
    await expectOnce(upload, { intent: "upload" }, "picture.upload", "imageUploaded");
    const [key = ""] = await keys();
    expect(await keys()).toEqual([key]);
    await writeSection(town, "/", "hero", { imageSrc: `/images/cms-images/${key}` });
    const said = { intent: "words", key, alt_en: "The bay", alt_es: "La bahía" };
    await expectOnce(send, said, "picture.words", "imageSaid");
    const replace = (form: Form) => send(form, "new.png");
    await expectOnce(replace, { intent: "replace", key }, "picture.replace", "imageReplaced");
    expect(await keys()).toHaveLength(2);
    await expectOnce(send, { intent: "delete", key }, "picture.delete", "imageDeleted");
    // It can be restored for ten minutes.
    await town.run({ cron: "7 * * * *", at: new Date("2026-11-21T15:11:00Z") });
    const { objects } = await town.env.CMS_IMAGES.list();
    const left = new Set(objects.map((one) => one.key.split("/").slice(0, 2).join("/")));
    expect([...left].filter((one) => one.includes(key))).toEqual([]);
  });
});

test("twenty admins describing one picture save one alt text, and the others see it beside theirs", async () => {
  const screen = "/admin/images";
  await upload("bay.png");
  const { html } = await studio.html(screen);
  const [key, version] = [fieldValue(html, "key") ?? "", fieldValue(html, "version") ?? ""];
  expect(version).not.toBe("");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      studio.post(screen, { intent: "words", key, version, alt_en: `Bay ${index}`, alt_es: "La bahía" }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(19).fill(409)]);
  const late = await studio.post(screen, { intent: "words", key, version, alt_en: "Mine", alt_es: "Mía" });
  const again = await late.text();
  expect(fieldValue(again, "alt_en")).toBe("Mine");
  expect(again).toContain("Saved by somebody else in the meantime");
});
