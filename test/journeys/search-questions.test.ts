import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { infoPath } from "../../app/rules/info/tabs";
import { dangerWords } from "../../app/rules/search/dangers";
import { answerPages } from "../../app/rules/search/quick-answers";
import { languages, localPath } from "../../app/rules/site/language";
import { builtInFacts } from "../../app/rules/town/facts";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { rebuildIndex } from "../../app/server/operations/search/keep-index";
import { guideSources } from "../../app/server/pages/search/guide-sources";
import { seed } from "../../drizzle/seed/seed";
import { misspellings } from "../support/misspellings";
import { moreQuestions } from "../support/more-visitors-questions";
import { plain } from "../support/page-html";
import { textsOf } from "../support/places";
import { openTown, type Town } from "../support/town";
import { visitorsQuestions } from "../support/visitors-questions";

const now = new Date("2026-11-25T18:40:00Z");
let town: Town;
beforeAll(async () => {
  town = await openTown({ now: now.toISOString() });
  await seed(town.env, now);
  await predictSea(town.services({ now }), now, 2);
  await rebuildIndex(town.services({ now }), guideSources);
});
afterAll(() => town.close());

async function read(language: "en" | "es", typed: string): Promise<string> {
  const html = await (
    await town.get(`${localPath(language, "/search")}?q=${encodeURIComponent(typed)}`)
  ).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

/** The results of a search in order: first aid, a direct answer, and paths of pages. */
function resultsIn(html: string): string[] {
  const card = html.match(/<section class="answer answer-([a-z]+)[ "].*?<\/section>/s);
  const aid = html.match(/<h2 id="answer-title"><a href="[^"]*service=emergency#([a-z]+)"/)?.[1];
  const first = aid ? `aid/${aid}` : card ? `answer/${card[1]}` : null;
  const hits = [...html.matchAll(/class="hit"><h3[^>]*><a href="([^"]+)"/g)].map(([, href = ""]) =>
    href
      .replaceAll("&amp;", "&")
      .replace(/^\/es(?=\/)/, "")
      .replace(/^(\/events\/[^/]+)\/\d{4}-\d\d-\d\d$/, "$1"),
  );
  return first ? [first, ...hits] : hits;
}

const firstOf = async (language: "en" | "es", typed: string) =>
  (resultsIn(await read(language, typed))[0] ?? "").replace("answer/", "answer:");

/** The anchors that answers, guides and businesses link to. */
async function anchors(): Promise<string[]> {
  const guides = guideSources.flatMap(({ found }) =>
    found({ en: [], es: [] }, builtInFacts).map(({ path }) => path),
  );
  const businesses = await town.rows<{ slug: string }>(
    "SELECT slug FROM business_listings WHERE status = 'approved'",
  );
  const all = [...guides, ...Object.values(answerPages).flat()];
  return [
    ...all.filter((path) => path.includes("#")),
    ...businesses.map(({ slug }) => `/info?tab=businesses#${slug}`),
  ];
}

