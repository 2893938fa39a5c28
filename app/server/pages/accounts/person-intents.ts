import type { Problems } from "../../../forms/site/parse";
import type { PersonAct } from "../../../rules/accounts/person-acts";
import { type Services, servicesContext } from "../../context";
import type { WholePerson } from "../../db/accounts/people";
import type { Account } from "../../db/accounts/users";
import type { Sender } from "../../db/site/audit-log";
import type { Findings } from "../../db/site/taken-forms";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { changeRole } from "../../operations/accounts/change-role";
import { pauseAccount, resumeAccount } from "../../operations/accounts/pause-account";
import { signOutPerson } from "../../operations/accounts/sign-out-person";
import type { Words } from "../../operations/mail/account-mail";
import type { Stale } from "../../operations/site/commit";

export const doneToasts: Record<PersonAct, string> = {
  "grant-admin": "adminGranted",
  "revoke-admin": "adminRevoked",
  "sign-out": "personSignedOut",
  pause: "accountPaused",
  resume: "accountResumed",
};

type Done = { ok: true; found?: Findings } | { ok: false; problems: Problems } | Stale;
type Asked = {
  submitted: SignedInForm;
  person: Omit<WholePerson, "is_admin" | "has_factor">;
  sender: Sender;
  /** The admin's own account, where they were asked for their password. */
  account: Account | null;
};

export function carryOutAct(act: PersonAct, asked: Asked, words: Words): Promise<Done> | Done {
  return acts[act](asked.submitted.context.get(servicesContext), words, asked);
}

const acts: Record<PersonAct, (services: Services, words: Words, asked: Asked) => Promise<Done> | Done> = {
  "grant-admin": (services, words, asked) => roleOf(services, words, asked, "grant"),
  "revoke-admin": (services, words, asked) => roleOf(services, words, asked, "revoke"),

  "sign-out": (services, words, { sender, person }) => signOutPerson(services, words, sender, person),

  pause(services, words, { sender, person, submitted }) {
    const reason = textField(submitted.form, "reason").trim().slice(0, 1000);
    if (!reason) return { ok: false, problems: { reason: "people.pause.reasonNeeded" } };
    return pauseAccount(services, words, sender, person, reason);
  },

  resume: (services, words, { sender, person }) => resumeAccount(services, words, sender, person),
};

function roleOf(
  services: Services,
  words: Words,
  { sender, account, person }: Asked,
  change: "grant" | "revoke",
) {
  if (!account) throw new Error("nobody was asked who they are");
  return changeRole(services, words, { ...sender, account }, person, change);
}
