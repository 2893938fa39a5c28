import type { BatchItem } from "drizzle-orm/batch";
import type { Viewer } from "../../../rules/accounts/viewer";
import { editPath, publicPath } from "../../../rules/places/paths";
import { nameOf } from "../../../rules/places/words";
import { hasFactsAtOnce } from "../../../rules/review/pending-changes";
import { isPublic, isTurnedDown } from "../../../rules/review/status";
import type { ListingKind } from "../../../rules/site/slugs";
import {
  type AnyListing,
  type ListingValues,
  type Owner,
  selectOwner,
  selectReviewedListing,
} from "../../db/places/listing-changes";
import { listingTables } from "../../db/places/listings";
import { isStale } from "../../db/site/audit-log";
import { approved } from "../../emails/approved";
import { rejected } from "../../emails/rejected";
import type { Services } from "../../services";
import { mailTo, siteLink, type Words } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { changeOf, valuesOf } from "../places/edit-listing";
import { purgeListing } from "../places/purge-listing";

export type Submission = {
  kind: ListingKind;
  id: string;
  /** What the reviewer looked at; a submission that changed since is looked at again. */
  seen: number | null;
};
export type Reviewed = { ok: true } | { ok: false; error: "not found" | "stale" };

/** Makes a submission public, or takes the waiting edit of a public one over. Approving twice is approving once. */
export async function approveListing(
  services: Services,
  words: Words,
  reviewer: Pick<Viewer, "id">,
  submission: Submission,
): Promise<Reviewed> {
  const { kind, id } = submission;
  const [listing, owner] = await find(services, kind, id);
  if (!listing) return { ok: false, error: "not found" };
  const isLive = isPublic(listing);
  if (isLive && !listing.pending_changes) return { ok: true };
  if (isOther(listing, submission)) return { ok: false, error: "stale" };
  const at = services.now().getTime();
  const changes: ListingValues = isLive ? (listing.pending_changes ?? {}) : {};
  const values = {
    ...changes,
    ...decision(reviewer, at, null),
    status: "approved",
    approved_at: listing.approved_at ?? at,
    changed_at: at,
    pending_changes: null,
  };
  const entry = {
    ...logged(reviewer, "listing.approve", kind, id),
    before: { status: listing.status, ...valuesOf({ ...listing }, Object.keys(changes)) },
    after: { status: "approved", ...changes },
  };
  const mail = owner && {
    cause: `approved:${kind}:${id}:${listing.updated_at}`,
    letter: approved(words(owner.language), {
      name: nameOf(kind, { ...listing, ...changes }),
      isEdit: isLive,
      hasFactsAtOnce: hasFactsAtOnce(kind),
      href: siteLink(services, owner.language, publicPath(kind, listing.slug)),
    }),
  };
  return decide(services, kind, listing, { values, entry, owner, mail, isPublicChange: true });
}

/** Sends a submission back with the reason. The edit of a public listing goes back alone: the public one stays. */
export async function rejectListing(
  services: Services,
  words: Words,
  reviewer: Pick<Viewer, "id">,
  submission: Submission,
  noteFor: (language: Owner["language"]) => string,
): Promise<Reviewed> {
  const { kind, id } = submission;
  const [listing, owner] = await find(services, kind, id);
  if (!listing) return { ok: false, error: "not found" };
  const note = noteFor(owner?.language ?? listing.language);
  if (isTurnedDown(listing, note)) return { ok: true };
  if (isOther(listing, submission)) return { ok: false, error: "stale" };
  const isEdit = isPublic(listing) && listing.pending_changes !== null;
  const status = isEdit ? listing.status : "rejected";
  const values = { ...decision(reviewer, services.now().getTime(), note), status };
  const entry = {
    ...logged(reviewer, isEdit ? "listing.reject-edit" : "listing.reject", kind, id),
    before: { status: listing.status, review_note: listing.review_note },
    after: { status, review_note: note, ...(isEdit ? { declined: listing.pending_changes } : {}) },
  };
  const mail = owner && {
    cause: `rejected:${kind}:${id}:${listing.updated_at}`,
    letter: rejected(words(owner.language), {
      name: nameOf(kind, { ...listing }),
      isEdit,
      note,
      href: siteLink(services, owner.language, editPath(kind, id)),
    }),
  };
  const isPublicChange = isPublic(listing) && !isEdit;
  return decide(services, kind, listing, { values, entry, owner, mail, isPublicChange });
}

async function find({ db }: Services, kind: ListingKind, id: string) {
  const table = listingTables[kind];
  const [[listing], [owner]] = await db.batch([
    selectReviewedListing(db, table, id),
    selectOwner(db, table, id),
  ]);
  return [listing as AnyListing | undefined, owner] as const;
}

function isOther(listing: AnyListing, { seen }: Submission): boolean {
  return seen !== null && seen !== listing.updated_at;
}

function decision(reviewer: Pick<Viewer, "id">, at: number, review_note: string | null) {
  return { review_note, reviewed_by: reviewer.id, reviewed_at: at, waiting_since: null };
}

function logged(reviewer: Pick<Viewer, "id">, action: string, kind: ListingKind, id: string) {
  return { actor_id: reviewer.id, action, subject_kind: kind, subject_id: id };
}

type Decision = {
  values: ListingValues;
  entry: Parameters<typeof changeOf>[4];
  owner: Owner | undefined;
  mail: { cause: string; letter: Parameters<typeof mailTo>[3] } | undefined;
  isPublicChange: boolean;
};

/** The row, the log and the mail in one batch; then the one purge. */
async function decide(
  services: Services,
  kind: ListingKind,
  listing: AnyListing,
  { values, entry, owner, mail, isPublicChange }: Decision,
): Promise<Reviewed> {
  const letters: BatchItem<"sqlite">[] =
    owner && mail ? [mailTo(services, owner, mail.cause, mail.letter)] : [];
  try {
    const [first, ...rest] = changeOf(services, kind, listing, values, entry);
    await services.db.batch([first, ...rest, ...letters]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  if (letters.length) deliverMailLater(services);
  if (isPublicChange) purgeListing(services, kind, listing.id);
  return { ok: true };
}
