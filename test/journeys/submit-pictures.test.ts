import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureAt } from "../../app/rules/pictures/picture-address";
import { type FormEntry, multipart } from "../support/multipart";
import { fieldValue, fieldValues, plain, tag } from "../support/page-html";
import { type Person, signUp } from "../support/people";
import { join, makePng, phoneJpeg, pictureFile, small } from "../support/pictures";
import { hotel, newToken, restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
beforeAll(async () => {
  town = await openTown();
  owner = await signUp(town);
});
afterAll(() => town.close());

const fields = (typed: Record<string, string>) => Object.entries(typed) as FormEntry[];

async function send(
  path: string,
  entries: FormEntry[],
  sender: { failure?: string; person?: Person | null } = {},
) {
  const { failure, person = owner } = sender;
  const { body, type } = await multipart(entries);
  const headers = { ...person?.headers, "Content-Type": type };
  return town.post(path, {}, { body, headers, failure });
}

const blue = () => pictureFile("blue.png", makePng(700, 500));
const red = () => pictureFile("red.jpg", small.jpeg);
const nothing = () => new File([], "", { type: "application/octet-stream" });

async function objects(): Promise<number> {
  return (await town.env.BUSINESS_IMAGES.list()).objects.length;
}

describe("Pictures sent with a form", () => {
  test("are stored and shown by the listing: main picture, gallery and menu", async () => {
    const response = await send("/add-restaurant", [
      ...fields(restaurant),
      ["image", blue()],
      ["gallery_images", "https://pictures.example/a.jpg"],
      ["gallery_files", red()],
      ["gallery_files", pictureFile("phone.jpg", phoneJpeg())],
      ["menu_files", blue()],
    ]);
    expect(response.status).toBe(303);
    const [row] = await town.rows<Record<string, string>>("SELECT * FROM restaurant_listings");
    const gallery = JSON.parse(row?.gallery_images ?? "[]") as string[];
    const menu = JSON.parse(row?.menu_images ?? "[]") as string[];
    expect(gallery).toHaveLength(3);
    expect(gallery[0]).toBe("https://pictures.example/a.jpg");
    expect(row?.image_colour).toBe(25);
    for (const url of [row?.image_url ?? "", ...gallery.slice(1), ...menu]) {
      expect(url).toMatch(/^\/images\/business-images\/restaurants\/[\w-]+\.webp$/);
      expect((await town.get(url)).status).toBe(200);
    }
    const owners = await town.rows("SELECT DISTINCT user_id FROM images");
    expect(owners).toEqual([{ user_id: owner.id }]);
  });

  test("stay stored if another field has an error, and come back with previews", async () => {
    const form_token = newToken();
    const first = await send("/add-hotel", [
      ...fields({ ...hotel, form_token, name: "" }),
      ["image", blue()],
      ["gallery_files", red()],
      ["gallery_files", nothing()],
    ]);
    const html = await first.text();
    expect(first.status).toBe(400);
    const main = fieldValue(html, "image_url") ?? "";
    const [picture = ""] = fieldValues(html, "gallery_images");
    for (const url of [main, picture]) {
      expect(tag(html, { src: `${url}?w=640` })).toMatchObject({ width: "112" });
      expect(tag(html, { name: `alt.es.${url}` })).not.toBeNull();
      expect((await town.get(url)).status).toBe(200);
    }
    const words = { [`alt.en.${main}`]: "A white cabin", [`alt.es.${main}`]: "Una cabaña blanca" };
    const again = await send("/add-hotel", [
      ...fields({ ...hotel, form_token, image_url: main, gallery_images: picture, ...words }),
      ["image", nothing()],
      ["gallery_files", nothing()],
    ]);
    expect(again.status).toBe(303);
    expect(await town.rows("SELECT image_url, gallery_images FROM hotel_listings")).toEqual([
      { image_url: main, gallery_images: JSON.stringify([picture]) },
    ]);
    expect(await town.rows("SELECT alt_en, alt_es FROM images WHERE key = ?", pictureAt(main)?.key)).toEqual([
      { alt_en: "A white cabin", alt_es: "Una cabaña blanca" },
    ]);
  });

  test("stay stored if a button adds a line", async () => {
    const response = await send("/add-hotel", [...fields({ intent: "add:amenities" }), ["image", blue()]]);
    expect(response.status).toBe(200);
    expect(fieldValue(await response.text(), "image_url")).toMatch(/^\/images\//);
  });

  test("that are refused are explained beside their field; the others stay", async () => {
    const response = await send("/add-restaurant", [
      ...fields(restaurant),
      ["gallery_files", red()],
      ["gallery_files", pictureFile("page.jpg", join(small.jpeg, Buffer.from("<script>alert(1)</script>")))],
      ["menu_files", pictureFile("drawing.svg", Buffer.from("<svg/>"), "image/svg+xml")],
    ]);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(fieldValues(html, "gallery_images").filter(Boolean)).toHaveLength(1);
    expect(plain(html)).toContain("There's something else hidden in this file.");
    expect(plain(html)).toContain("This isn't a picture we can take. Send a PNG, JPEG, GIF, WebP or HEIC.");
    expect(tag(html, { name: "menu_files" })).toMatchObject({ "aria-invalid": "true" });
    expect(html).toContain('href="#field-gallery_files"');
    expect(await town.rows("SELECT id FROM restaurant_listings")).toHaveLength(1);
  });

  test("from a signed-out person aren't stored, and the form says so", async () => {
    const before = await objects();
    const response = await send("/add-restaurant", [...fields(restaurant), ["image", blue()]], {
      person: null,
    });
    expect(response.status).toBe(401);
    expect(plain(await response.text())).toContain(
      "Pictures that weren't stored yet have to be chosen again.",
    );
    expect(await objects()).toBe(before);
  });

  test("of a robot aren't stored", async () => {
    const before = await objects();
    await send("/add-restaurant", [...fields({ ...restaurant, company_fax: "1" }), ["image", blue()]]);
    expect(await objects()).toBe(before);
  });

  test("must still exist when the form is sent", async () => {
    const gone = "/images/business-images/hotels/1700000000000-abcdefabcdefabcd.webp";
    const response = await send("/add-hotel", fields({ ...hotel, image_url: gone, gallery_images: gone }));
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(plain(html)).toContain("One of the pictures is no longer stored. Remove it and send it again.");
    expect(html).toContain('href="#field-gallery_images.0"');
    expect(await town.rows("SELECT id FROM hotel_listings")).toHaveLength(1);
  });

  test("can't get alt text from somebody else", async () => {
    const other = await signUp(town);
    const [image] = await town.rows<{ key: string }>("SELECT key FROM images WHERE alt_en = 'A white cabin'");
    const url = `/images/business-images/${image?.key}`;
    await send("/add-hotel", fields({ ...hotel, image_url: url, [`alt.en.${url}`]: "Mine now" }), {
      person: other,
    });
    expect(await town.rows("SELECT alt_en FROM images WHERE key = ?", image?.key)).toEqual([
      { alt_en: "A white cabin" },
    ]);
  });
});

describe("When storage or database fail halfway through a form with two pictures", () => {
  const failures = ["d1:2", "d1:3", "d1:4", "d1:4:late", "r2:1", "r2:3", "r2:4"];

  test.each(failures)("(%s) nothing is broken, and the form sent again is accepted once", async (failure) => {
    const person = await signUp(town);
    const form_token = newToken();
    const entries: FormEntry[] = [
      ...fields({ ...restaurant, form_token }),
      ["image", blue()],
      ["gallery_files", blue()],
    ];
    const response = await send("/add-restaurant", entries, { failure, person });
    const html = await response.text();
    expect(response.status).toBe(failure.startsWith("r2") ? 400 : 503);
    expect(fieldValue(html, "name")).toBe(restaurant.name);
    const shown = [fieldValue(html, "image_url") ?? "", ...fieldValues(html, "gallery_images")].filter(
      Boolean,
    );
    for (const url of shown) expect((await town.get(url)).status, url).toBe(200);

    const again = await send("/add-restaurant", entries, { person });
    expect(again.status).toBe(303);
    const rows = await town.rows<{ image_url: string; gallery_images: string }>(
      "SELECT image_url, gallery_images FROM restaurant_listings WHERE user_id = ?",
      person.id,
    );
    expect(rows).toHaveLength(1);
    for (const url of [rows[0]?.image_url ?? "", ...JSON.parse(rows[0]?.gallery_images ?? "[]")]) {
      expect((await town.get(url)).status, url).toBe(200);
    }
  });

  test("every remaining object has a row, so that the sweep finds it", async () => {
    const listed = await town.env.BUSINESS_IMAGES.list();
    const keys = new Set(listed.objects.map(({ key }) => key.replace(/\.w\d+$/, "")));
    const rows = await town.rows<{ key: string }>("SELECT key FROM images");
    expect([...keys].sort()).toEqual(rows.map(({ key }) => key).sort());
  });
});
