import { type EventFormValue, eventOfForm } from "../../forms/event";
import type { Language } from "../../rules/language";
import type { Services } from "../services";
import { type Created, createEvent } from "./create-event";
import type { Sending } from "./submit-listing";

export function submitEvent(
  services: Services,
  viewer: { id: string },
  value: EventFormValue,
  language: Language,
  sending: Sending,
): Promise<Created> {
  return createEvent(services, viewer, eventOfForm(value, language), sending);
}
