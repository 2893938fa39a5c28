import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { infoPath, infoTabs } from "../../app/rules/info/tabs";
import { languages, localPath } from "../../app/rules/site/language";
import { plain, tags } from "../support/page-html";
import { forgetSections, writeSection } from "../support/sections";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
const read = async (path: string) => (await town.get(path)).text();
const emergency = infoPath("services", "emergency");
const cards = (html: string) =>
  [...html.matchAll(/class="card-link" href="[^"]*service=([\w-]+)"/g)].map(([, id]) => id);
const built = ["emergency", "surf-lessons", "car-rental", "security", "language-school", "maintenance"];

beforeAll(async () => {
  town = await openTown();
});
afterEach(() => forgetSections(town));
afterAll(() => town.close());

describe("An edited services section changes the page", () => {
  test("in order, and without what is hidden, in both languages", async () => {
    await writeSection(town, "/info", "services", {
      services: [
        { id: "maintenance" },
        { id: "security", is_visible: false },
        { id: "emergency", details: "Call first." },
        { name: "Yoga", icon: "Rocket", details: "At dawn." },
      ],
    });
    expect(cards(await read("/info"))).toEqual(["maintenance", "emergency", "yoga"]);
    const spanish = await read("/es/info");
    expect(cards(spanish)).toEqual(["maintenance", "emergency", "yoga"]);
    expect(spanish).toContain('<span lang="en">Call first.</span>');
    expect(spanish).toContain("Mantenimiento");
    expect((await town.get(infoPath("services", "security"))).status).toBe(404);
    expect((await town.get(infoPath("services", "yoga"))).status).toBe(200);
  });

  test("with Spanish text, while numbers and order stay the same", async () => {
    await writeSection(town, "/info", "services", { services: [{ id: "emergency" }, { id: "maintenance" }] });
    await writeSection(town, "/es/info", "services", {
      title: "Ayuda",
      services: [
        { id: "maintenance", name: "Arreglos de la casa" },
        { id: "emergency", emergencyNumbers: [{ id: "general", number: "999", name: "Auxilio" }] },
      ],
    });
    const html = await read("/es/info");
    expect(cards(html)).toEqual(["emergency", "maintenance"]);
    expect(html).toContain(">Ayuda</h2>");
    expect(html).toContain("Arreglos de la casa");
    const page = await read(`/es${emergency}`);
    expect(page).toContain("Auxilio");
    expect(page).toContain('href="tel:911"');
    expect(page).not.toContain("999");
  });

  test.each([
    ["an empty list", { services: [] }],
    ["no list", { services: "none" }],
    ["services that are none", { services: [null, 7, "x", {}] }],
    ["half a document", '{"services":[{"id"'],
    ["nothing", ""],
    ["a list of lists", [[]]],
  ])("unless it contains %s: then the built-in services are shown", async (_, data) => {
    await writeSection(town, "/info", "services", data);
    await writeSection(town, "/es/info", "services", data);
    for (const path of ["/info", "/es/info"]) expect(cards(await read(path))).toEqual(built);
    for (const path of [emergency, `/es${emergency}`]) expect((await town.get(path)).status).toBe(200);
  });

  test("and never makes a placeholder a link, however it's written", async () => {
    const placeholders = [
      "0000-0000",
      "+507 0000-0000",
      "970-XXXX",
      "to be confirmed",
      "por confirmar",
      "000",
    ];
    await writeSection(town, "/info", "services", {
      services: [
        {
          id: "emergency",
          emergencyNumbers: placeholders.map((number, index) => ({ name: `Number ${index}`, number })),
          facilities: placeholders.map((phone, index) => ({
            name: `House ${index}`,
            phone,
            whatsapp: phone,
          })),
          contacts: placeholders.map((phone, index) => ({ name: `Person ${index}`, phone, whatsapp: phone })),
        },
      ],
    });
    for (const path of [emergency, `/es${emergency}`, "/transportation"]) {
      const html = await read(path);
      const links = tags(html, {}).flatMap(({ href = "" }) => (/^tel:|wa\.me/.test(href) ? [href] : []));
      // National numbers replace an admin's that can't be dialled; the divers' line is abroad.
      const known = ["tel:911", "tel:104", "tel:103", "tel:+5075204426", "tel:+19196849111"];
      expect(links.filter((link) => !known.includes(link))).toEqual([]);
    }
    const words = plain(await read(emergency));
    // On the card of each contact; said once of the numbers and once of the facilities.
    expect(words.match(/No confirmed number yet\./g)?.length).toBe(placeholders.length);
    expect(words.match(/None of these has a confirmed number yet\./g)?.length).toBe(1);
    const all = placeholders.map((_, index) => `Number ${index}`).join("; ");
    expect(words).toContain(`${all}: no confirmed number yet, so call 911.`);
    expect(await read(emergency)).toMatch(/<main(?:(?!<\/main>).)* href="tel:911"/s);
  });

  test("and shows contacts in the tabs of their kind, with the day they were checked", async () => {
    const person = {
      name: "Taller Azul",
      type: "Garage",
      phone: "6123-4567",
      whatsapp: "6123-4567",
      website: "https://taller.example.com",
      checkedOn: "2026-03-03",
    };
    await writeSection(town, "/info", "services", {
      services: [{ id: "car-rental", sales: [person], rentals: [], repair: [{ ...person, name: "Otro" }] }],
    });
    const html = await read(infoPath("services", "car-rental"));
    expect(html).toMatch(/href="#sales".*?>Sales<.*?href="#repair".*?>Repair</s);
    expect(html).not.toContain('id="rentals"');
    expect(html).toContain('href="tel:+50761234567"');
    expect(html).toContain('href="https://wa.me/50761234567"');
    expect(html).toContain('href="https://taller.example.com/"');
    expect(html).toContain('<time dateTime="2026-03-03">Checked on March 3, 2026.</time>');
    const spanish = await read(localPath("es", infoPath("services", "car-rental")));
    expect(spanish).toContain("Revisado el 3 de marzo de 2026.");
  });
});

describe("A card of another tab", () => {
  test("is a section of its own: edited, hidden, moved, with people", async () => {
    await writeSection(
      town,
      "/info",
      "shuttle-services",
      {
        text: "Ask Ana.",
        contacts: [{ name: "Ana", phone: "6123-4567" }],
        links: [{ id: "capital", url: "https://ana.example.com/" }],
      },
      { order: -1 },
    );
    await writeSection(town, "/info", "car-rentals", {}, { visible: false });
    const html = await read("/info?tab=transportation");
    const ids = [...html.matchAll(/<article class="card" id="([\w-]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["shuttle-services", "airport-transfers", "local-taxi-services"]);
    expect(html).toContain("Ask Ana.");
    expect(html).toContain('href="tel:+50761234567"');
    expect(html).toMatch(/href="https:\/\/ana\.example\.com\/" target="_blank"/);
    const spanish = await read("/es/info?tab=transportation");
    expect(spanish).toContain('<div lang="en"><p>Ask Ana.</p></div>');
    expect(spanish).toContain("Taxis locales");
  });

  test("opens its links in a new tab and says so", async () => {
    for (const language of languages) {
      const html = await read(localPath(language, "/info?tab=transportation"));
      const links = html.match(/<a class="more"[^>]*target="_blank".*?<\/a>/gs) ?? [];
      expect(links).toHaveLength(3);
      for (const link of links)
        expect(link).toContain(language === "en" ? "opens in a new tab" : "se abre en otra pestaña");
    }
  });
});

test("an admin's own section is below the services, and no known section is mistaken for one", async () => {
  await writeSection(
    town,
    "/info",
    "laundry",
    { title: "Laundry", text: "Ask at the hostel." },
    { order: 90 },
  );
  await writeSection(town, "/info", "services", { title: "Help", services: [{ id: "emergency" }] });
  await writeSection(town, "/info", "property-law", { title: "Land law", text: "Ask." });
  const services = await read("/info");
  expect(services).toMatch(/<section[^>]* id="laundry".*Ask at the hostel\./s);
  expect(services).not.toContain("Land law");
  const businesses = await read("/info?tab=businesses");
  for (const words of ["Laundry", "Land law", ">Help<"]) expect(businesses).not.toContain(words);
});

describe("Facts are stored in one place", () => {
  test("the guides to the road, the law and the land show the people listed on /info", async () => {
    const ana = { name: "Ana", phone: "6123-4567", checkedOn: "2026-03-03" };
    await writeSection(town, "/info", "services", {
      services: [
        { id: "emergency", emergencyNumbers: [{ id: "general" }, { id: "red-cross", number: "994-1234" }] },
        { id: "car-rental", rentals: [{ ...ana, name: "Carros Ana" }] },
      ],
    });
    await writeSection(town, "/info", "immigration-services", {
      contacts: [{ ...ana, name: "Licenciada Ana" }],
    });
    await writeSection(town, "/info", "property-management", { contacts: [{ ...ana, name: "Casa Ana" }] });
    for (const [path, name] of [
      ["/transportation", "Carros Ana"],
      ["/legal", "Licenciada Ana"],
      ["/real-estate", "Casa Ana"],
    ] as const) {
      for (const language of languages) {
        const response = await town.get(localPath(language, path));
        const html = await response.text();
        expect(html).toContain(name);
        expect(html).toContain('href="tel:+50761234567"');
        expect(response.headers.get("Cache-Tag")).toContain("page:/info");
        expect(databaseUse(response).trips).toBe(1);
      }
    }
    const road = await read("/es/transportation");
    expect(road).toContain('href="tel:+5079941234"');
    expect(plain(road)).toContain("Hospital rural de Tonosí");
  });
});

test("each tab and service costs one round trip, and the same rows when other pages get longer", async () => {
  const paths = [...infoTabs.map((tab) => infoPath(tab)), emergency, "/transportation"].flatMap((path) => [
    path,
    localPath("es", path),
  ]);
  const use = async () => {
    const all = [];
    for (const path of paths) all.push(databaseUse(await town.get(path)));
    return all;
  };
  await use();
  const before = await use();
  for (let number = 0; number < 60; number++)
    await writeSection(town, `/page-${number}`, "hero", { title: "x" });
  const after = await use();
  expect(after.map(({ trips }) => trips)).toEqual(paths.map(() => 1));
  expect(after).toEqual(before);
});
