import { beforeEach, describe, expect, test } from "vitest";
import { pictureAt } from "../../app/rules/pictures/picture-address";
import { saveAltText } from "../../app/server/operations/content/save-alt-text";
import { deleteImage } from "../../app/server/operations/pictures/delete-picture";
import { replaceImage } from "../../app/server/operations/pictures/replace-picture";
import { storeImages } from "../../app/server/operations/pictures/store-pictures";
import { sweepImages } from "../../app/server/operations/pictures/sweep-unused-pictures";
import { breakEach, storedIn } from "../support/broken-batches";
import { multipart } from "../support/multipart";
import { fieldValue, plain } from "../support/page-html";
import { type Person, signUp } from "../support/people";
import { makePng, pictureFile } from "../support/pictures";
import { addRestaurant } from "../support/places";
import { forgetStudio, writeSection } from "../support/sections";
import { openStudio } from "../support/studio";
import { databaseUse } from "../support/town";

const { town, admin, studio } = await openStudio();
beforeEach(async () => {
  await forgetStudio(town);
  await town.rows("DELETE FROM images");
});

const screen = "/admin/images";
const picture = (name = "beach.png", width = 700) => pictureFile(name, makePng(width, 500));
const rows = () =>
  town.rows<{ key: string; alt_en: string; alt_es: string }>("SELECT * FROM images ORDER BY created_at, key");

async function send(fields: Record<string, string>, files: File[], person: Person | null = admin) {
  const entries = [...Object.entries(fields), ...files.map((file): [string, File] => ["image", file])];
  const { body, type } = await multipart(entries);
  return town.post(screen, {}, { body, headers: { ...person?.headers, "Content-Type": type } });
}

/** A different file each time, since the same form sent again would be the same picture. */
async function upload(file = picture(`beach-${town.nextNumber()}.png`)) {
  const before = new Set((await rows()).map(({ key }) => key));
  await send({ intent: "upload" }, [file]);
  const [fresh] = (await rows()).filter(({ key }) => !before.has(key));
  if (!fresh) throw new Error("nothing was stored");
  return { key: fresh.key, url: `/images/cms-images/${fresh.key}` };
}

