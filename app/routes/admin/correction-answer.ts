import { data, type RouterContextProvider } from "react-router";
import type { FormAnswer } from "../../forms/answer";
import type { Typed } from "../../forms/parse";
import { readRowChange } from "../../forms/repeated-rows";
import { typedListing } from "../../forms/typed-listing";
import { nameField } from "../../rules/listing-words";
import { withPending } from "../../rules/pending-changes";
import type { ListingKind } from "../../rules/slugs";
import { servicesContext } from "../../server/context";
import { type AnyListing, selectReviewedListing } from "../../server/db/listing-changes";
import type { ListingTable } from "../../server/db/listings";
import { readForm, textField } from "../../server/http/form-data";
import { requireAdmin } from "../../server/http/guards";
import { type Correction, correctListing } from "../../server/operations/correct-listing";
import type { Submitted } from "../../server/operations/submit-listing";
import { answerDecision, readVersion } from "./review-answer";

type Sent = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { id: string };
};
type Services = Parameters<typeof correctListing>[0];
type Save = (services: Services, correction: Correction) => Promise<Submitted>;

/** Any act of a reviewer: the two decisions, or a correction, which the kind reads with its own form. */
export async function answerReview<Table extends ListingTable, Answer>(
  sent: Sent,
  kind: ListingKind,
  table: Table,
  correct: (sent: Sent, shown: Table["$inferSelect"], save: Save) => Answer,
) {
  const { request, context, url, params } = sent;
  const { id } = params;
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const decided = await answerDecision({ context, url, form, viewer, kind, id });
  if (decided) return decided;
  const intent = textField(form, "intent");
  if (intent !== "edit" && !readRowChange(intent)) throw data(null, 400);

  const { db } = context.get(servicesContext);
  const [found] = await selectReviewedListing(db, table, id);
  if (!found) throw data(null, 404);
  const listing: AnyListing = found;
  const shown = withPending<Record<string, unknown>>({ ...found }, listing.pending_changes);
  const seen = readVersion(form);
  if (seen !== null && seen !== listing.updated_at) {
    const answer: FormAnswer = { typed: textsOf(form), token: "", problems: {}, notice: null };
    return data({ ...answer, failure: "stale" as const }, 409);
  }
  const save: Save = async (services, correction) => {
    const saved = await correctListing(services, viewer, kind, listing, correction);
    if (!saved.ok) throw new Error("the listing changed while it was corrected");
    return { ok: true, id, slug: listing.slug };
  };
  const completed = form.has(nameField(kind)) ? form : filledIn(form, typedListing(shown, []));
  const again = new Request(request.url, { method: "POST", body: completed });
  return correct({ ...sent, request: again }, shown as Table["$inferSelect"], save);
}

/** A form that sends only some fields leaves the others as they are. */
function filledIn(form: FormData, typed: Typed): FormData {
  const whole = new FormData();
  for (const [name, values] of Object.entries(typed)) {
    if (!form.has(name)) for (const value of values) whole.append(name, value);
  }
  for (const [name, value] of form) whole.append(name, value);
  return whole;
}

function textsOf(form: FormData): Typed {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((value) => typeof value === "string")]),
  );
}