test("Every part of a page that can be found exists", async () => {
  const missing: string[] = [];
  const found = await anchors();
  expect(found.length).toBeGreaterThan(30);
  for (const path of found.flatMap((one) => languages.map((language) => localPath(language, one)))) {
    const [page = "", id] = path.split("#");
    const response = await town.get(page);
    if (!(await response.text()).includes(` id="${id}"`)) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test("An answer only links to pages that deal with it", async () => {
  const said: Record<keyof typeof answerPages, RegExp> = {
    tide: /tide/i,
    sun: /sunset|sunrise/i,
    waves: /waves/i,
    cash: /cash/i,
    health: /hospital|doctor/i,
    ...{
      taxi: /taxi/i,
      bus: /bus/i,
      surf: /surf/i,
      signal: /signal/i,
      fuel: /fuel|gas/i,
      water: /drinking water|tap water/i,
      pharmacy: /health center/i,
      vet: /where to stay/i,
      diet: /where to eat/i,
      access: /where to stay/i,
      walk: /walk past/i,
      fourwheel: /4x4/i,
      rain: /rain/i,
      power: /power cuts/i,
      holiday: /holiday/i,
      turtles: /turtles/i,
      whales: /whales/i,
      ...{ sharks: /services/i, toilets: /services/i, camping: /services/i, drones: /services/i },
      beachdrive: /tide/i,
      surfmonths: /most consistent/i,
      owners: /list your place/i,
      swim: /lifeguard|current/i,
    },
  };
  for (const [answer, word] of Object.entries(said))
    for (const path of answerPages[answer as keyof typeof answerPages])
      expect(await (await town.get(path.split("#")[0] ?? "")).text(), path).toMatch(word);
});

test("The demonstration has a contact to call and to write to, and a menu marked as made up", async () => {
  const page = await (await town.get(infoPath("services", "car-rental"))).text();
  expect(page).toMatch(/href="tel:\+1305555\d{4}"/);
  expect(page).toMatch(/href="https:\/\/wa\.me\/1305555\d{4}"/);
  const menu = await (await town.get("/eat/cafe_amanecer?tab=menu")).text();
  const picture = menu.match(/src="(\/images\/business-images\/restaurants\/[^"?]+)/)?.[1] ?? "";
  expect(menu).toContain("A drawn menu, as an example");
  const shown = await town.get(picture);
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
});

describe("A visitor's query", () => {
  test("for cards at a place that takes none finds the place, with its no; without its name it doesn't", async () => {
    expect(plain(await read("en", "can i pay by card at la panga"))).toContain("No cards");
    expect(plain(await read("es", "tarjeta la panga"))).toContain("No aceptan tarjeta");
    const cards = await read("en", "card");
    expect(cards).not.toContain("/eat/la_panga");
    expect(cards).toMatch(/<h2[^>]*>Cards accepted</);
  });

  test("for the bus to a city beyond also says how to get on from the main road", async () => {
    expect(await read("es", "último bus a santiago")).toMatch(/answer-bus.*answer-town/s);
    expect(await read("en", "last bus to tonosí")).not.toContain("answer-town");
  });

  test.each([
    ...(["sharks", "tiburones", "public toilets", "baños públicos"] as const).map((one) => [one, "unknown"]),
    ...(["can I camp", "camping", "tent", "¿puedo acampar?", "drone", "can I fly a drone"] as const).map(
      (one) => [one, "unknown"],
    ),
    ["can I drive on the beach", "beachdrive"],
    ["¿puedo manejar en la playa?", "beachdrive"],
    ["which month has the best waves", "surfmonths"],
    ["best month for surf", "surfmonths"],
    ["mejor mes para surfear", "surfmonths"],
    ["list my business", "owners"],
    ["add my restaurant", "owners"],
    ["how do I get listed", "owners"],
    ["anunciar mi negocio", "owners"],
    ["May I drive on the beach; do I need a 4x4?", "beachdrive"],
    ["may I fly a drone", "unknown"],
    ["are there sharks in the water", "unknown"],
    ["is the water safe to swim for children", "swim"],
    ["¿es seguro nadar con niños?", "swim"],
    ["I own a café: how do I list it, what does it cost?", "owners"],
    ["can I walk the beach at noon tomorrow", "tide"],
    ["is the beach walkable at noon tomorrow", "tide"],
    ["¿se puede caminar por la playa mañana al mediodía?", "tide"],
  ] as [string, string][])(
    "is answered plainly, or says that the guide doesn't know: %s",
    async (typed, answer) => {
      const says = {
        unknown: [/we don't know.*Write to us/s, /no sabemos.*Escríbenos/s],
        beachdrive: [
          /Don't drive on the beach unless the tide is low/,
          /por la playa maneja solo con marea seca/i,
        ],
        surfmonths: [/most consistent from April to October/, /más constante de abril a octubre/],
        swim: [/Don't count on a lifeguard/, /No cuentes con salvavidas/],
        owners: [/listed for free.*List your place/s, /sale gratis.*Publica tu negocio/s],
        tide: [/At 12:00 PM the sea stands at/, /A las 12:00 p\. m\. el mar está a/],
      }[answer];
      for (const [index, language] of languages.entries()) {
        const html = await read(language, typed);
        const [, card] = html.match(/<section class="answer answer-[a-z]+[ "](.*?)<\/section>/s) ?? [];
        expect(plain(card ?? html), typed).toMatch(says?.[index] ?? /never/);
        expect(html, typed).not.toMatch(/Did you mean|Quisiste decir|#jellyfish/);
        const [, ...others] = resultsIn(html);
        if (answer === "unknown")
          expect(
            others.filter((one) => !/\/(?:stay|events|blog)\//.test(one)),
            typed,
          ).toEqual([]);
      }
    },
  );

  test("for a holiday names the next ones, and for the day itself says that it's one", async () => {
    expect(plain(await read("en", "is tomorrow a holiday"))).toContain("Saturday, November 28");
    expect(plain(await read("es", "feriado"))).toMatch(/sábado 28 de noviembre.*martes 8 de diciembre/s);
    expect(plain(await read("en", "what's on saturday"))).toContain(
      "Public holiday on Saturday, November 28",
    );
    expect(plain(await read("en", "christmas"))).toContain("Public holiday on Friday, December 25");
    expect(plain(await read("es", "5 de noviembre"))).toContain("viernes 5 de noviembre de 2027");
  });

  test("for who's open on another day lists them with their hours, and asks whether they hold on a holiday", async () => {
    for (const [language, typed, says] of [
      [
        "en",
        "restaurants open saturday",
        "Public holiday on Saturday, November 28: ask whether the hours hold.",
      ],
      ["es", "restaurantes abiertos el sábado", "Feriado el sábado 28 de noviembre: pregunta si cambia"],
      ["en", "dinner saturday", "Public holiday on Saturday, November 28: ask whether the hours hold."],
      ["es", "cena el sábado", "Feriado el sábado 28 de noviembre: pregunta si cambia"],
    ] as const) {
      const html = plain(await read(language, typed));
      expect(html, typed).toContain(says);
      expect(html, typed).toContain("La Panga");
      expect(html, typed).not.toMatch(/Open now|Abierto ahora|We don't know of|No sabemos de/);
    }
    expect(plain(await read("en", "open thursday"))).toMatch(
      /Thursday, November 26.*Café Amanecer Open 6:00 AM to 12:00 PM/,
    );
    expect(plain(await read("en", "open today"))).toContain("Open now");
  });

  test("for a diet at an hour names the dishes, and links to a list that has the same places", async () => {
    for (const [language, typed, says] of [
      ["en", "vegetarian at 9 pm", /Vegetarian dishes on its menu ?: \S/],
      ["es", "vegetariano a las 9 de la noche", /Platos vegetarianos en su menú ?: \S/],
    ] as const) {
      const html = (await read(language, typed)).match(/<section class="answer.*?<\/section>/s)?.[0] ?? "";
      expect(plain(html)).toMatch(says);
      expect(await read(language, typed), "closed at nine").not.toContain("/eat/fonda_dona_nena");
      const list = html.match(/href="([^"]*\?at=[^"&]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
      const listed = await (await town.get(list)).text();
      expect(list).not.toBe("");
      for (const [, path = ""] of html.matchAll(/<h3><a href="([^"]+)"/g))
        expect(listed, `${list} lacks ${path}`).toContain(`href="${path}"`);
    }
  });

  test("for tonight also finds the walk that begins in the dark, and for turtles tonight says so", async () => {
    for (const typed of ["tonight", "turtles tonight"]) {
      const html = plain(await read("en", typed));
      expect(html, typed).toContain("Noches de Tortugas Open 8:00 PM to 12:00 AM");
      expect(html, typed).not.toContain("Yoga Bajo el Higo Open");
    }
  });

  test("for music tonight has what plays then, and no bar that plays on other days", async () => {
    for (const [language, typed, event] of [
      ["en", "live music tonight", "Songs at Sunset"],
      ["en", "concert tonight", "Songs at Sunset"],
      ["es", "música en vivo esta noche", "Canciones al atardecer"],
    ] as const) {
      const [card = ""] = (await read(language, typed)).match(/<section class="answer.*?<\/section>/s) ?? [];
      expect(plain(card), typed).toContain(event);
      expect(plain(card), typed).not.toContain("El Último Bar");
    }
    const saturday = plain(await read("en", "live music saturday"));
    expect(saturday).toMatch(/El Último Bar Open/);
    expect(saturday).not.toContain("We don't know of an event like that then");
  });

  test("that asks two things has the first one's answer, and a link to the other", async () => {
    const html = await read("en", "is there an ATM; where is the surf school");
    expect(html).toContain("answer-cash");
    expect(html).toContain('href="/search?q=where+is+the+surf+school"');
    expect(await read("es", "¿hay cajero? ¿dónde hay yoga?")).toMatch(/answer-cash.*También preguntaste/s);
    expect(await read("en", "tide")).not.toContain("You also asked");
  });

  test("is never told the words that a phrase was read as", async () => {
    for (const typed of ["surfing parrots open late", "best month for waves and parrots"]) {
      const html = plain(await read("en", typed));
      expect(html, typed).not.toMatch(/openlate|surfmonths/);
    }
  });

  test("for tonight and the tide has both, but for the tide alone no events", async () => {
    for (const typed of ["what's on tonight and how is the tide", "what is the tide tonight"]) {
      const html = await read("en", typed);
      expect(html).toContain("answer-tide");
      expect(html.includes("answer-day"), typed).toBe(typed.includes("what's on"));
    }
    expect(await read("es", "qué hay esta noche y cómo estará la marea")).toMatch(/answer-tide.*answer-day/s);
  });

  test.each(languages)("finds what they look for first, in 28 of 30 questions (%s)", async (language) => {
    const missed: string[] = [];
    for (const { typed, first } of visitorsQuestions[language]) {
      const shown = await firstOf(language, typed);
      if (shown !== first) missed.push(`"${typed}" shows ${shown || "nothing"} before ${first}`);
    }
    expect(visitorsQuestions[language]).toHaveLength(30);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(2);
  });

  test("has its answer as the first or second result, in all of 236 questions", async () => {
    const missed: string[] = [];
    let count = 0;
    for (const language of languages) {
      const all = [
        ...visitorsQuestions[language].map(({ typed, first }) => ({
          typed,
          answers: [first.replace("answer:", "answer/")],
        })),
        ...moreQuestions[language],
      ];
      count += all.length;
      for (const { typed, answers } of all) {
        const results = resultsIn(await read(language, typed));
        if (!results.slice(0, 2).some((one) => answers.includes(one)))
          missed.push(`${language} "${typed}" shows ${results.slice(0, 3).join(" ") || "nothing"}`);
      }
    }
    expect(count).toBe(236);
    expect(missed).toEqual([]);
  });

  test("with a misspelled name offers the right one, or says that there's nothing similar", async () => {
    const missed: string[] = [];
    for (const { typed, finds } of misspellings) {
      const html = await read("en", typed);
      const results = resultsIn(html);
      const isRight = finds === "nothing" ? html.includes("Nothing found for") : results.includes(finds);
      if (!isRight) missed.push(`"${typed}" shows ${results.slice(0, 3).join(" ") || "nothing"}`);
      expect(html).toContain(`value="${typed}"`);
    }
    expect(misspellings).toHaveLength(60);
    expect(missed).toEqual([]);
  });

  test("shows first aid or 911 first, for every word of danger", async () => {
    const missed: string[] = [];
    for (const language of languages) {
      for (const typed of [
        ...dangerWords,
        "dog bite",
        "me mordió un perro",
        "snake bite",
        "mordida de culebra",
      ]) {
        const html = await read(language, typed);
        const [first = "nothing"] = resultsIn(html);
        const isHelp = first.startsWith("aid/") || first === "answer/health";
        if (!isHelp || !html.includes('href="tel:911"')) missed.push(`${language} ${typed}: ${first}`);
        if (/Did you mean|Quisiste decir/.test(html)) missed.push(`${language} ${typed} is corrected`);
      }
    }
    expect(missed).toEqual([]);
    const dogs = resultsIn(await read("en", "dog bite"));
    expect(dogs.slice(0, 2), "a dog's bite before where dogs may come").toEqual([
      "aid/bite",
      "/stay/cabanas_el_corotu",
    ]);
  });

  test("shows first aid even if a word of danger is misspelled, and offers the correction", async () => {
    for (const [typed, part] of [
      ["jelyfish", "jellyfish"],
      ["stingrey", "stingray"],
      ["scorpian", "scorpion"],
      ["terremotto", "earthquake"],
      ["meduza", "jellyfish"],
    ] as const) {
      const html = await read("en", typed);
      expect([typed, resultsIn(html)[0]]).toEqual([typed, `aid/${part}`]);
      expect(html, typed).toContain("Did you mean");
    }
  });

  test.each(languages)("is never corrected to a word of a text (%s)", async (language) => {
    for (const typed of ["médico", "sunburn"])
      expect(await read(language, typed), typed).not.toMatch(/Did you mean|Quisiste decir/);
  });

  test("has a direct answer if it asks for a day, the tide or open places", async () => {
    const answer = async (typed: string) => plain(await read("en", typed));
    expect(await answer("low tide tomorrow")).toMatch(
      /The tide on Thursday, November 26 Low at \d+:\d\d [AP]M/,
    );
    expect(await answer("low tide tomorrow")).toContain("Good for a walk on the beach: 8:33 AM to 12:45 PM.");
    expect(await answer("sunset")).toContain("sunset 6:02 PM");
    expect(await answer("tonight")).toMatch(/Tonight, Wednesday, November 25 Songs at Sunset 6:00/);
    expect(await answer("yoga thursday")).toMatch(/Thursday, November 26 Morning Yoga by the Sea 7:00/i);
    expect(await answer("lunes")).toMatch(/Monday, November 30 Sand Castle Afternoon 3:30/i);
    expect(await answer("open now")).toMatch(/Open now La Panga Open .*?closes at 3:00 PM/);
  });

  test("shows every day of a week on which something is on, and who is open on a day", async () => {
    const card = async (language: "en" | "es", typed: string) =>
      plain(
        (await read(language, typed)).match(/<section class="answer answer-day.*?<\/section>/s)?.[0] ?? "",
      );
    const week = await card("en", "yoga this week");
    expect(week).toMatch(/Thursday, November 26 , 7:00.*Tuesday, December 1 , 7:00/);
    expect(week).toContain("Yoga Bajo el Higo Open every day 6:30 to 8:00 AM and 5:00 to 6:30 PM");
    expect(await card("es", "yoga esta semana")).toMatch(/jueves 26 de noviembre.*martes 1 de diciembre/i);
    const monday = await card("en", "yoga monday");
    expect(monday).toMatch(
      /Monday, November 30 We don't know of an event like that then\. These are open: Yoga Bajo el Higo Open 6:30 to 8:00 AM/,
    );
    expect(monday).not.toContain("Morning Yoga by the Sea");
    expect(await card("es", "yoga lunes")).toMatch(
      /lunes 30 de noviembre No sabemos de ningún evento así para entonces\. Estos abren: Yoga Bajo el Higo Abierto de 6:30/,
    );
    const seafood = await card("en", "seafood tuesday");
    expect(seafood).toContain("La Panga");
    expect(seafood, "a dish is no event").not.toContain("event");
    expect(await card("en", "children saturday")).toContain("We don't know of an event like that then.");
    expect(await card("en", "seafood monday"), "La Panga is closed").toBe(
      "Monday, November 30 We don't know of any then. Below is what there is, with its days. The whole day: sea, sun, who's open Calendar",
    );
    expect(await card("en", "land title monday"), "what has no days").toBe("");
  });

  test("shows the places with a feature, and the full list of them", async () => {
    const missed: string[] = [];
    for (const [typed, list, place] of [
      ["vegetarian", "/eat?mark=vegetarian", "/eat/horno_de_mar"],
      ["vegano", "/eat?mark=vegan", "/eat/cafe_amanecer"],
      ["sin gluten", "/eat?mark=gluten_free", "/eat/la_panga"],
      ["gluten-free food", "/eat?mark=gluten_free", "/eat/la_panga"],
      ["kids", "/eat?mark=children", "/eat/la_panga"],
      ["niños", "/stay?mark=children", "/stay/cabanas_el_corotu"],
      ["dogs", "/stay?mark=dogs", "/stay/cabanas_el_corotu"],
      ["perros", "/eat?mark=dogs", "/eat/la_panga"],
      ["wheelchair", "/stay?mark=step_free", "/stay/casa_boutique_marea"],
      ["silla de ruedas", "/eat?mark=step_free", "/eat/horno_de_mar"],
      ["wifi", "/stay?mark=wifi", "/stay/hostel_la_ola"],
      ["parking", "/stay?mark=parking", "/stay/cabanas_el_corotu"],
      ["hotel con estacionamiento", "/stay?mark=parking", "/stay/hotel_los_almendros"],
      ["tarjeta", "/eat?mark=cards", "/eat/cafe_amanecer"],
      ["vegan dogs", "/eat?mark=vegan&mark=dogs", "/eat/cafe_amanecer"],
      ["open now vegetarian", "/eat?open=now&mark=vegetarian", "/eat/fonda_dona_nena"],
      ["open now vegetarian dishes", "/eat?open=now&mark=vegetarian", "/eat/fonda_dona_nena"],
      ["abierto ahora platos vegetarianos", "/eat?open=now&mark=vegetarian", "/eat/fonda_dona_nena"],
      ["abierto ahora vegetariano", "/eat?open=now&mark=vegetarian", "/eat/fonda_dona_nena"],
    ] as const) {
      for (const language of languages) {
        const html = (await read(language, typed)).replaceAll("&amp;", "&");
        const answer = html.match(/<section class="answer.*?<\/section>/s)?.[0] ?? "";
        for (const path of [list, place])
          if (!answer.includes(`href="${localPath(language, path)}"`))
            missed.push(`${language} ${typed}: ${path}`);
        if (!/answer|aid/.test(resultsIn(html)[0] ?? "")) missed.push(`${language} ${typed} has no answer`);
      }
    }
    expect(missed).toEqual([]);
    const lineOf = async (typed: string, place: string) => {
      const html = await read("en", typed);
      return plain(html.match(new RegExp(`<li class="hit"><h3><a href="${place}".*?</li>`, "s"))?.[0] ?? "");
    };
    const doors = plain(
      (await read("en", "vegetarian")).match(/<section class="answer.*?<\/section>/s)?.[0] ?? "",
    );
    const order = ["Open Now", "Closed", "Closed for Season"].map((state) => doors.lastIndexOf(state));
    expect(order, doors).toEqual(order.toSorted((one, other) => one - other));
    expect(await lineOf("dogs", "/eat/la_panga")).toMatch(
      /La Panga Seafood Open Now closes at 3:00 PM \+507/,
    );
    expect(await lineOf("hotel wifi", "/stay/casa_boutique_marea")).toMatch(
      /^Casa Boutique Marea \S+ From \$110\/night$/,
    );
    expect(await lineOf("hotel wifi", "/stay/hostel_la_ola")).toMatch(/From \$18\/night \+507/);
    expect(await lineOf("hotel wifi", "/stay/hotel_los_almendros")).toMatch(
      /^Hotel Los Almendros \S+ From \$95\/night \+507/,
    );
    const events = resultsIn(await read("en", "things for kids"));
    expect(events.indexOf("/events/tarde-de-castillos-de-arena")).toBeLessThan(
      events.indexOf("/eat/la_panga"),
    );
    expect(await read("en", "vegan"), "what is only vegetarian").not.toContain("/eat/horno_de_mar");
    expect(plain(await read("en", "dog bite"))).not.toContain("These say so themselves");
  });

  test("for surf shows the page, who teaches, the class and the blog, then what only mentions it", async () => {
    const kindsOf = async (language: "en" | "es", typed: string) =>
      textsOf(await read(language, typed), "h2");
    expect((await kindsOf("en", "surf")).slice(0, -1)).toEqual([
      ...["In the guide", "Things to do", "Events", "From the blog", "Also mentioned in"],
    ]);
    expect(await kindsOf("es", "surf")).toContain("También se menciona en");
    const surf = await read("en", "surf");
    expect(plain(surf.slice(surf.indexOf("found-mentions")))).toMatch(/Security Services .*when you surf/);
    expect(resultsIn(await read("en", "911"))[0]).toBe("/info?tab=services&service=emergency");
  });

  test("matches whole words before prefixes", async () => {
    for (const typed of ["bus", "how much is the bus"])
      expect(resultsIn(await read("en", typed)).filter((one) => one.includes("business"))).toEqual([]);
    expect(resultsIn(await read("en", "bus")).slice(0, 2)).toEqual(["answer/bus", "/transportation#by-bus"]);
  });

  test("finds the hours and prices of the way, however it's asked", async () => {
    const missed: string[] = [];
    for (const typed of [
      ...["bus to panama", "bus albrook precio", "last bus", "último bus a tonosí", "taxi", "taxi tonosi"],
      ...["transfer", "cuánto cuesta llegar", "how much is the bus", "a qué hora sale el bus"],
    ])
      for (const language of languages) {
        const html = await read(language, typed);
        const answer = html.match(/<section class="answer.*?<\/section>/s)?.[0] ?? "";
        const reached = [...resultsIn(html).slice(0, 3), ...(answer.match(/\/transportation#costs/) ?? [])];
        if (!reached.includes("/transportation#costs"))
          missed.push(`${language} "${typed}" shows ${reached.join(" ") || "nothing"}`);
      }
    expect(missed).toEqual([]);
  });

  test("has a direct answer about a 4x4, the rain and the last bus to Santiago", async () => {
    for (const [typed, answer, page] of [
      ...(
        ["do I need a 4x4 in october", "4x4 octubre", "¿necesito 4x4?", "4wd", "doble tracción"] as const
      ).map((one) => [one, "fourwheel", "/transportation#rental-car"]),
      ...(["rain in october", "llueve en octubre", "when does it rain", "lluvia"] as const).map((one) => [
        one,
        "rain",
        "/surf#year",
      ]),
      ...(["last bus to Santiago", "último bus a Santiago"] as const).map((one) => [
        one,
        "bus",
        "/transportation#buses-back",
      ]),
    ] as [string, string, string][])
      for (const language of languages) {
        const html = await read(language, typed);
        expect([typed, resultsIn(html)[0]]).toEqual([typed, `answer/${answer}`]);
        expect(html, typed).toContain(`href="${localPath(language, page)}"`);
        expect(html, typed).not.toContain("{{");
      }
  });

  test("with a price limit shows no dearer bed, or says that all of them are, and its words aren't searched", async () => {
    const hits = async (language: "en" | "es", typed: string) =>
      [...(await read(language, typed)).matchAll(/<li class="hit">.*?<\/li>/gs)].map(([hit]) => plain(hit));
    const rooms = await hits("en", "room with a pool under $80");
    expect(rooms.length).toBeGreaterThan(0);
    const prices = rooms.flatMap(
      (room) =>
        room
          .match(/From \$(\d+)\/night/)
          ?.slice(1)
          .map(Number) ?? [],
    );
    expect(prices.every((price) => price > 80)).toBe(true);
    expect(plain(await read("en", "room with a pool under $80"))).toContain("These cost more:");
    const within = (await hits("en", "room with a pool under $100")).join(" ");
    expect(within).toContain("From $95/night");
    expect(within).not.toMatch(/\$240|river pool/);
    const withWifi = plain(await read("en", "room under $80 with wifi tonight"));
    expect(withWifi).toContain("From $18/night");
    expect(withWifi).not.toContain("From $95/night");
    const cuartos = await hits("es", "cuarto con piscina por menos de 80 dólares");
    expect(cuartos.length).toBeGreaterThan(0);
    expect((await hits("en", "surf school")).join(" ")).toMatch(/five minutes on foot from the plaza/i);
    expect((await hits("en", "air conditioning"))[0]).toMatch(/hotel|stay|cabin/i);
  });

  test("about fish also finds fishing trips", async () => {
    for (const language of languages)
      expect(resultsIn(await read(language, "fish"))).toContain("/do/pesca_don_beto");
  });

  test("about drinking water shows that first, whoever drank it", async () => {
    for (const typed of [
      ...["agua potable", "my child drank tap water", "mi hijo tomó agua del grifo"],
      ...["tomé agua de la pluma", "can I drink the tap water"],
    ])
      for (const language of languages) {
        const html = await read(language, typed);
        expect([typed, resultsIn(html)[0]]).toEqual([typed, "answer/water"]);
        expect(html, typed).not.toMatch(/Did you mean|Quisiste decir|higo/i);
      }
  });

  test("shows when to surf on the given day, as that day's page does", async () => {
    for (const [typed, date] of [
      ...(["when to surf tomorrow", "cuándo surfear mañana"] as const).map((one) => [one, "2026-11-26"]),
      ...(["surf today", "surf hoy"] as const).map((one) => [one, "2026-11-25"]),
      ["surf friday", "2026-11-27"],
    ] as [string, string][])
      for (const language of languages) {
        const html = await read(language, typed);
        const path = localPath(language, `/today?date=${date}`);
        const said = plain(html.match(/<p class="answer-line">(.*?)<\/p>/s)?.[1] ?? "");
        expect([typed, resultsIn(html)[0]]).toEqual([typed, "answer/surf"]);
        expect(html).toContain(`href="${path}"`);
        expect(said, `${language} ${typed}`).toMatch(/\d:\d\d/);
        expect(plain(await (await town.get(path)).text()), typed).toContain(said.trim());
      }
    expect(resultsIn(await read("en", "surf"))[0]).not.toContain("answer");
  });

  test("names the language of words that exist in the other one only", async () => {
    expect(plain(await read("es", "spa"))).toMatch(/En inglés: Spa · Airport transfer/);
    expect(plain(await read("en", "spa"))).not.toContain("In English:");
  });

  test("shows at once the last bus that still connects", async () => {
    const lines = async (language: "en" | "es", typed: string) => plain(await read(language, typed));
    expect(await lines("en", "bus friday")).toContain(
      "By bus on Friday, November 27: leave Albrook in Panama City by 9:00 AM",
    );
    expect(await lines("es", "bus viernes")).toContain("viernes 27 de noviembre: sal de Albrook");
    expect(await lines("en", "last bus")).toMatch(/leaves Cambutal at \d+:00 [AP]M/);
    expect(await lines("es", "último bus")).toMatch(/sale de Cambutal a las \d+:00 [ap]\. m\./);
    const back = "Local bus from Cambutal to Tonosí, Thursday, November 26: 7:00 AM, 11:00 AM, 2:00 PM.";
    expect(await lines("en", "last bus tomorrow")).toContain(back);
    expect(await lines("es", "último bus el domingo")).toContain("domingo 29 de noviembre: no hay.");
    const here = await lines("en", "bus to cambutal saturday");
    expect(here).toContain("It's a public holiday, and we don't know yet what runs then");
    expect(here).not.toContain("from Cambutal");
    expect(here).toContain("Local bus from Tonosí to Cambutal, on an ordinary Saturday: ");
    expect(await lines("es", "bus a tonosí el sábado")).toContain("un sábado corriente: 7:00 a. m.");
  });

  test("links to the buses of the given day", async () => {
    for (const [typed, date] of [
      ["bus desde la capital el viernes", "2026-11-27"],
      ["bus viernes", "2026-11-27"],
      ["bus a cambutal el viernes", "2026-11-27"],
      ["último bus a Panamá mañana", "2026-11-26"],
      ["last bus to Panama City tomorrow", "2026-11-26"],
    ] as const)
      for (const language of languages) {
        const html = await read(language, typed);
        expect([typed, resultsIn(html)[0]]).toEqual([typed, "answer/bus"]);
        const path = localPath(language, `/transportation?day=${date}#costs`);
        expect(html, typed).toContain(`href="${path}"`);
      }
  });

  test.each([
    ["en", "is there a place open at 9 PM with vegetarian food?", "open", "La Panga"],
    ["es", "¿hay un lugar abierto a las 9 pm con comida vegetariana?", "open", "La Panga"],
    ["en", "what to do with children on a Saturday", "day", "Escuela de Surf Marea Alta"],
    ["es", "qué hacer con niños el sábado", "day", "Escuela de Surf Marea Alta"],
    ["en", "what to do on a rainy day", "rain", "On a wet day"],
    ["es", "qué hacer si llueve", "rain", "Si llueve"],
    ["en", "best hour for a beginner to surf tomorrow", "surf", "Beginners start"],
    ["es", "¿a qué hora surfear mañana si soy principiante?", "surf", "Para empezar"],
    ["en", "how do I get to Santiago?", "town", "as far as Divisa"],
    ["es", "cómo llego a Chitré", "town", "2 h 15 a 2 h 40"],
    ["en", "where do I get cash?", "cash", "ATM"],
    ["es", "¿dónde saco plata?", "cash", "cajero"],
    ["en", "is there a bus on Sunday?", "bus", "On Sunday no bus runs from Tonosí to Cambutal"],
    ["es", "¿hay bus el domingo?", "bus", "El domingo no sale ningún bus de Tonosí a Cambutal"],
    ["en", "does the power go out?", "power", "twelve hours"],
    ["es", "¿se va la luz?", "power", "doce horas"],
    ["en", "when do turtles come", "turtles", "July to December"],
    ["es", "¿cuándo vienen las tortugas?", "turtles", "de julio a diciembre"],
    ["en", "can I bring my dog?", "dogs", "La Panga"],
    ["es", "¿puedo llevar a mi perro?", "dogs", "La Panga"],
    ["en", "vegetarian at 9 PM on friday", "open", "Vegetarian dishes on its menu"],
    ["es", "vegetariano a las 9 de la noche el viernes", "open", "Platos vegetarianos en su menú"],
    [
      "en",
      "from la panga to hostel la ola on foot",
      "walk",
      "La Panga – Hostel La Ola About 3 minutes on foot",
    ],
    [
      "es",
      "cuánto hay de la panga al hostel la ola",
      "walk",
      "La Panga – Hostel La Ola Unos 3 minutos a pie",
    ],
    ["en", "how far from the plaza to the surf school", "walk", "five minutes on foot from the plaza"],
    ["es", "qué tan lejos queda la panga de la escuela de surf", "walk", "a cinco minutos a pie de la plaza"],
    ["en", "how far is la panga from the beach", "walk", "on foot"],
    ["en", "is tomorrow a holiday", "holiday", "No, Thursday, November 26 is no public holiday"],
    ["es", "¿el sábado es feriado?", "holiday", "Sí: el sábado 28 de noviembre es feriado, Independencia"],
    ["en", "when is carnival", "holiday", "Friday, February 5 – Tuesday, February 9, 2027"],
    ["en", "is christmas a holiday", "holiday", "Yes: Friday, December 25 is a public holiday, Christmas"],
    ["en", "is there a bank", "cash", "Cash There's no bank in the village"],
    ["es", "cajero", "cash", "Efectivo En el pueblo no hay banco. Tampoco un cajero"],
    ["en", "last bus", "bus", "The bus back: Cambutal to Panama City"],
    ["es", "último bus", "bus", "Desde Cambutal son tres"],
    ["es", "último bus a Cambutal", "bus", "El bus a Cambutal"],
  ] as const)("in a whole sentence is answered at once (%s): %s", async (language, typed, answer, says) => {
    const html = await read(language, typed);
    const card = html.match(/<section class="answer answer-([a-z]+)[ "].*?<\/section>/s);
    expect(card?.[1]).toBe(answer);
    expect(plain(card?.[0] ?? "")).toContain(says);
  });

  test("for a bed that nobody has at that price says so, and shows dearer ones before pages about beds", async () => {
    for (const [language, typed, says] of [
      ["en", "a bed under 80 dollars with air conditioning", "We don't know of a bed like that"],
      ["es", "cama por menos de 80 dólares con aire acondicionado", "No sabemos de una cama así"],
    ] as const) {
      const html = await read(language, typed);
      expect(plain(html)).toContain(says);
      expect(resultsIn(html)[0]).toBe("/stay/hotel_los_almendros");
    }
  });

  test("for the last bus, or the way back, links to the buses back", async () => {
    for (const [typed, isBack] of [
      ...["last bus", "último bus", "bus back to panama", "bus de regreso", "último bus a Panamá mañana"].map(
        (one) => [one, true] as const,
      ),
      ...["bus", "last bus to Cambutal", "último bus a Cambutal"].map((one) => [one, false] as const),
    ])
      for (const language of languages) {
        const html = await read(language, typed);
        const day = typed.includes("mañana") ? "?day=2026-11-26" : "";
        const link = `href="${localPath(language, `/transportation${day}#buses-back`)}"`;
        expect([typed, resultsIn(html)[0]]).toEqual([typed, "answer/bus"]);
        expect([typed, html.includes(link)]).toEqual([typed, isBack]);
      }
  });

  test("shows who opens next if nobody is open, and links to all places that match", async () => {
    for (const [language, typed, title] of [
      ["en", "open now vegetarian", "Vegetarian dishes: nobody we know of is open right now."],
      ["es", "abierto ahora vegetariano", "Platos vegetarianos: no sabemos de nadie que esté abierto ahora."],
    ] as const) {
      const path = `${localPath(language, "/search")}?q=${encodeURIComponent(typed)}`;
      const html = await (await town.get(path, { now: "2026-11-25T08:00:00Z" })).text();
      const answer = html.match(/<section class="answer.*?<\/section>/s)?.[0] ?? "";
      expect(plain(answer)).toContain(title);
      expect(plain(answer)).not.toMatch(/: ·|Everybody who's open|Todos los que están abiertos/);
      expect(answer).toContain(`href="${localPath(language, "/eat?mark=vegetarian")}"`);
    }
  });

  test("shows who is open if it asks for the kitchen, and the taxi's number", async () => {
    for (const [typed, first] of [
      ...["is the kitchen still open", "cocina abierta", "cocina abierta todavía"].map((one) => [
        one,
        "open",
      ]),
      ...["teléfono taxi", "taxi ahora", "taxi number"].map((one) => [one, "taxi"]),
    ] as [string, string][])
      for (const language of languages)
        expect([typed, resultsIn(await read(language, typed))[0]]).toEqual([typed, `answer/${first}`]);
  });

  test("shows the places of a dish first, with its price, however it's asked", async () => {
    for (const language of languages) {
      const first = localPath(language, "/eat/la_panga?tab=menu#dish-corvina-ceviche");
      for (const typed of [
        ...["ceviche", "ceviche precio", "ceviche price", "how much is ceviche", "cuánto cuesta el ceviche"],
        ...["dónde comer ceviche", "where to eat ceviche"],
      ]) {
        const html = await read(language, typed);
        const hit = html.match(/<li class="hit">.*?<\/li>/s)?.[0] ?? "";
        expect([typed, hit.match(/href="([^"]+)"/)?.[1]]).toEqual([typed, first]);
        expect(plain(hit), typed).toMatch(/Ceviche.*?· \$?\d/i);
      }
    }
  });

  test("with a place's whole name shows no other for a word of it", async () => {
    for (const typed of ["la panga kitchen", "cocina la panga"])
      for (const language of languages) {
        const results = resultsIn(await read(language, typed));
        expect([typed, results[0]]).toEqual([typed, "/eat/la_panga"]);
        expect(results, typed).not.toContain("/stay/punta_serena_resort");
      }
    expect(resultsIn(await read("es", "lancha"))[0], "a boat").toBe("/do/pesca_don_beto");
  });

  test("for the cheapest has prices from low to high, and unknown ones last", async () => {
    for (const [language, typed] of [
      ["en", "cheapest bed"],
      ["en", "cheapest place to stay"],
      ["es", "cama más barata"],
      ["es", "hotel económico"],
    ] as const) {
      const html = await read(language, typed);
      const stays = [...html.matchAll(/<li class="hit"><h3[^>]*><a href="[^"]*\/stay\/.*?<\/li>/gs)];
      const prices = stays.map(([hit]) => Number(plain(hit).match(/\$(\d+)/)?.[1] ?? 1e6));
      expect(prices.length, typed).toBeGreaterThan(3);
      expect(prices, typed).toEqual(prices.toSorted((one, other) => one - other));
      expect(resultsIn(html)[0], typed).toBe("/stay/hostel_la_ola");
    }
  });

  test("that is a place's whole name shows only that place", async () => {
    expect(resultsIn(await read("en", "la panga"))).toEqual(["/eat/la_panga"]);
    expect(resultsIn(await read("es", "La Panga"))).toEqual(["/eat/la_panga"]);
  });

  test("without similar results links on, first to emergency help", async () => {
    for (const language of languages) {
      const html = await read(language, "xylophone");
      const ways = [...html.matchAll(/<a class="(?:tab|way-tile)" href="([^"]+)"/g)].map(([, href]) => href);
      expect(ways[0]).toBe(localPath(language, "/info?service=emergency#first-aid"));
      for (const path of [
        "/eat",
        "/stay",
        "/do",
        "/surf",
        "/today",
        "/calendar",
        "/transportation",
        "/legal",
      ])
        expect(ways).toContain(localPath(language, path));
    }
  });

  test("is understood despite a typo even if no page has the word itself", async () => {
    expect(await firstOf("en", "pescadria")).toBe("/eat/la_panga");
    expect(await firstOf("es", "pescadria")).toBe("/eat/la_panga");
  });
});
