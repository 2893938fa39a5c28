import type { EventInput } from "../../app/forms/events/event";
import { submitEvent } from "../../app/server/operations/events/submit-event";
import { decideOn } from "./event-owner-acts";
import type { Town } from "./town";

export { words } from "./mail-words";

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
    portrait: null,
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

export function written<Made extends { ok: boolean; error?: string }>(made: Made) {
  if (!made.ok) throw new Error(`nothing was written: ${made.error}`);
  return made as Extract<Made, { ok: true }>;
}

/** Submits and approves an event or series through the real operations. */
export async function hold(
  town: Town,
  { owner = `owner-${++count}`, now, status = "approved", ...given }: Given = {},
) {
  const services = town.services({ now: now ?? new Date("2026-11-21T15:00:00Z") });
  const made = written(
    await submitEvent(services, { id: owner }, anEvent(given), { token: crypto.randomUUID(), words: [] }),
  );
  if (status !== "pending") {
    await decideOn(services, made, status === "approved" ? "approve" : "reject");
  }
  return made;
}
