import { expect, test } from "vitest";
import { letterTitle } from "../../../app/rules/mail/letter-title";

test.each([
  ["An example: a month at the end of the road", "An_example: a_month at the_end of the_road"],
  ["Un ejemplo: un mes donde termina la calle", "Un_ejemplo: un_mes donde termina la_calle"],
  ["Lavender, panela and a", "Lavender, panela and a"],
])("In %s articles stay with their nouns", (subject, title) => {
  expect(letterTitle(subject)).toBe(title.replaceAll("_", "\u00a0"));
});
