import { afterEach, describe, expect, test } from "vitest";
import { selectImport } from "../../app/server/db/imports/imports";
import { carryOn, startImport } from "../../app/server/operations/imports/carry-on-imports";
import { readRows } from "../../app/server/operations/imports/read-rows";
import { importDesk, importScreen } from "../support/imports/import-desk";
import { drawnMap, overpassAnswer, overpassTurboExport } from "../support/imports/maps";
import { excelTable, geoDirectoryTable, sheetsTable } from "../support/imports/tables";
import { plain } from "../support/page-html";
import { signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openStudio } from "../support/studio";
import { newToken } from "../support/submissions";

const now = "2026-11-23T15:00:00Z";
const at = new Date(now);
const { town, admin, studio } = await openStudio(now);
const { sendFile, look, act, reopened, importFile, verdictsOf } = importDesk({ town, admin, studio });
const screen = importScreen;

/** Everything in an export, and related tables. */
const guideTables = [
  "restaurant_listings",
  "hotel_listings",
  "adventure_business_listings",
  "business_listings",
  "old_slugs",
  "category_counts WHERE count > 0",
  "events",
  "images",
];
async function guide() {
  const tables = await Promise.all(
    guideTables.map((table) => town.rows(`SELECT * FROM ${table} ORDER BY 1, 2`)),
  );
  return JSON.stringify(tables.map((rows) => rows.map(({ updated_at, ...row }) => row)));
}
const names = async () =>
  (await town.rows<{ name: string }>("SELECT name FROM restaurant_listings ORDER BY name")).map(
    ({ name }) => name,
  );

afterEach(async () => {
  for (const table of [...guideTables.slice(0, 5), "imports", "import_rows"])
    await town.rows(`DELETE FROM ${table}`);
});

const csv = (...lines: string[]) => new TextEncoder().encode(lines.join("\n"));
const many = (count: number, phone = "6000-0000") =>
  csv(
    "id,name,category,address,phone",
    ...Array.from(
      { length: count },
      (_, index) =>
        `${index + 1},Place of trial ${String.fromCharCode(65 + (index % 26))}${index}x,Cafe,Road ${index},${phone}`,
    ),
  );

