import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureAt, pictureBuckets } from "../../app/rules/pictures/picture-address";
import { everyNight } from "../../app/rules/site/jobs";
import { deleteImage, restoreImage } from "../../app/server/operations/pictures/delete-picture";
import { removeImages } from "../../app/server/operations/pictures/remove-pictures";
import { storeImages } from "../../app/server/operations/pictures/store-pictures";
import { sweepImages } from "../../app/server/operations/pictures/sweep-unused-pictures";
import { markBuckets } from "../support/mark-buckets";
import { type FormEntry, multipart, type Packed } from "../support/multipart";
import { type Person, signUp } from "../support/people";
import { heicPhoto, join, makePng, phoneJpeg, pictureFile, small } from "../support/pictures";
import { waitForWholeSpan } from "../support/throttle-span";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
beforeAll(async () => {
  town = await openTown();
  owner = await signUp(town);
  await markBuckets(town.services());
});
afterAll(() => town.close());

const day = 24 * 60 * 60_000;

async function upload(
  file: File | null,
  sender: { person?: Person | null; folder?: string; failure?: string } = {},
) {
  const { person = owner, folder = "restaurants", failure } = sender;
  const packed = await multipart([["folder", folder], ...(file ? [["file", file] as FormEntry] : [])]);
  return send(packed, { person, failure });
}

function send(
  { body, type }: Packed,
  { person = owner, failure }: { person?: Person | null; failure?: string } = {},
) {
  const headers = { ...person?.headers, "Content-Type": type };
  return town.post("/images", {}, { body, headers, failure });
}

async function uploaded(file: File): Promise<string> {
  const response = await upload(file);
  const { url } = (await response.json()) as { url: string };
  return url;
}

async function objects(): Promise<string[]> {
  const lists = await Promise.all([town.env.CMS_IMAGES.list(), town.env.BUSINESS_IMAGES.list()]);
  return lists.flatMap((list) => list.objects.map(({ key }) => key)).filter((key) => key.includes("/"));
}

const rows = () => town.rows<{ key: string }>("SELECT * FROM images ORDER BY created_at");

