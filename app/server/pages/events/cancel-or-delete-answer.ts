import { data } from "react-router";
import { readScope } from "../../../forms/event-edit";
import { message, type Problems } from "../../../forms/parse";
import type { SeriesScope } from "../../../rules/events/series-plan";
import type { Toast } from "../../../rules/site/flash";
import { localPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { privateCache } from "../../http/cache-headers";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { formMark } from "../../http/form-mark";
import { languageIn } from "../../http/i18n";
import type { OwnSent } from "../../http/sent-form";
import { findOwnEvent, type OwnEvent } from "../../operations/events/find-own-event";
import { retryStale } from "../../operations/review/retry-stale";
import { takeOnce } from "../site/take-once";
import { sentEvent } from "./own-event-page";

/** Who does it, to which event, for which dates. */
export type EventAct = (
  owner: { id: string; sent: string },
  own: OwnEvent,
  scope: SeriesScope,
) => Promise<{ ok: boolean; error?: string }>;

export const eventList = "/my-listings?type=event";

/** Calls off, takes back or deletes the dates that are meant, once; of a series it must be one of the known words. */
export async function answerAct(sent: OwnSent, id: string, act: EventAct, toast: Toast) {
  const { context, url, form, viewer } = sent;
  const list = (told: Toast) => redirectWithToast(localPath(languageIn(context), eventList), told, url);
  const answer = await takeOnce(sent, attempt, () => list(toast));
  return answer ?? list({ name: "eventNotChanged", variant: "destructive" });

  async function attempt() {
    const services = context.get(servicesContext);
    const asked = readScope(textField(form, "scope"));
    const own = await sentEvent(sent, id, asked ?? "this");
    if (own.isOther) throw data(null, 404);
    if (own.series && asked === null) return data({ refused }, { status: 400, headers: privateCache });
    const scope = own.series && asked ? asked : "this";
    const owner = { id: viewer.id, sent: await formMark(url, form) };
    const done = await retryStale<OwnEvent, { ok: boolean; error?: string }>(
      own,
      (seen) => act(owner, seen, scope),
      () => findOwnEvent(services, viewer, { id: own.event.id }, scope),
    );
    if (done.ok) return list(toast);
    if (done.error === "gone") throw data(null, 404);
    return null;
  }
}

export type Refused = { refused: Problems };
const refused: Problems = { scope: message("listings.events.unknownScope") };
