import { data } from "react-router";
import { readScope } from "../../../forms/events/event-edit";
import { message, type Problems } from "../../../forms/site/parse";
import type { SeriesScope } from "../../../rules/events/series-plan";
import { localPath } from "../../../rules/site/language";
import type { Sender } from "../../db/site/audit-log";
import { privateCache } from "../../http/cache-headers";
import { textField } from "../../http/form-data";
import { languageIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import type { OwnEvent } from "../../operations/events/find-own-event";
import { actOf, takeOnce } from "../site/take-once";
import { findSubmittedEvent } from "./own-event-page";

/** By whom, on which event, for which dates. */
export type EventAct = (owner: Sender, own: OwnEvent, scope: SeriesScope) => Promise<{ ok: boolean }>;

export const eventList = "/my-listings?type=event";

/** Cancels, reinstates or deletes the chosen dates, once; a series needs a known scope. */
export async function answerEventAct(submitted: SignedInForm, id: string, act: EventAct, toast: string) {
  const { context, form } = submitted;
  const path = localPath(languageIn(context), eventList);
  const answer = await takeOnce(submitted, attempt);
  return answer ?? actOf(submitted, path, { name: "eventNotChanged", variant: "destructive" }).done();

  async function attempt() {
    const asked = readScope(textField(form, "scope"));
    const own = await findSubmittedEvent(submitted, id, asked ?? "this");
    if (own.isOther) throw data(null, 404);
    if (own.series && asked === null) return data({ refused }, { status: 400, headers: privateCache });
    const scope = own.series && asked ? asked : "this";
    const { sender, done } = actOf(submitted, path, toast);
    return (await act(sender, own, scope)).ok ? done() : null;
  }
}

export type Refused = { refused: Problems };
const refused: Problems = { scope: message("listings.events.unknownScope") };
