import { tabOf } from "../../../rules/places/own-listings";
import {
  type CorrectedKind,
  correctedPath,
  keySpans,
  type Matter,
} from "../../../rules/review/visitor-corrections";
import type { Language } from "../../../rules/site/language";
import { localise, readTranslation } from "../../../rules/site/owner-translation";
import { digest } from "../../../rules/site/sha256-digest";
import { localDate } from "../../../rules/time/panama-time";
import { ask } from "../../db/database";
import { type Asked, type CorrectedThing, selectThingAndKeys } from "../../db/review/corrected-things";
import { insertCorrection, insertNetworkKey, selectNetworkKey } from "../../db/review/visitor-corrections";
import { visitorSays } from "../../emails/review/visitor-says";
import { createToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import { mailIfChanged, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { queryThrottled } from "../site/throttled-query";

/** A service is an entry of the information guide; the caller has found it already. */
export type AskedThing = Asked | { kind: "service"; id: string; name: string };

type Report = { what: Matter; note: string; language: Language; network: string };
type Reported =
  | { ok: true; isOwnerMailed: boolean }
  | { ok: false; error: "gone" }
  | { ok: false; error: "too many"; wait: number };

/**
 * Stores a visitor's report for the owner and the admins; nothing public changes. The owner is mailed at most once a
 * day.
 */
export async function reportCorrection(
  services: Services,
  words: WordsByLanguage,
  asked: AskedThing,
  { what, note, language, network }: Report,
): Promise<Reported> {
  const { db } = services;
  const now = services.now();
  const spans = keySpans(now);
  const subject = `${asked.kind}:${"slug" in asked ? asked.slug : asked.id}`;
  const { answer, wait } = await queryThrottled(
    services,
    [
      { name: "correction", subject: network },
      { name: "correctionOfThing", subject },
    ],
    selectThingAndKeys(db, asked, spans),
  );
  const [found] = answer;
  if (!found) return { ok: false, error: "gone" };
  if (wait !== null) return { ok: false, error: "too many", wait };

  const thing = asked.kind === "service" ? serviceOf(asked) : shownThing(found as CorrectedThing, language);
  const hashed = (key: string) => digest(`${key}:${thing.kind}:${thing.id}:${network}`);
  const key = found.key ?? (await newKey(services, spans.current));
  const row = {
    id: crypto.randomUUID(),
    kind: thing.kind,
    item_id: thing.id,
    name: thing.name,
    path: thing.path,
    what,
    note,
    language,
    created_at: now.getTime(),
  };
  const mails = mailToOwner(services, words, found, row, now);
  await ask(db, [
    insertCorrection(db, row, {
      network: await hashed(key),
      before: await hashed(found.previous_key ?? key),
    }),
    ...mails,
  ]);
  deliverMailLater(services);
  return { ok: true, isOwnerMailed: mails.length > 0 };
}

type Row = { kind: CorrectedKind; item_id: string; name: string; what: Matter; note: string };

/** Once a day for each thing. */
function mailToOwner(
  services: Services,
  words: WordsByLanguage,
  { owner_email, owner_language, ...thing }: Partial<CorrectedThing>,
  { kind, item_id, name, what, note }: Row,
  now: Date,
) {
  if (kind === "service" || !owner_email || !owner_language) return [];
  const tab = kind === "event" || kind === "series" ? "event" : tabOf(kind);
  const mail = visitorSays(words(owner_language), {
    place: shownThing({ ...thing, kind, id: item_id } as CorrectedThing, owner_language).name || name,
    kind,
    category: thing.category,
    what,
    note,
    href: siteLink(services, owner_language, `/my-listings?type=${tab}`),
  });
  const cause = `visitor-says:${kind}:${item_id}:${localDate(now)}`;
  return [mailIfChanged(services, { email: owner_email }, cause, mail, now)];
}

const serviceOf = ({ kind, id, name }: { kind: "service"; id: string; name: string }) => ({
  kind,
  id,
  name,
  path: correctedPath(kind, { id, slug: "" }),
});

/** The thing's name and address in the reader's language. */
export function shownThing(
  { kind, id, slug, name, language, translation }: CorrectedThing,
  reader: Language,
) {
  const source = { language, translation: readTranslation(translation && JSON.parse(translation)) };
  const names = { name, business_name: name, title: name };
  const { texts } = localise(source, names, reader);
  const field =
    kind === "activity" ? "business_name" : kind === "event" || kind === "series" ? "title" : "name";
  return {
    kind,
    id,
    name: texts[field].text,
    lang: texts[field].lang,
    path: correctedPath(kind, { id, slug }),
  };
}

async function newKey({ db }: Services, span: number): Promise<string> {
  const drawn = createToken();
  const [, [kept]] = await ask(db, [insertNetworkKey(db, span, drawn), selectNetworkKey(db, span)]);
  return kept?.key ?? drawn;
}