describe("A table of an old site", () => {
  test("from Excel: every row shows its outcome and its errors", async () => {
    const seen = await look(excelTable(), { language: "es" });
    expect((await verdictsOf(seen.id)).map(({ name, verdict }) => [name, verdict])).toEqual([
      ["Fonda Ñandú", "new"],
      ['Café "El Faro"', "new"],
      ["Sin dirección", "refused"],
      ["Hostal raro", "refused"],
    ]);
    const text = plain(seen.html);
    expect(text).toMatch(
      /“lunes a viernes 7-3” is read as lunes a viernes de 7:00\sa\.\sm\. a 3:00\sp\.\sm\./i,
    );
    expect(text).toContain("“Mariscos” is read as Seafood");
    expect(text).toContain("Import 2 rows");
    expect(await names()).toEqual([]);

    expect((await act("apply", seen, { status: "approved" })).status).toBe(303);
    const [fonda] = await town.rows("SELECT * FROM restaurant_listings WHERE name = 'Fonda Ñandú'");
    expect(fonda).toMatchObject({
      status: "approved",
      user_id: null,
      latitude: 7.2531,
      language: "es",
      phone: "+507 6000-0101",
      external_key: "fonda nandu",
    });
    const page = plain(await (await town.get("/eat/fonda_nandu", { now })).text());
    expect(page).toContain("Fonda Ñandú");
    expect(page).toContain("Brought over from an older list of places.");
    expect(page).not.toContain("Written by the owner");
  });

  test("from Google Sheets: multi-line cells, a formula and a duplicate name", async () => {
    const { id } = await importFile(sheetsTable());
    expect(await verdictsOf(id)).toEqual([
      { name: "Olas Grill", verdict: "new", outcome: "made" },
      { name: "Sum of all", verdict: "refused", outcome: "left" },
      { name: "Olas Grill", verdict: "twice", outcome: "left" },
    ]);
    const [grill] = await town.rows<{ description: string; translation: string; hours: string }>(
      "SELECT description, translation, hours FROM restaurant_listings",
    );
    expect(grill?.description).toBe("Ribs and fish.\nBook ahead, please.");
    expect(JSON.parse(grill?.translation ?? "")).toMatchObject({ name: { text: "Parrilla Olas" } });
    expect(JSON.parse(grill?.hours ?? "")).toMatchObject({ Monday: "5:00 PM - 10:00 PM", Tuesday: null });
  });

  test("from GeoDirectory: keys, markup and lists; pictures aren't fetched, but their addresses are kept", async () => {
    const { id, html } = await importFile(geoDirectoryTable(), { source: "old site" });
    expect((await verdictsOf(id)).map(({ outcome }) => outcome)).toEqual(["made", "made"]);
    expect(
      await town.rows(
        "SELECT name, description, category, external_key, image_url, gallery_images FROM restaurant_listings WHERE external_key = '12'",
      ),
    ).toEqual([
      {
        name: "Posto del Mar",
        description: "Fish & rice",
        category: "Seafood",
        external_key: "12",
        image_url: null,
        gallery_images: "[]",
      },
    ]);
    expect(plain(html)).toContain("2 pictures, kept as addresses");
    const [row] = await town.rows<{ pictures: string }>("SELECT pictures FROM import_rows WHERE key = '12'");
    expect(row?.pictures).toContain("wp-content/uploads/b.jpg");
  });

  test("shows the outcome in Spanish too, and offers an empty table of each kind", async () => {
    const sent = await sendFile(excelTable(), { language: "es" }, admin.headers, `/es${screen}`);
    const { html } = await studio.html(sent.headers.get("Location") ?? "");
    expect(plain(html)).toContain("No se puede importar");
    const template = await studio.html(`${screen}?template=hotel`);
    expect(template.response.headers.get("Content-Type")).toContain("text/csv");
    expect(template.html).toContain("external_key,name,category");
  });

  test("can have its columns corrected, and is checked again", async () => {
    const seen = await look(csv("Local,Clase de comida,Donde,Dato", "Fonda Uno,Cafe,Road,x"));
    expect((await verdictsOf(seen.id))[0]).toMatchObject({ name: "", verdict: "refused" });
    const columns = { "column.0": "name", "column.1": "category", "column.2": "address", "column.3": "name" };
    expect((await act("preview", seen, columns)).status).toBe(303);
    expect(await verdictsOf(seen.id)).toEqual([{ name: "Fonda Uno", verdict: "new", outcome: null }]);
    expect((await act("preview", seen, columns)).status, "with what the screen showed before").toBe(409);
  });

  test("leaves out likely duplicates, unless told otherwise", async () => {
    await addRestaurant(town, { name: "Fonda La Prueba", phone: "+507 6000-0301" });
    const table = csv("name,category,address,phone", "Restaurante Prueba,Cafe,Road,6000-0301");
    const seen = await look(table);
    expect(plain(seen.html)).toContain("Like Fonda La Prueba");
    await act("apply", seen, { status: "approved" });
    expect(await names()).toEqual(["Fonda La Prueba"]);
    const other = await look(table, { source: "another" });
    await act("apply", other, { status: "approved", duplicates: "add" });
    expect(await names()).toEqual(["Fonda La Prueba", "Restaurante Prueba"]);
  });

  test("as pending, adds its places to the queue without publishing them", async () => {
    const seen = await look(csv("name,category,address", "Fonda Espera,Cafe,Road"));
    await act("apply", seen, { status: "pending" });
    expect((await town.get("/eat/fonda_espera", { now })).status).toBe(404);
    expect(plain((await studio.html("/admin/submissions")).html)).toContain("Fonda Espera");
  });

  test.each([
    ["an Excel workbook", new Uint8Array([0x50, 0x4b, 3, 4, 1, 1]), "Save the table as CSV"],
    ["nothing", new Uint8Array(), "Choose a file"],
    ["a million columns", csv("a,".repeat(1_000_000), "1"), "more than 200 cells"],
    ["zeros", csv("name", "a\0b"), "isn't text"],
  ])("is refused with a message: %s", async (_, bytes, said) => {
    const response = await sendFile(bytes);
    expect(response.status).toBe(400);
    expect(plain(await response.text())).toContain(said);
    expect(await town.rows("SELECT id FROM imports")).toEqual([]);
  });
});