describe("A picture", () => {
  let address = "";
  test("is stored at once with its size, color and owner", async () => {
    const response = await upload(pictureFile("beach.png", makePng(2400, 1600)));
    expect(response.status).toBe(200);
    address = ((await response.json()) as { url: string }).url;
    expect(address).toMatch(/^\/images\/business-images\/restaurants\/\d{13}-[\w-]{16}\.webp$/);
    expect(await rows()).toMatchObject([
      {
        user_id: owner.id,
        bucket: "business-images",
        width: 1920,
        height: 1280,
        colour: 25,
        content_type: "image/webp",
      },
    ]);
  });

  test("is resized once per width, and cached for a day under its tags, also for signed-in people", async () => {
    expect(await objects()).toHaveLength(5);
    for (const [width, shown] of [
      ["320", 320],
      ["640", 640],
      ["960", 960],
      ["1280", 1280],
      ["1920", 1920],
    ] as const) {
      const response = await town.get(`${address}?w=${width}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("image/webp");
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
      expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toBe("public, max-age=86400");
      const key = pictureAt(address)?.key;
      expect(response.headers.get("Cache-Tag")).toBe(`pictures,picture:${key}`);
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
      const known = await town.get(`${address}?w=${width}`, { headers: owner.headers });
      expect(known.headers.get("Cache-Control")).toBe("public, max-age=86400");
      const bytes = await response.blob();
      expect(await town.env.IMAGES.info(bytes.stream() as never)).toMatchObject({ width: shown });
    }
  });

  test("that's small is served as it is, whatever width is requested", async () => {
    const url = await uploaded(pictureFile("small.png", small.png));
    const [whole, wide] = [await town.get(url), await town.get(`${url}?w=1280`)];
    expect(wide.status).toBe(200);
    expect(await wide.text()).toBe(await whole.text());
  });

  test("keeps no location data, and is turned upright", async () => {
    const taken = phoneJpeg();
    expect(Buffer.from(taken).toString("latin1")).toContain("GPS 7.2833");
    const url = await uploaded(pictureFile("IMG_0042.jpg", taken));
    const bytes = Buffer.from(await (await town.get(url)).arrayBuffer()).toString("latin1");
    expect(bytes).not.toMatch(/GPS|Exif/i);
    const [row] = await town.rows("SELECT width, height FROM images WHERE key = ?", pictureAt(url)?.key);
    expect(row).toEqual({ width: 6, height: 8 });
  });

  test.each([
    ["photo.jpg", small.jpeg],
    ["photo.gif", small.gif],
    ["photo.webp", small.webp],
  ])("may be a %s", async (name, bytes) => {
    expect((await upload(pictureFile(name, bytes))).status).toBe(200);
  });

  test("that doesn't exist is a 404, and so is a path out of the bucket", async () => {
    for (const path of [
      "/images/business-images/restaurants/nothing.webp",
      "/images/site-files/sitemap.xml/x",
      "/images/business-images/restaurants",
      "/images/business-images/..%2f..%2fsecret/x.webp",
      "/images/business-images/restaurants/..%2f..%2fx.webp",
    ]) {
      expect((await town.get(path)).status, path).toBe(404);
    }
    expect((await town.get(`${address}?w=5000`)).status).toBe(400);
    expect((await town.get(address, { method: "DELETE" })).status).toBe(405);
    const refused = await town.get(address, { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("A refused file", () => {
  const refusals: [string, string, Uint8Array, string][] = [
    ["nothing in it", "photo.jpg", new Uint8Array(), "empty"],
    ["20 MB", "photo.jpg", join(small.jpeg, new Uint8Array(20 * 1024 * 1024)), "tooHeavy"],
    ["a drawing with scripts", "photo.svg", Buffer.from("<svg><script/></svg>"), "notPicture"],
    ["a PNG called .jpg", "photo.jpg", small.png, "wrongEnding"],
    ["a giant", "photo.png", makePng(8, 6, { promised: [30_000, 30_000] }), "tooLarge"],
    ["cut short", "photo.jpg", small.jpeg.subarray(0, 250), "damaged"],
    ["right at both ends and broken within", "photo.png", makePng(8, 6, { promised: [8, 600] }), "damaged"],
    ["a page behind it", "photo.jpg", join(small.jpeg, Buffer.from("<script>")), "disguised"],
    ["a phone's own format that nobody here reads", "IMG_1.HEIC", heicPhoto(4032, 3024), "heicUnread"],
    ["a way out of the folder", "..\\..\\photo.png", small.png, "oddName"],
  ];

  test.each(refusals)("(%s) is explained and leaves nothing", async (...given) => {
    const [, name, bytes, problem] = given;
    const before = [await objects(), await rows()];
    const packed = await multipart([
      ["folder", "restaurants"],
      ["file", pictureFile(name, bytes)],
    ]);
    const response = await send(packed);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ problem });
    expect([await objects(), await rows()]).toEqual(before);
  });

  test("is refused when signed out, for an unknown folder, and for admins' folders", async () => {
    const file = pictureFile("photo.png", small.png);
    expect((await upload(file, { person: null })).status).toBe(401);
    for (const folder of ["../secret", "constructor", "pages", ""]) {
      expect((await upload(file, { folder })).status, folder).toBe(400);
    }
    expect((await upload(null)).status).toBe(400);
  });
});

describe("A failed upload", () => {
  test.each(["r2:1", "r2:2", "r2:3", "r2:4", "r2:5", "r2:3:late", "d1:2", "d1:3"])(
    "(%s) is reported to the sender and leaves nothing",
    async (failure) => {
      const before = [await objects(), await rows()];
      const response = await upload(pictureFile("beach.png", makePng(2000, 900)), { failure });
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ problem: "failed" });
      expect([await objects(), await rows()]).toEqual(before);
    },
  );

  test("with a bucket that keeps failing leaves no row; the sweep removes its objects a day later", async () => {
    const before = await objects();
    const failures = ["r2:3", "r2:4", "r2:5"];
    const services = town.services({ failures });
    const { images } = await storeImages(
      services,
      owner,
      [pictureFile("b.png", makePng(2000, 900))],
      "restaurants",
    );
    expect(images).toEqual([{ ok: false, problem: "failed" }]);
    expect((await objects()).length).toBeGreaterThan(before.length);
    const tomorrow = new Date(Date.now() + 1.01 * day);
    await town.rows("UPDATE images SET created_at = ?", tomorrow.getTime());
    await sweepImages(town.services(), tomorrow);
    expect(await objects()).toEqual(before);
  });
});

describe("An unused picture", () => {
  const at = (url: string) => pictureAt(url) ?? { bucket: pictureBuckets[0], key: "" };

  test("can be deleted by its owner, by its exact key, and restored for ten minutes; a used one can't", async () => {
    const other = await signUp(town);
    const url = await uploaded(pictureFile("beach.png", makePng(700, 500)));
    const asOwner = { id: owner.id, isAdmin: false };
    await town.rows(
      `INSERT INTO page_content (id, page_path, section_name, content_data, created_at, updated_at)
       VALUES ('shown', '/x', 'hero', ?, 0, 0), ('broken', '/x', 'intro', '{"imageSrc', 0, 0)`,
      JSON.stringify({ cards: [{ imageSrc: `${url}?w=640` }] }),
    );
    expect(await deleteImage(town.services(), asOwner, at(url))).toEqual({ ok: false, error: "in use" });
    expect((await town.get(url)).status).toBe(200);
    await town.rows("DELETE FROM page_content");
    const stranger = { id: other.id, isAdmin: false };
    expect(await deleteImage(town.services(), stranger, at(url))).toEqual({ ok: false, error: "not found" });
    const half = { ...at(url), key: at(url).key.replace("restaurants/", "") };
    expect(await deleteImage(town.services(), asOwner, half)).toEqual({ ok: false, error: "not found" });
    const purged: string[][] = [];
    const cache = { purge: async (tags: string[]) => void purged.push(tags) };
    expect(await deleteImage({ ...town.services(), cache }, asOwner, at(url))).toEqual({ ok: true });
    expect((await town.get(url)).status).toBe(404);
    expect((await town.get(url, { failure: "d1:all" })).status).toBe(200);
    const services = (later: number) => ({
      ...town.services({ now: new Date(Date.now() + later * 60_000) }),
      cache,
    });
    expect(await restoreImage(services(1), asOwner, at(url))).toBe(true);
    expect((await town.get(url)).status).toBe(200);
    await deleteImage(services(0), asOwner, at(url));
    await removeImages(services(9), services(9).now());
    expect((await objects()).filter((key) => key.startsWith(at(url).key))).not.toEqual([]);
    expect(await restoreImage(services(11), asOwner, at(url))).toBe(false);
    await removeImages(services(11), services(11).now());
    expect((await objects()).filter((key) => key.startsWith(at(url).key))).toEqual([]);
    expect(await town.rows("SELECT key FROM images WHERE key = ?", at(url).key)).toEqual([]);
    const tag = `picture:${at(url).key}`;
    expect(purged).toEqual([[tag], [tag], [tag]]);
  });

  test("is deleted after a day, not earlier, and not if a listing or a pending edit uses it", async () => {
    await town.env.BUSINESS_IMAGES.delete(await objects());
    const names = ["forgotten", "main", "gallery", "waiting"];
    const urls = await Promise.all(names.map((name) => uploaded(pictureFile(`${name}.png`, small.png))));
    const [forgotten = "", main = "", gallery = "", waiting = ""] = urls;
    await town.rows(
      "DELETE FROM images WHERE created_at > ? AND key NOT IN (?, ?, ?, ?)",
      0,
      ...urls.map((url) => at(url).key),
    );
    await town.rows(
      `INSERT INTO restaurant_listings (id, slug, form_token, language, name, category, address, image_url,
         gallery_images, pending_changes, created_at, updated_at)
       VALUES ('r', 'r', 'r', 'en', 'R', 'Cafe', 'Main street', ?, ?, ?, 0, 0)`,
      main,
      JSON.stringify([gallery]),
      JSON.stringify({ image_url: waiting }),
    );
    await town.run({ cron: everyNight, at: new Date(Date.now() + 0.9 * day) });
    expect((await rows()).length).toBe(4);
    await town.run({ cron: everyNight, at: new Date(Date.now() + 1.1 * day) });
    expect((await rows()).map(({ key }) => key).sort()).toEqual(
      [main, gallery, waiting].map((url) => at(url).key).sort(),
    );
    expect((await town.get(forgotten)).status).toBe(404);
    for (const url of [main, gallery, waiting]) expect((await town.get(url)).status).toBe(200);
  });
});

test("Pictures of a draft, a schedule or an older version are kept, and only the last can be deleted by hand", async () => {
  await town.rows("DELETE FROM images");
  const names = ["draft", "planned", "earlier"];
  const urls = await Promise.all(names.map((name) => uploaded(pictureFile(`${name}.png`, small.png))));
  const [draft = "", planned = "", earlier = ""] = urls;
  const text = (imageSrc: string) => JSON.stringify({ imageSrc });
  await town.rows(
    `INSERT INTO content_versions (page_path, section_name, number, act, state, content_data, publish_at, at)
     VALUES ('/', 'hero', 1, 'publish', 'past', ?, NULL, 0), ('/', 'hero', 2, 'schedule', 'waiting', ?, 9e15, 0),
       ('/', 'hero', 3, 'draft', 'draft', ?, NULL, 0)`,
    text(earlier),
    text(planned),
    text(draft),
  );
  await sweepImages(town.services(), new Date(Date.now() + 2 * day));
  expect(await rows()).toHaveLength(3);
  const asOwner = { id: owner.id, isAdmin: false };
  const results = await Promise.all(
    urls.map((url) =>
      deleteImage(town.services(), asOwner, pictureAt(url) ?? { bucket: "cms-images", key: "" }),
    ),
  );
  expect(results.map(({ ok }) => ok)).toEqual([false, false, true]);
});

test("Uploads are limited to sixty an hour", async () => {
  await waitForWholeSpan();
  const person = await signUp(town);
  const files = Array.from({ length: 60 }, () => pictureFile("dot.gif", Buffer.from("GIF89a-broken")));
  const services = town.services();
  await storeImages(services, person, files, "hotels");
  const good = [pictureFile("one.png", small.png)];
  expect((await storeImages(services, person, good, "hotels")).wait).toBeNull();
  const subject = "UPDATE throttles SET count = 60 WHERE name = 'upload'";
  await town.rows(subject);
  const response = await upload(pictureFile("one.png", small.png), { person });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await response.json()).toEqual({ problem: "tooMany" });
  const admin = { id: person.id, isAdmin: true };
  expect((await storeImages(services, admin, good, "hotels")).wait).toBeNull();
});

test("A phone's own photo format is accepted if the image service can read it", async () => {
  const services = town.services();
  const pictureMaker = { remake: () => services.pictureMaker.remake(makePng(400, 300)) };
  const photo = pictureFile("IMG_1.HEIC", heicPhoto(4032, 3024), "image/heic");
  const { images } = await storeImages({ ...services, pictureMaker }, await signUp(town), [photo], "hotels");
  expect(images).toEqual([{ ok: true, url: expect.stringMatching(/\.webp$/) }]);
});
