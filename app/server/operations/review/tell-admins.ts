import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import { submissionPath } from "../../../rules/review/submission-path";
import { isDueForWaitingMail, isNews } from "../../../rules/review/tell-admins";
import { ask } from "../../db/database";
import {
  markNotified,
  type Notifiable,
  selectAdminsToNotify,
  selectNewlyWaiting,
} from "../../db/review/admin-notifications";
import { waitingMail } from "../../emails/review/waiting";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";

const mostNamed = 20;

type Waiting = { kind: ReviewKind; id: string; name: string; category: string | null; since: number };

/** Mails each admin who is due about waiting submissions, as often as they chose. Mail and note are one batch. */
export async function tellAdmins(services: Services, words: WordsByLanguage, now: Date): Promise<string> {
  const { db } = services;
  const [admins, ...found] = await ask(db, [
    selectAdminsToNotify(db),
    ...reviewKinds.map((kind) => selectNewlyWaiting(db, kind, mostNamed)),
  ]);
  const waiting = found.flat().sort((one, other) => one.since - other.since);
  const times = waiting.map(({ since }) => since);
  const due = admins.filter((admin) => isDueForWaitingMail(admin, times, now));
  const newest = times.at(-1);
  if (due.length === 0 || newest === undefined) return "nobody to tell";
  await ask(
    db,
    due.flatMap((admin) => [
      mailTo(
        services,
        admin,
        `waiting:${admin.id}:${admin.notified_at}`,
        mailFor(services, words, admin, waiting),
      ),
      markNotified(db, admin, newest, now),
    ]),
  );
  deliverMailLater(services);
  return `told ${due.length}`;
}

/** About new ones; where there are none, about everything still waiting. */
function mailFor(services: Services, words: WordsByLanguage, admin: Notifiable, waiting: Waiting[]) {
  const news = waiting.filter(({ since }) => isNews(admin, since));
  const named = (news.length > 0 ? news : waiting).slice(0, mostNamed);
  const link = (path: string) => siteLink(services, admin.language, path);
  return waitingMail(words(admin.language), {
    all: waiting.length,
    isNew: news.length > 0,
    submissions: named.map(({ id, ...about }) => ({ ...about, href: link(submissionPath(about.kind, id)) })),
    queue: link("/admin/submissions"),
    settings: link("/admin"),
  });
}
