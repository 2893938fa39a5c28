import { subscriberCurve } from "../../../rules/mail/subscriber-curve";
import { monthOf } from "../../../rules/time/month-grid";
import { localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectIssues } from "../../db/mail/issues";
import { countSubscribers, selectConfirmedByMonth, selectLeftByMonth } from "../../db/mail/subscribers";
import { requireAdmin } from "../../http/guards";
import { wordsIn } from "../../http/i18n";
import { privatePage } from "../site/private-page";
import { issueOfMonth } from "./issue-of-month";

const issuesListed = 60;

/** All letters, and the subscribers. */
export async function loadIssuesDesk(context: Context, url: URL) {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const { month, asked } = issueOfMonth(db, now());
  const [issues, counts, confirmed, left, [begun]] = await ask(db, [
    selectIssues(db, issuesListed),
    countSubscribers(db),
    selectConfirmedByMonth(db),
    selectLeftByMonth(db),
    asked,
  ]);
  const curve = subscriberCurve(confirmed, left, monthOf(localDate(now())));
  const title = wordsIn(context).t("studio.nav.newsletter");
  return privatePage(context, url, title, {
    issues,
    counts,
    curve,
    begun: begun ? { month, issue: begun } : null,
  });
}
