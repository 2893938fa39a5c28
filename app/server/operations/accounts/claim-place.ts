import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { deleteClaim, insertClaim } from "../../db/accounts/claims";
import type { Account } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { selectAdminsToNotify } from "../../db/review/admin-notifications";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { claimAsked, claimRefused } from "../../emails/accounts/place-claim";
import type { Services } from "../../services";
import { commitAndMail } from "../mail/commit-and-mail";
import { mailIfProven, mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import type { Stale } from "../site/commit";

type Place = { kind: PlaceKind; id: string; name: string; category: string | null };

/** Admins who want mail are told; nothing changes before one of them decides. */
export async function claimPlace(
  services: Services,
  words: WordsByLanguage,
  person: Sender & { name: string },
  place: Place,
  note: string,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const [tellable] = await ask(db, [selectAdminsToNotify(db)]);
  const claim = {
    user_id: person.id,
    kind: place.kind,
    listing_id: place.id,
    note,
    created_at: now().getTime(),
  };
  const entry = entryOf(person, "claim.asked", [place.kind, place.id], {
    before: { claimed_by: null },
    after: { claimed_by: person.id },
  });
  const mails = tellable
    .filter(({ notify }) => notify !== "off")
    .map((admin) => {
      const href = siteLink(services, admin.language, `/admin/people/${person.id}`);
      const mail = claimAsked(words(admin.language), {
        person: person.name,
        place,
        note,
        href,
      });
      return mailTo(services, admin, `claim:${crypto.randomUUID()}`, mail);
    });
  const statements = [insertClaim(db, claim), insertAuditOfChange(db, entry, now()), ...mails];
  return commitAndMail(services, person, statements);
}

/** The place keeps its owner, and the claimant is mailed the reason. */
export async function refuseClaim(
  services: Services,
  words: WordsByLanguage,
  admin: Sender,
  person: Pick<Account, "id" | "email" | "email_verified_at" | "language">,
  place: Place,
  note: string,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const entry = entryOf(admin, "claim.refused", [place.kind, place.id], {
    before: { claimed_by: person.id },
    after: { claimed_by: null },
  });
  const mail = claimRefused(words(person.language), { place, note });
  return commitAndMail(services, admin, [
    deleteClaim(db, person.id, place),
    insertAuditOfChange(db, entry, now()),
    ...mailIfProven(services, person, "claim-refused", mail),
  ]);
}
