import { data } from "react-router";
import type { SecurityAnswer } from "../../../forms/accounts/account-answer";
import {
  actRefusal,
  asksPassword,
  isActDone,
  type PersonAct,
  personActs,
  standingVersion,
} from "../../../rules/accounts/person-acts";
import { localPath } from "../../../rules/site/language";
import { isOneOf } from "../../../rules/site/one-of";
import { servicesContext } from "../../context";
import { selectPerson } from "../../db/accounts/people";
import { ask, isAway } from "../../db/database";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { languageIn, wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { actOf, takeOnce } from "../site/take-once";
import { wholeStanding } from "./people-page";
import { carryOutAct, doneToasts } from "./person-acts";
import { reauthenticatedPerson } from "./reauthenticated-person";

const writtenFields = ["reason", "review_note", "item", "to", "request"];

/** An admin's act on somebody's account: taken once, and only while the account is as it was read. */
export function answerPerson(submitted: SignedInForm, id: string) {
  return takeOnce(submitted, () => answer(submitted, id));
}

async function answer(submitted: SignedInForm, id: string) {
  const { form, context, viewer } = submitted;
  const intent = textField(form, "intent");
  if (!isOneOf(personActs, intent)) throw data(null, 400);
  const typed = Object.fromEntries(writtenFields.map((name) => [name, textField(form, name)]));
  const back = (more: Omit<SecurityAnswer, "intent">, status: number, headers?: HeadersInit) =>
    data({ intent, typed, ...more } satisfies SecurityAnswer, { status, headers });
  const refused = (key: NonNullable<SecurityAnswer["failure"]>["key"], status = 409) =>
    back({ failure: { key } }, status);
  try {
    const person = await personOf(submitted, id);
    const refusal = refusalOf(intent, person, viewer.id);
    if (refusal) return refused(`people.refusals.${refusal}`);
    const there = localPath(languageIn(context), `/admin/people/${id}`);
    const act = actOf(submitted, there, doneToasts[intent]);
    if (isActDone(intent, person)) return act.done();
    if (isOvertaken(form, standingVersion(person))) return refused("people.stale");
    const confirmed = asksPassword(intent) ? await reauthenticatedPerson(context, viewer, form) : null;
    if (confirmed?.ok === false) return back(confirmed.answer, confirmed.status, confirmed.headers);
    const asked = { submitted, person, sender: act.sender, account: confirmed?.account ?? null };
    const done = await carryOutAct(intent, asked, wordsFor(context));
    if (done.ok && "toast" in done && done.toast) return redirectWithToast(there, done.toast, submitted.url);
    if (done.ok) return act.done();
    if ("problems" in done) return back({ problems: done.problems }, 400);
    const now = refusalOf(intent, await personOf(submitted, id), viewer.id);
    return refused(now ? `people.refusals.${now}` : "people.stale");
  } catch (error) {
    if (!isAway(error)) throw error;
    return back({ failure: { key: "account.problems.away" } }, 503, { "Retry-After": "30" });
  }
}

export type AskedPerson = Awaited<ReturnType<typeof personOf>>;

async function personOf({ context }: SignedInForm, id: string) {
  const { db, now } = context.get(servicesContext);
  const [[found]] = await ask(db, [selectPerson(db, id, now())]);
  if (!found) throw data(null, 404);
  return wholeStanding(found);
}

function refusalOf(act: PersonAct, person: AskedPerson, adminId: string) {
  return actRefusal(act, person, { adminId, admins: person.admins });
}
