import { expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { isAtOnce } from "../../app/rules/review/facts-at-once";
import { languages } from "../../app/rules/site/language";
import { listingKinds } from "../../app/rules/site/listing-kinds";

const facts = {
  hours: /hours|horario/i,
  kitchen_until: /kitchen|cocina/i,
  phone: /phone|teléfono/i,
  whatsapp: /whatsapp/i,
  closed_for_season: /season|temporada/i,
  mark: /guests ask|preguntan los clientes/i,
};

test.each(languages)(
  "The heading of an edit names what changes at once, and nothing else (%s)",
  (language) => {
    const { live } = catalogs[language].listings.editLead;
    const named = listingKinds.map((kind) =>
      Object.entries(facts).map(([fact, words]) => [kind, fact, words.test(live[kind])]),
    );
    expect(named).toEqual(
      listingKinds.map((kind) => Object.keys(facts).map((fact) => [kind, fact, isAtOnce(kind, fact)])),
    );
  },
);
