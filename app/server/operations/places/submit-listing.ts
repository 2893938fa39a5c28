import type { Written } from "../../../forms/listing-entries";
import type { PictureWords } from "../../../forms/picture-words";
import type { Viewer } from "../../../rules/accounts/viewer";
import { pictureKeysOf } from "../../../rules/pictures/picture-address";
import { nameOf, searchTextOf } from "../../../rules/places/words";
import type { Language } from "../../../rules/site/language";
import type { ListingKind } from "../../../rules/site/slugs";
import { secondsToNextSpan, spanStart, throttles } from "../../../rules/site/throttles";
import { updatePictureWords } from "../../db/pictures/images";
import {
  areStored,
  countSubmission,
  insertListing,
  isWithin,
  type NewListing,
  selectMissingPictures,
  selectSubmission,
} from "../../db/places/submissions";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

/** What travels with a form besides its fields. */
export type Sending = {
  token: string;
  words: PictureWords[];
  /** Tells this form from every other one; what an edit was opened with. */
  sent: string;
  version: string;
};

export type Submitted =
  | { ok: true; id: string; slug: string }
  | { ok: false; error: "too many"; wait: number }
  /** Addresses of pictures of ours that are no longer stored. */
  | { ok: false; error: "missing pictures"; keys: string[] };

type Columns = Record<string, unknown> & { image_url: string | null };

/**
 * Writes a listing down to wait for its review. Everything happens in one round trip: the same form sent again gives the
 * first result, and what is refused leaves nothing behind.
 */
export async function submitListing(
  services: Services,
  viewer: Pick<Viewer, "id">,
  kind: ListingKind,
  columns: Columns,
  { token, words }: Pick<Sending, "token" | "words">,
): Promise<Submitted> {
  const { db, now } = services;
  const at = now();
  const { limit, span } = throttles.submission;
  const subject = await hashToken(`account:${viewer.id}`);
  const allowance = { name: "submission", subject, start: spanStart(span, at), limit };
  const row: NewListing = {
    ...columns,
    id: crypto.randomUUID(),
    user_id: viewer.id,
    form_token: token,
    search_text: searchTextOf(kind, columns),
    waiting_since: at.getTime(),
    created_at: at.getTime(),
    updated_at: at.getTime(),
  };
  const keys = pictureKeysOf(columns);
  const isAllowed = [isWithin(allowance), areStored(keys)];
  const [, , , [made], missing] = await db.batch([
    insertListing(db, kind, row, nameOf(kind, row), isAllowed),
    countSubmission(db, { kind, row }, allowance),
    updatePictureWords(db, viewer.id, words),
    selectSubmission(db, { kind, row }),
    selectMissingPictures(db, keys),
  ]);
  if (made) return { ok: true, ...made };
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  return { ok: false, error: "too many", wait: secondsToNextSpan(span, at) };
}

/** A kind's own form, as it becomes a listing; words without a language of their own are in the page's. */
export function submitAs<Value extends { language: Language | null }>(
  kind: ListingKind,
  columns: (value: Value, written: Written) => Columns,
) {
  return (
    services: Services,
    viewer: Pick<Viewer, "id">,
    value: Value,
    language: Language,
    sending: Sending,
  ): Promise<Submitted> => {
    const written = { language: value.language ?? language };
    return submitListing(services, viewer, kind, columns(value, written), sending);
  };
}
