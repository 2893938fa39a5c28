import type { Problems } from "../../../forms/site/parse";
import { requestKinds } from "../../../rules/accounts/data-requests";
import type { PersonAct } from "../../../rules/accounts/person-acts";
import { readSubmissionKey } from "../../../rules/review/submission-key";
import type { Toast } from "../../../rules/site/flash";
import { isOneOf } from "../../../rules/site/one-of";
import { type Services, servicesContext } from "../../context";
import { selectClaimsOf } from "../../db/accounts/claims";
import type { WholePerson } from "../../db/accounts/people";
import { type Account, selectAccount, selectAccountByEmail } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { selectThing } from "../../db/review/hand-over";
import type { Sender } from "../../db/site/audit-log";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { changeRole } from "../../operations/accounts/change-role";
import { refuseClaim } from "../../operations/accounts/claim-place";
import { askForData, withdrawDataRequest } from "../../operations/accounts/data-request";
import { pauseAccount, resumeAccount } from "../../operations/accounts/pause-account";
import { askFactorRemoval, callOffFactorRemoval } from "../../operations/accounts/remove-lost-factor";
import { signOutPerson } from "../../operations/accounts/sign-out-person";
import type { WordsByLanguage } from "../../operations/mail/write-mail";
import { handOver } from "../../operations/review/hand-over";
import type { Stale } from "../../operations/site/commit";
import { rejectWaiting } from "./reject-waiting";

export const doneToasts: Record<PersonAct, string> = {
  "grant-admin": "adminGranted",
  "revoke-admin": "adminRevoked",
  "sign-out": "personSignedOut",
  pause: "accountPaused",
  resume: "accountResumed",
  "reject-waiting": "waitingRejected",
  "hand-over": "handedOver",
  "remove-second-factor": "factorGoes",
  "keep-second-factor": "factorStays",
  "refuse-claim": "claimRefused",
  "ask-data": "dataAsked",
  "withdraw-data": "dataWithdrawn",
};

type Done = { ok: true; toast?: Toast } | { ok: false; problems: Problems } | Stale;
type Asked = {
  submitted: SignedInForm;
  person: Omit<WholePerson, "is_admin" | "has_factor">;
  sender: Sender;
  /** The admin's own, where they had to give their password. */
  account: Account | null;
};

export function carryOutAct(act: PersonAct, asked: Asked, words: WordsByLanguage): Promise<Done> | Done {
  return acts[act](asked.submitted.context.get(servicesContext), words, asked);
}

const acts: Record<
  PersonAct,
  (services: Services, words: WordsByLanguage, asked: Asked) => Promise<Done> | Done