describe("A map of OpenStreetMap", () => {
  test("becomes places of several kinds with attribution, and can be undone completely", async () => {
    const before = await guide();
    const seen = await look(overpassAnswer(), { kind: "", language: "es" });
    expect(plain(seen.html)).toContain("Isn't a place in the guide: highway=residential");
    expect((await act("apply", seen, { status: "approved" })).status).toBe(303);
    expect((await verdictsOf(seen.id)).map(({ outcome }) => outcome)).toEqual([
      "made",
      "made",
      "made",
      "made",
      "left",
    ]);
    for (const path of ["/eat/la_panga_de_prueba", "/es/do/tabla", "/stay/cama"]) {
      const html = await (await town.get(path, { now })).text();
      expect(html, path).toContain('href="https://www.openstreetmap.org/copyright"');
      expect(plain(html), path).not.toMatch(/Written by the owner|La escribió el dueño/);
    }
    const again = await look(overpassTurboExport(), { kind: "", language: "es" });
    expect((await verdictsOf(again.id)).map(({ verdict }) => verdict)).toEqual(["same", "same"]);
    await act("take-back", await reopened(seen));
    expect(await guide()).toBe(before);
  });

  test("from another source is a separate table", async () => {
    expect((await sendFile(drawnMap(), { kind: "" })).status).toBe(400);
    await importFile(drawnMap(), { language: "es" });
    const [drawn] = await town.rows("SELECT name, latitude, attribution FROM restaurant_listings");
    expect(drawn).toEqual({ name: "Fonda Dibujada", latitude: 7.2512, attribution: null });
  });
});

