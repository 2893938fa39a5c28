import { data, type RouterContextProvider } from "react-router";
import { isOneOf } from "../../rules/categories";
import { localDate } from "../../rules/panama-time";
import { withPending } from "../../rules/pending-changes";
import { type SeriesScope, seriesScopes } from "../../rules/series-change";
import { withoutTypeSuffix } from "../../rules/series-description";
import { servicesContext } from "../../server/context";
import { selectOwnDates } from "../../server/db/my-events";
import { selectOwnEvent } from "../../server/db/own-events";
import { textField } from "../../server/http/form-data";
import { requireUser } from "../../server/http/guards";

type Context = Readonly<RouterContextProvider>;

/** An event of one's own as its form shows it, with its series and the other dates; anybody else's is a 404. */
export async function ownEvent(context: Context, url: URL, id: string) {
  const viewer = requireUser(context, url);
  const { db, now } = context.get(servicesContext);
  const today = localDate(now());
  const [[event], [series], [pattern], dates] = await db.batch([
    ...selectOwnEvent(db, id, viewer.id),
    selectOwnDates(db, id, viewer.id, today),
  ]);
  if (!event) throw data(null, 404);
  const waiting = { ...series?.pending_changes, ...event.pending_changes };
  const live = { ...event, description: withoutTypeSuffix(event.description) };
  return {
    viewer,
    today,
    event,
    series: series ?? null,
    pattern: pattern ?? null,
    dates: series ? dates : [],
    shown: withPending(live, waiting) as typeof live,
  };
}

/** Which dates are meant; a single event has only itself. */
export function scopeIn(form: FormData): SeriesScope {
  const scope = textField(form, "scope");
  return isOneOf(seriesScopes, scope) ? scope : "this";
}
