import { data } from "react-router";
import { readScope } from "../../../forms/event-edit";
import { message, type Problems } from "../../../forms/parse";
import type { SeriesScope } from "../../../rules/events/series-change";
import type { Toast } from "../../../rules/site/flash";
import { localPath } from "../../../rules/site/language";
import { privateCache } from "../../http/cache-headers";
import { redirectWithToast } from "../../http/flash";
import { readForm, textField } from "../../http/form-data";
import { formMark } from "../../http/form-mark";
import { languageIn } from "../../http/i18n";
import { type Sent, takeOnce } from "../site/once";
import { ownEvent } from "./own-event";

type Own = Awaited<ReturnType<typeof ownEvent>>;
/** Who does it, to which event, for which dates. */
export type EventAct = (
  owner: { id: string; sent: string },
  event: Own["event"],
  scope: SeriesScope,
) => Promise<{ ok: true } | { ok: false; error: "gone" | "stale" }>;

export const eventList = "/my-listings?type=event";

/** Calls off, takes back or deletes the dates that are meant, once; of a series it must be one of the known words. */
export async function answerAct(sent: Sent & { params: { id: string } }, act: EventAct, toast: Toast) {
  const { context, url } = sent;
  const list = (told: Toast) => redirectWithToast(localPath(languageIn(context), eventList), told, url);
  const answer = await takeOnce(sent, attempt, () => list(toast));
  return answer ?? list({ name: "eventNotChanged", variant: "destructive" });

  async function attempt() {
    const form = await readForm(sent.request);
    const own = await ownEvent(context, url, sent.params.id, { date: textField(form, "date") });
    if (own.isGone) throw data(null, 404);
    const scope = own.series ? readScope(textField(form, "scope")) : "this";
    if (scope === null) return data({ refused }, { status: 400, headers: privateCache });
    const owner = { id: own.viewer.id, sent: await formMark(url, form) };
    const done = await act(owner, own.event, scope);
    if (done.ok) return list(toast);
    if (done.error === "gone") throw data(null, 404);
    return null;
  }
}

export type Refused = { refused: Problems };
const refused: Problems = { scope: message("listings.events.unknownScope") };