describe("Pictures", () => {
  test("are uploaded several at once, and a file that isn't a picture is reported by name", async () => {
    const two = await send({ intent: "upload" }, [picture("one.png"), picture("two.png", 720)]);
    expect(await studio.toastOf(two)).toBe("default.imageUploaded");
    expect(await rows()).toHaveLength(2);
    const mixed = await send({ intent: "upload" }, [picture("three.png", 740), new File(["no"], "four.png")]);
    expect(mixed.status).toBe(400);
    const words = plain(await mixed.text());
    expect(words).toContain("1 picture is kept.");
    expect(words).not.toContain("Failed to upload image");
    expect(words).toContain("four.png");
    expect(await rows()).toHaveLength(3);
    expect((await send({ intent: "upload" }, [])).status).toBe(400);
  });

  test("are listed with size, owner and uses, those without alt text first, in two trips", async () => {
    const said = await upload();
    await studio.post(screen, { intent: "words", key: said.key, alt_en: "The bay", alt_es: "La bahía" });
    const unsaid = await upload(picture("other.png", 800));
    await writeSection(town, "/", "hero", { imageSrc: unsaid.url });
    const place = await addRestaurant(town, { name: "La Panga", image_url: said.url });
    const { html, response } = await studio.html(screen);
    expect(databaseUse(response).trips).toBe(2);
    const words = plain(html);
    expect(words).toContain("700 × 500");
    expect(words).toContain(admin.name);
    expect(words).toContain("Page /: hero");
    expect(words).toContain("Place to eat: La Panga");
    expect(html).toContain(`/admin/submissions/restaurant/${place.id}`);
    expect(html.indexOf(unsaid.key)).toBeLessThan(html.indexOf(said.key));
    expect((await studio.html(`${screen}?missing=on`)).html).not.toContain(said.key);
    await town.rows("DELETE FROM restaurant_listings");
    const unused = (await studio.html(`${screen}?unused=on`)).html;
    expect([unused.includes(said.key), unused.includes(unsaid.key)]).toEqual([true, false]);
  });

  test("get alt text in both languages", async () => {
    const { key } = await upload();
    const words = { alt_en: "Boats on the sand", alt_es: "Botes en la arena" };
    const saved = await studio.post(screen, { intent: "words", key, ...words });
    expect(await studio.toastOf(saved)).toBe("default.imageSaid");
    expect(await rows()).toMatchObject([words]);
    expect(fieldValue((await studio.html(screen)).html, "alt_es")).toBe("Botes en la arena");
  });

  test("are deleted by their exact key and can be restored for ten minutes, never while a page or draft uses them", async () => {
    const { key, url } = await upload();
    await studio.send("/", "hero", { intent: "save-draft", "data.imageSrc": url });
    const refused = await studio.post(screen, { intent: "delete", key });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(plain(html)).toContain("It's shown in the places listed here.");
    expect(plain(html)).not.toContain("Failed to delete image");
    expect(html).toContain('href="/admin/content?page_path=%2F&amp;section_name=hero"');
    expect((await town.get(url)).status).toBe(200);
    await studio.send("/", "hero", { intent: "discard" });
    expect((await studio.post(screen, { intent: "delete", key: key.replace("pages/", "") })).status).toBe(
      404,
    );
    const deleted = await studio.post(screen, { intent: "delete", key });
    expect(await studio.toastOf(deleted)).toBe("default.imageDeleted");
    expect((await town.get(url)).status).toBe(404);
    const { html: after } = await studio.html(screen);
    expect(plain(after)).toMatch(/Deleted a moment ago Description missing \(\d+ × \d+ · \d+ kB\)/);
    expect(await studio.toastOf(await studio.post(screen, { intent: "restore", key }))).toBe(
      "default.imageRestored",
    );
    expect((await town.get(url)).status).toBe(200);
    await studio.post(screen, { intent: "delete", key });
    await town.rows("UPDATE images SET deleted_at = 0");
    expect((await studio.post(screen, { intent: "restore", key })).status).toBe(409);
    expect((await studio.html(screen)).html).not.toContain(key);
    await town.rows("DELETE FROM images");
    expect(
      await town.rows("SELECT DISTINCT subject_id FROM audit_log WHERE action = 'picture.delete'"),
    ).toEqual([{ subject_id: key }]);
  });

  test("are replaced wherever they're used, with their alt text", async () => {
    const old = await upload();
    await studio.post(screen, { intent: "words", key: old.key, alt_en: "The bay", alt_es: "La bahía" });
    await writeSection(town, "/", "hero", { imageSrc: `${old.url}` });
    const planned = { publish_at: "2100-01-01T12:00", intent: "publish", "data.imageSrc": old.url };
    await studio.send("/surf", "hero", planned);
    const { slug } = await addRestaurant(town, {
      image_url: old.url,
      gallery_images: [old.url],
      status: "approved",
    });
    const replaced = await send({ intent: "replace", key: old.key }, [picture("new.png", 900)]);
    expect(await studio.toastOf(replaced)).toBe("default.imageReplaced");
    const young = (await rows()).find(({ key }) => key !== old.key);
    expect(young).toMatchObject({ alt_en: "The bay", alt_es: "La bahía" });
    for (const path of ["/", `/eat/${slug}`]) {
      const html = await (await town.get(path)).text();
      expect(html, path).toContain(young?.key);
      expect(html, path).not.toContain(old.key);
    }
    const open = await town.rows<{ text: string }>(
      "SELECT content_data AS text FROM content_versions WHERE state = 'waiting'",
    );
    expect(open).toEqual([
      { text: JSON.stringify({ imageSrc: young && `/images/cms-images/${young.key}` }) },
    ]);
    expect((await studio.post(screen, { intent: "delete", key: old.key })).status).toBe(303);
  });

  test("of pages are kept even if unused; those of forms that were never sent are deleted after a day", async () => {
    const { key } = await upload();
    await town.rows("UPDATE images SET created_at = 0");
    await sweepImages(town.services(), new Date());
    expect((await rows()).map((row) => row.key)).toEqual([key]);
  });

  test("a thousand are paged by key within the same rows", async () => {
    await town.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
       INSERT INTO images (key, bucket, content_type, bytes, width, height, colour, alt_en, alt_es, created_at)
       SELECT 'pages/' || i || '-x.webp', 'cms-images', 'image/webp', 1, 1, 1, 0, CASE WHEN i % 3 THEN 'x' ELSE '' END, 'x', i FROM n`,
    );
    const seen = new Set<string>();
    let path: string | undefined = screen;
    for (let pages = 0; path && pages < 60; pages++) {
      const page: { html: string; response: Response } = await studio.html(path);
      expect(databaseUse(page.response).rows).toBeLessThanOrEqual(1500);
      for (const [, key = ""] of page.html.matchAll(/name="key" value="([^"]+)"/g)) seen.add(key);
      path = /<a[^>]*rel="next"[^>]*>/
        .exec(page.html)?.[0]
        .match(/href="([^"]*)"/)?.[1]
        ?.replaceAll("&amp;", "&");
    }
    expect(seen.size).toBe(1000);
  });
});

describe("A non-admin, or any failure,", () => {
  test("changes nothing", { timeout: 240_000 }, async () => {
    const { key, url } = await upload();
    const stranger = await signUp(town);
    expect((await town.get(screen, { headers: stranger.headers })).status).toBe(404);
    expect((await town.get(screen)).status).toBe(302);
    for (const intent of ["words", "delete", "replace", "upload"]) {
      expect((await send({ intent, key }, [picture()], stranger)).status, intent).toBe(404);
      expect((await send({ intent, key }, [picture()], null)).status, intent).toBe(302);
    }
    expect(await rows()).toHaveLength(1);
    await writeSection(town, "/", "hero", { imageSrc: url });
    const at = pictureAt(url);
    if (!at) throw new Error("no picture of ours");
    const stateOf = async () =>
      JSON.stringify([
        await town.rows("SELECT content_data FROM page_content"),
        await town.rows("SELECT id FROM audit_log ORDER BY id"),
      ]);
    const { refused, traces } = await breakEach(
      town,
      new Date(),
      (services) => replaceImage(services, { id: admin.id }, at, picture("new.png", 900)),
      2,
      stateOf,
    );
    expect(refused).toBeGreaterThan(5);
    expect(traces).toEqual([]);
    const said = { alt_en: "The bay", alt_es: "La bahía" };
    const editor = { id: admin.id, isAdmin: true };
    const library = () => storedIn(town, ["images", "audit_log"]);
    const acts: [work: Parameters<typeof breakEach>[2], times: number][] = [
      [(services) => storeImages(services, editor, [picture()], "pages", editor), 3],
      [(services) => saveAltText(services, editor, at, { alt_en: "", alt_es: "" }, said), 3],
      [(services) => deleteImage(services, editor, at), 3],
    ];
    for (const [work, times] of acts)
      expect(await breakEach(town, new Date(), work, 1, library)).toEqual({ refused: times, traces: [] });
  });
});
