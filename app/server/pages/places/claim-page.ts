import { data } from "react-router";
import type { MessageKey } from "../../../forms/site/parse";
import type { Viewer } from "../../../rules/accounts/viewer";
import { publicPath } from "../../../rules/places/paths";
import { localPath } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { type Context, servicesContext } from "../../context";
import { selectClaimable } from "../../db/accounts/claims";
import { ask, isAway } from "../../db/database";
import { privateCache } from "../../http/cache-headers";
import { textField } from "../../http/form-data";
import { requireUser } from "../../http/guards";
import { languageIn, wordsFor, wordsIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { claimPlace } from "../../operations/accounts/claim-place";
import { privatePage } from "../site/private-page";
import { actOf, takeOnce } from "../site/take-once";

/** Why the viewer can't claim a place; null where they can. */
function refusalOf(
  found: { is_theirs: number; is_asked: number; open: number },
  viewer: Pick<Viewer, "emailVerified" | "pauseReason">,
): "theirs" | "asked" | "unproven" | "paused" | "many" | null {
  if (found.is_theirs) return "theirs";
  if (found.is_asked) return "asked";
  if (!viewer.emailVerified) return "unproven";
  if (viewer.pauseReason !== null) return "paused";
  return found.open ? "many" : null;
}

async function find(context: Context, kind: PlaceKind, slug: string, personId: string) {
  const { db } = context.get(servicesContext);
  const [[found]] = await ask(db, [selectClaimable(db, kind, slug, personId)]);
  if (!found) throw data(null, 404);
  return found;
}

/** "Is this yours?" */
export async function claimPage(context: Context, url: URL, kind: PlaceKind, slug: string) {
  const viewer = requireUser(context, url);
  const found = await find(context, kind, slug, viewer.id);
  const path = publicPath(kind, slug);
  return privatePage(context, url, wordsIn(context).t("people.claim.title"), {
    place: found.name,
    path,
    refusal: refusalOf(found, viewer),
  });
}

export type ClaimAnswer = { note: string; problem: MessageKey };

export function answerClaim(submitted: SignedInForm, kind: PlaceKind, slug: string) {
  return takeOnce(submitted, async () => {
    const { context, form, viewer } = submitted;
    const note = textField(form, "note").trim().slice(0, 1000);
    const again = (problem: MessageKey, status: number) =>
      data({ note, problem } satisfies ClaimAnswer, { status, headers: privateCache });
    try {
      const found = await find(context, kind, slug, viewer.id);
      const refusal = refusalOf(found, viewer);
      if (refusal) return again(`people.claim.refusals.${refusal}`, 409);
      if (!note) return again("people.claim.noteNeeded", 400);
      const act = actOf(submitted, localPath(languageIn(context), publicPath(kind, slug)), "placeClaimed");
      const services = context.get(servicesContext);
      const person = { ...act.sender, name: viewer.name };
      const done = await claimPlace(services, wordsFor(context), person, { kind, ...found }, note);
      return done.ok ? act.done() : again("people.claim.refusals.asked", 409);
    } catch (error) {
      if (!isAway(error)) throw error;
      return again("account.problems.away", 503);
    }
  });
}
