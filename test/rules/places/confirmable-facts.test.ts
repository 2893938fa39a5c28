import { expect, test } from "vitest";
import {
  changedFacts,
  confirmableFacts,
  confirmableFactsOf,
  saidFacts,
} from "../../../app/rules/places/confirmable-facts";
import { isAtOnce } from "../../../app/rules/review/facts-at-once";
import type { Language } from "../../../app/rules/site/language";
import { type ListingKind, listingKinds } from "../../../app/rules/site/listing-kinds";
import { hashOfText } from "../../../app/rules/site/text-hash";

const said = (kind: ListingKind, row: Row, language: Language): { [fact: string]: unknown } =>
  Object.fromEntries(saidFacts(kind, row, language).map(({ fact, value }) => [fact, value]));
const written = { language: "en" as const, translation: null };
type Row = { language: Language; translation: unknown; [name: string]: unknown };
const plain = (text: unknown) => String(text).replaceAll("\u00a0", " ");

test("what an owner changes through a link is public at once by the general rule for edits", () => {
  for (const kind of listingKinds)
    for (const fact of confirmableFacts[kind]) expect(isAtOnce(kind, fact), `${kind} ${fact}`).toBe(true);
});

test("a restaurant's facts are worded as for visitors, in the reader's language", () => {
  const row = {
    ...written,
    name: "La Panga",
    hours: { Monday: "8:00 AM - 5:00 PM" },
    phone: " ",
    whatsapp: "6123",
  };
  expect(said("restaurant", row, "en")).toMatchObject({
    phone: null,
    whatsapp: "6123",
    closed_for_season: false,
  });
  expect(plain(said("restaurant", row, "en").hours)).toBe("Mon 8:00 AM to 5:00 PM; closed Tuesday to Sunday");
  expect(plain(said("restaurant", row, "es").hours)).toContain(
    "lunes de 8:00 a. m. a 5:00 p. m.".replace("lunes", ""),
  );
  expect(said("restaurant", { ...row, hours: null, closed_for_season: true }, "en")).toMatchObject({
    hours: null,
    closed_for_season: true,
  });
});

test("an activity's unreadable week is shown as typed, or as translated", () => {
  const row = { ...written, hours: "When the tide is right", whatsapp: "6123-4567" };
  expect(said("activity", row, "es").hours).toBe("When the tide is right");
  expect(plain(said("activity", { ...row, hours: "daily 8 am - 5 pm" }, "es").hours)).toContain(
    "odos los días",
  );
});

test("an activity also says its price and how long it takes, unless the translation is older", () => {
  const translation = { duration: { text: "Dos horas", hash: hashOfText("Two hours") } };
  const row = { ...written, translation, price_from: 35, duration: "Two hours" };
  expect(said("activity", row, "es")).toMatchObject({ price_from: "$35", duration: "Dos horas" });
  expect(said("activity", { ...row, duration: "Half a day" }, "es").duration).toBe("Half a day");
  expect(said("activity", written, "en")).toMatchObject({ price_from: null, duration: null });
});

test("a hotel has its phone, its times and its price; a business its phone", () => {
  const policies = { phone: "995-1234", check_in: "15:00" };
  expect(said("hotel", { ...written, policies, price_from: 60, currency: "USD" }, "en")).toMatchObject({
    phone: "995-1234",
    check_out: null,
    price_from: "$60",
  });
  expect(said("business", { ...written, phone: "995-0000", website: "x" }, "en")).toEqual({
    phone: "995-0000",
  });
});

test("the version of a form depends on its confirmable facts only", () => {
  const row = { id: "1", name: "x", phone: "1", whatsapp: "2", hours: null, closed_for_season: true };
  expect(confirmableFactsOf("business", row)).toEqual({ phone: "1" });
  expect(confirmableFactsOf("hotel", { ...row, policies: { phone: "1" }, price_from: 60 })).toEqual({
    policies: { phone: "1" },
  });
});

test("a change of a hotel's phone is listed alone, without the unchanged times", () => {
  const change = {
    before: { policies: { phone: "995-1234", check_in: "15:00" } },
    after: { policies: { phone: "995-9999", check_in: "3 PM" } },
  };
  expect(changedFacts("hotel", { ...written, price_from: 60 }, change, "en")).toEqual([
    { before: { fact: "phone", value: "995-1234" }, after: { fact: "phone", value: "995-9999" } },
  ]);
});
