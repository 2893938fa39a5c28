import { data } from "react-router";
import { factsSince } from "../../../rules/places/facts-check";
import { listingTag, listTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { dateText } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { confirmUnanswered, selectUnanswered, type Unanswered } from "../../db/places/fact-checks";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { requireAdmin } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { commit } from "../../operations/site/commit";

/** Places whose owners never answered, longest waiting first. */
export async function loadUnanswered(context: Context, url: URL) {
  requireAdmin(context, url);
  const found = await ask(
    context.get(servicesContext).db,
    listingKinds.map((kind) => selectUnanswered(context.get(servicesContext).db, kind)),
  );
  const language = languageIn(context);
  const said = (at: number | null) => dateText(new Date(at ?? 0), language);
  const places = found.flat().sort((one, other) => (one.asked_at ?? 0) - (other.asked_at ?? 0));
  return places.map((place: Unanswered) => ({
    kind: place.kind,
    id: place.id,
    name: place.name,
    asks: place.asks,
    ...{
      owner: place.owner,
      user_id: place.user_id,
      email: place.owner_email,
      whatsapp: place.owner_whatsapp,
    },
    asked: said(place.asked_at),
    since: said(factsSince(place)),
  }));
}

/** An admin has called the owner: the facts are confirmed. */
export async function answerUnanswered({ form, viewer, context, url }: SignedInForm) {
  const services = context.get(servicesContext);
  const { db, now } = services;
  const [, kind, id] =
    /^(restaurant|hotel|activity|business):([\w-]{1,60})$/.exec(textField(form, "item")) ?? [];
  if (!id) throw data(null, 400);
  const known = kind as ListingKind;
  const done = await commit(
    services,
    [
      confirmUnanswered(db, known, id, now()),
      insertAuditOfChange(db, entryOf(viewer, "listing.confirm-for-owner", [known, id]), now()),
    ],
    [known === "business" ? listTag(known) : listingTag(known, id)],
  );
  const toast = done.ok ? "factsRungUp" : { name: "factsAnswered", variant: "warning" as const };
  return redirectWithToast(localPath(languageIn(context), "/admin/unanswered"), toast, url);
}
