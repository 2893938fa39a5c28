import { describe, expect, test } from "vitest";
import { isCounted, readVisit } from "../../../app/rules/places/visits";

describe("a visit", () => {
  test.each([
    ["/eat/la_panga", "restaurant"],
    ["/es/stay/la_panga", "hotel"],
    ["/do/la_panga?tab=menu", "activity"],
    ["/es/eat/la_panga#location", "restaurant"],
  ])("to %s is one to a %s", (page, kind) => {
    expect(readVisit(page, ["view"])).toEqual({ kind, slug: "la_panga", acts: ["view"] });
  });

  test("counts each action once, however often it's reported, in a fixed order", () => {
    expect(readVisit("/eat/x", ["map", "view", "map", "whatsapp"])?.acts).toEqual([
      "view",
      "whatsapp",
      "map",
    ]);
  });

  test.each([
    "",
    "/",
    "/eat",
    "/eat/",
    "/eat/x/claim",
    "/eat/../admin",
    "/info",
    "/de/eat/x",
    "https://other.test/eat/x",
    `/eat/${"x".repeat(81)}`,
    "/constructor/x",
    "/eat/x'--",
  ])("to %j isn't one to a place", (page) => {
    expect(readVisit(page, ["view"])).toBeNull();
  });

  test("without a counted action isn't counted", () => {
    expect(readVisit("/eat/x", [])).toBeNull();
    expect(readVisit("/eat/x", ["drawers", "toString", "View"])).toBeNull();
  });
});

describe("the viewer", () => {
  const phone =
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

  test.each([
    phone,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 11; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
    "",
  ])("with %j is a visitor", (agent) => {
    expect(isCounted(new Headers({ "User-Agent": agent }))).toBe(true);
  });

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/142.0.0.0 Safari/537.36",
    "facebookexternalhit/1.1",
    "WhatsApp/2.24.6 A",
    "Mozilla/5.0 (compatible; Baiduspider/2.0)",
    "Mozilla/5.0 (Linux; Android 11; moto g) Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
    "Mozilla/5.0 (compatible; GPTBot/1.2)",
    "Applebot",
  ])("with %j is a bot", (agent) => {
    expect(isCounted(new Headers({ "User-Agent": agent }))).toBe(false);
  });

  test.each(["Sec-GPC", "DNT"])("with %s opts out of tracking, and isn't counted at all", (name) => {
    expect(isCounted(new Headers({ "User-Agent": phone, [name]: "1" }))).toBe(false);
    expect(isCounted(new Headers({ "User-Agent": phone, [name]: "0" }))).toBe(true);
  });
});
