import type { ReviewKind } from "../../../rules/review/review-kinds";
import { postsTag } from "../../../rules/site/cache-tags";
import type { Language } from "../../../rules/site/language";
import { deleteClaimsOn } from "../../db/accounts/claims";
import { giveAlong, giveThing } from "../../db/review/hand-over";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { handedOver } from "../../emails/review/handed-over";
import type { Services } from "../../services";
import { commitAndMail } from "../mail/commit-and-mail";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import type { Stale } from "../site/commit";

type Holder = { id: string; email: string; language: Language; email_verified_at: number | null };
type Thing = { kind: ReviewKind; id: string; name: string; category: string | null };

/**
 * Gives a place, event, series or post to another owner, with its waiting edit, dates and pictures. Reminders stay.
 * Both people are mailed.
 */
export async function handOver(
  services: Services,
  words: WordsByLanguage,
  admin: Sender,
  thing: Thing,
  { from, to }: { from: Holder | null; to: Holder },
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const { kind, id, name, category } = thing;
  const owners = { from: from?.id ?? null, to: to.id };
  const entry = entryOf(admin, "thing.handed-over", [kind, id], {
    before: { user_id: owners.from },
    after: { user_id: owners.to },
  });
  const tell = (holder: Holder, isNew: boolean) => {
    const t = words(holder.language);
    const href = siteLink(services, holder.language, "/my-listings");
    const mail = handedOver(t, { kind, name, category, isNew, href });
    return mailTo(services, holder, `handed-over:${crypto.randomUUID()}`, mail);
  };
  // Posts show their author's name.
  return commitAndMail(
    services,
    admin,
    [
      giveThing(db, thing, owners, now()),
      insertAuditOfChange(db, entry, now()),
      ...giveAlong(db, thing, owners),
      deleteClaimsOn(db, thing),
      ...(from && from.email_verified_at !== null ? [tell(from, false)] : []),
      tell(to, true),
    ],
    kind === "post" ? [postsTag] : [],
  );
}
