import i18next from "i18next";
import type { EventInput } from "../../app/forms/event";
import { catalogs } from "../../app/locales/index";
import { type Created, createEvent } from "../../app/server/operations/events/create-event";
import { decideEvent } from "../../app/server/operations/events/review-event";
import type { Town } from "./town";

await i18next.init({
  lng: "en",
  resources: { en: { translation: catalogs.en }, es: { translation: catalogs.es } },
  interpolation: { escapeValue: false },
});

/** The words of mail, as the guide has them. */
export const words = (language: "en" | "es") => i18next.getFixedT(language);

let count = 0;

export function anEvent(given: Partial<EventInput> = {}): EventInput {
  count++;
  return {
    title: `Evening number ${count}`,
    location: "Beach front",
    host: "The neighbours",
    event_type: "social",
    event_date: "2026-12-01",
    start_time: "18:00",
    end_time: "19:00",
    description: "An evening on the beach with everybody.",
    full_description: "Bring a towel, a cup and somebody you like.",
    image_url: null,
    language: "en",
    translation: null,
    pattern: null,
    ...given,
  };
}

type Given = Partial<EventInput> & {
  owner?: string;
  now?: Date;
  status?: "pending" | "approved" | "rejected";
};

export function written(made: Created) {
  if (!made.ok) throw new Error(`nothing was written: ${made.error}`);
  return made;
}

/** Submits an event or a series and lets an admin decide, all through the real operations. */
export async function hold(
  town: Town,
  { owner = `owner-${++count}`, now, status = "approved", ...given }: Given = {},
) {
  const services = town.services({ now: now ?? new Date("2026-11-21T15:00:00Z") });
  const made = written(
    await createEvent(services, { id: owner }, anEvent(given), { token: crypto.randomUUID() }),
  );
  if (status !== "pending") {
    const decision = status === "approved" ? "approve" : "reject";
    await decideEvent(services, { id: "admin" }, made, { decision, note: "" }, words);
  }
  return made;
}