> = {
  "grant-admin": (services, words, asked) => roleOf(services, words, asked, "grant"),
  "revoke-admin": (services, words, asked) => roleOf(services, words, asked, "revoke"),

  "sign-out": (services, words, { sender, person }) => signOutPerson(services, words, sender, person),

  pause(services, words, { sender, person, submitted }) {
    const reason = textField(submitted.form, "reason").trim().slice(0, 1000);
    if (!reason) return { ok: false, problems: { reason: "people.pause.reasonNeeded" } };
    return pauseAccount(services, words, sender, person, reason);
  },

  resume: (services, words, { sender, person }) => resumeAccount(services, words, sender, person),

  async "reject-waiting"(services, words, { sender, person, submitted }) {
    const note = textField(submitted.form, "review_note").trim().slice(0, 2000);
    if (!note) return { ok: false, problems: { review_note: "people.reject.noteNeeded" } };
    const { count, isAll } = await rejectWaiting(services, words, sender, person.id, note);
    const name = isAll ? "waitingRejected" : "waitingRejectedPartly";
    return { ok: true, toast: { name, variant: isAll ? "default" : "warning", count } };
  },

  "remove-second-factor"(services, words, { sender, person, submitted }) {
    const reason = textField(submitted.form, "reason").trim().slice(0, 1000);
    if (!reason) return { ok: false, problems: { reason: "people.factor.reasonNeeded" } };
    return askFactorRemoval(services, words, sender, person, reason);
  },

  "keep-second-factor": (services, _words, { sender, person }) =>
    callOffFactorRemoval(services, sender, person),

  async "hand-over"(services, words, { sender, person, submitted }): Promise<Done> {
    const item = readSubmissionKey(textField(submitted.form, "item"));
    const email = textField(submitted.form, "to").trim().toLowerCase();
    if (!item) return { ok: false, problems: { item: "people.handOver.chooseThing" } };
    const [[thing], [to]] = await ask(services.db, [
      selectThing(services.db, item),
      selectAccountByEmail(services.db, email),
    ]);
    // Something they own, or have claimed.
    const isTheirs = thing?.user_id === person.id;
    const isAskedFor = to?.id === person.id && (await isClaimed(services, person.id, item));
    if (!thing || !(isTheirs || isAskedFor))
      return { ok: false, problems: { item: "people.handOver.chooseThing" } };
    const problem = holderProblem(to, thing.user_id);
    if (!to || problem) return { ok: false, problems: { to: problem ?? "people.handOver.unknown" } };
    const [from] = thing.user_id === null ? [] : await selectAccount(services.db, thing.user_id);
    return handOver(
      services,
      words,
      sender,
      { ...item, name: thing.name, category: thing.category },
      { from: from ?? null, to },
    );
  },

  async "refuse-claim"(services, words, { sender, person, submitted }): Promise<Done> {
    const item = readSubmissionKey(textField(submitted.form, "item"));
    const note = textField(submitted.form, "review_note").trim().slice(0, 2000);
    const claims = await selectClaimsOf(services.db, person.id);
    const claim = claims.find(({ kind, id }) => kind === item?.kind && id === item.id);
    if (!claim) return { ok: true };
    if (!note) return { ok: false, problems: { review_note: "people.claims.noteNeeded" } };
    return refuseClaim(services, words, sender, person, { ...claim, name: claim.name ?? "" }, note);
  },

  async "ask-data"(services, words, { sender, person, submitted }): Promise<Done> {
    const kind = textField(submitted.form, "request");
    if (!isOneOf(requestKinds, kind)) return { ok: false, problems: { request: "people.data.choose" } };
    const done = await askForData(services, words, sender, { ...person, kind: "user" }, kind);
    if (!done.ok && done.error === "too many")
      return { ok: false, problems: { request: "people.data.tooMany" } };
    return done;
  },

  async "withdraw-data"(services, _words, { sender, person, submitted }): Promise<Done> {
    const kind = textField(submitted.form, "request");
    if (!isOneOf(requestKinds, kind)) return { ok: false, problems: { request: "people.data.choose" } };
    await withdrawDataRequest(services, sender, { ...person, kind: "user" }, kind);
    // Withdrawn or answered meanwhile: nothing left to do.
    return { ok: true };
  },
};

async function isClaimed({ db }: Services, personId: string, item: { kind: string; id: string }) {
  const claims = await selectClaimsOf(db, personId);
  return claims.some(({ kind, id }) => kind === item.kind && id === item.id);
}

/** Things are only given to a confirmed address whose account isn't paused. */
function holderProblem(to: Account | undefined, from: string | null): Problems[string] | null {
  if (!to) return "people.handOver.unknown";
  if (to.id === from) return "people.handOver.same";
  if (to.email_verified_at === null) return "people.handOver.unproven";
  return to.paused_at === null ? null : "people.handOver.paused";
}

function roleOf(
  services: Services,
  words: WordsByLanguage,
  { sender, account, person }: Asked,
  change: "grant" | "revoke",
) {
  if (!account) throw new Error("nobody was asked who they are");
  return changeRole(services, words, { ...sender, account }, person, change);
}