describe("The same file again", () => {
  test("changes nothing", async () => {
    await importFile(geoDirectoryTable(), { source: "old site" });
    const before = await guide();
    const { id } = await importFile(geoDirectoryTable(), { source: "old site" });
    expect((await verdictsOf(id)).map(({ verdict, outcome }) => [verdict, outcome])).toEqual([
      ["same", "same"],
      ["same", "same"],
    ]);
    expect(await guide()).toBe(before);
  });

  test("updates what changed in the file, and never what was edited here since", async () => {
    const table = (phone: string, address: string) =>
      csv("id,name,category,address,phone", `7,Fonda Siete,Cafe,${address},${phone}`);
    await importFile(table("6000-0701", "Road 1"), { source: "old" });
    await town.rows(
      "UPDATE restaurant_listings SET address = 'Behind the school', updated_at = updated_at + 1",
    );
    const { html } = await importFile(table("6000-0702", "Road 2"), { source: "old" });
    expect(await town.rows("SELECT phone, address FROM restaurant_listings")).toEqual([
      { phone: "6000-0702", address: "Behind the school" },
    ]);
    expect(plain(html)).toContain("was edited here since, and stays that way");
  });

  test("doesn't restore a place that was deleted here", async () => {
    const table = csv("id,name,category,address", "7,Fonda Siete,Cafe,Road");
    await importFile(table, { source: "old" });
    await town.rows("DELETE FROM restaurant_listings");
    await importFile(table, { source: "old" });
    expect(await names()).toEqual([]);
  });

  test("sent twice at once imports nothing twice", async () => {
    const seen = await look(many(40));
    const form = {
      intent: "apply",
      import: seen.id,
      version: seen.version,
      status: "approved",
      form_token: newToken(),
    };
    const both = await Promise.all([studio.post(seen.path, form), studio.post(seen.path, form)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    await town.run({ cron: "* * * * *", at });
    expect(await names()).toHaveLength(40);
  });
});

describe("An import that dies", () => {
  test("after any slice is continued by the job, without duplicates", async () => {
    for (const slices of [0, 1, 2]) {
      const services = town.services({ now: at });
      const columns = ["external_key", "name", "category", "address", "phone"];
      const rows = Array.from({ length: 60 }, (_, index) => [
        `${index}`,
        `Trial ${slices} ${index}`,
        "Cafe",
        "Road",
        "",
      ]);
      const given = {
        kind: "restaurant",
        source: `s${slices}`,
        file_name: "a.csv",
        columns,
        fields: columns,
        language: "en",
        status: "approved",
        user_id: admin.id,
        attribution: null,
      } as const;
      const id = await readRows(services, { ...given, columns: [...columns], fields: [...columns] }, rows);
      const [record] = await selectImport(services.db, id);
      if (!record) throw new Error("no import");
      await startImport(services, { id: admin.id }, record, { status: "approved", duplicates: "add" });
      await carryOn(services, id, slices);
      // The next slice is imported, but its answer is lost.
      await carryOn(town.services({ now: at, failures: ["d1:4:late"] }), id).catch(() => null);
      await town.run({ cron: "* * * * *", at: new Date(at.getTime() + (slices + 1) * 60_000) });
      const [done] = await town.rows("SELECT state, rows_done FROM imports WHERE id = ?", id);
      expect(done).toEqual({ state: "applied", rows_done: 60 });
      const made = await town.rows(
        "SELECT count(*) AS count FROM restaurant_listings WHERE name LIKE ?",
        `Trial ${slices} %`,
      );
      expect(made).toEqual([{ count: 60 }]);
    }
  });
});

describe("Undoing an import", () => {
  test("restores the previous state: created places are gone, changed ones are as before", async () => {
    await addRestaurant(town, { name: "Was here" });
    const empty = await guide();
    const first = await importFile(many(30), { source: "old" });
    const before = await guide();
    const renamed = new TextDecoder()
      .decode(many(30, "6000-9999"))
      .replaceAll("Place of trial", "Place renamed");
    const second = await importFile(csv(renamed), { source: "old" });
    expect(
      await town.rows("SELECT count(*) AS count FROM restaurant_listings WHERE phone = '6000-9999'"),
    ).toEqual([{ count: 30 }]);

    const early = await act("take-back", first);
    expect(early.status).toBe(409);
    expect(plain(await early.text())).toContain("Undo that one first");
    expect((await act("take-back", second)).status).toBe(303);
    expect(await guide()).toBe(before);
    expect((await act("take-back", first)).status).toBe(303);
    expect(await guide()).toBe(empty);
    expect(plain((await reopened(first)).html)).toContain("Undone");
    const third = await importFile(many(30), { source: "old" });
    expect((await verdictsOf(third.id)).every(({ verdict }) => verdict === "new")).toBe(true);
  });

  test("keeps what was edited here since, and what has an owner by now", async () => {
    const seen = await importFile(many(3));
    await town.rows(
      "UPDATE restaurant_listings SET description = 'By hand', updated_at = updated_at + 1 WHERE external_key = '1'",
    );
    await town.rows(
      "UPDATE restaurant_listings SET user_id = ?, updated_at = updated_at + 1 WHERE external_key = '2'",
      admin.id,
    );
    await act("take-back", seen);
    expect(await town.rows("SELECT external_key FROM restaurant_listings ORDER BY 1")).toEqual([
      { external_key: "1" },
      { external_key: "2" },
    ]);
    expect((await verdictsOf(seen.id)).map(({ outcome }) => outcome)).toEqual(["stays", "stays", "back"]);
  });
});

test("A previewed import that's never carried out is deleted after a day", async () => {
  await look(excelTable());
  await town.run({ cron: "15 5 * * *", at: new Date(at.getTime() + 25 * 3_600_000) });
  expect(await town.rows("SELECT id FROM imports")).toEqual([]);
  expect(await town.rows("SELECT number FROM import_rows")).toEqual([]);
});

test("Only admins can import, and others can't see that it's possible", async () => {
  const person = await signUp(town);
  const seen = await look(excelTable());
  for (const path of [screen, seen.path, `${screen}?template=hotel`])
    expect((await town.get(path, { headers: person.headers })).status, path).toBe(404);
  expect((await sendFile(excelTable(), {}, person.headers)).status).toBe(404);
  for (const intent of ["apply", "take-back", "preview"])
    expect(
      (await town.post(seen.path, { intent, import: seen.id }, { headers: person.headers })).status,
    ).toBe(404);
  expect((await town.get(screen)).headers.get("Location")).toContain("/auth");
  expect(await names()).toEqual([]);
});
