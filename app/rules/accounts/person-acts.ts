/** What an admin can do to somebody's account, as the forms name it. */
export const personActs = [
  ...(["grant-admin", "revoke-admin", "sign-out", "pause", "resume"] as const),
  ...(["reject-waiting", "hand-over", "remove-second-factor", "keep-second-factor"] as const),
  ...(["refuse-claim", "ask-data", "withdraw-data"] as const),
] as const;
export type PersonAct = (typeof personActs)[number];

/** What hands out power, or a thing, asks an admin again who they are. */
const confirmed: readonly PersonAct[] = [
  ...(["grant-admin", "revoke-admin", "hand-over", "remove-second-factor"] as const),
];

export const asksPassword = (act: PersonAct) => confirmed.includes(act);

/** How an account stands: what is asked of it before anything is done to it. */
export type Standing = {
  id: string;
  isAdmin: boolean;
  isProven: boolean;
  isPaused: boolean;
  hasFactor: boolean;
  /** The second factor goes in a day, unless its owner objects. */
  isRemoving: boolean;
};

/** What somebody looked at; where it has changed since, they look again. */
export function standingVersion({ isAdmin, isPaused, hasFactor, isRemoving }: Standing): string {
  const factor = isRemoving ? "going" : hasFactor ? "two" : "one";
  return [isAdmin ? "admin" : "person", isPaused ? "paused" : "open", factor].join("-");
}

export type ActRefusal =
  | "own"
  | "unproven"
  | "pausedPerson"
  | "admin"
  | "last"
  | "noFactor"
  | "noMailbox"
  | "adminData";

/**
 * Why something isn't done: nobody does it to themselves by mistake (but for handing on what is theirs), an address that may be somebody else's gets no power,
 * an admin is paused, or given away or deleted by mail, only once they are none, and the last admin stays. Null where nothing stands against it.
 */
export function actRefusal(
  act: PersonAct,
  person: Standing,
  { adminId, admins }: { adminId: string; admins: number },
): ActRefusal | null {
  // What an admin has brought in goes to whose it is.
  if (person.id === adminId) return act === "hand-over" ? null : "own";
  if (act === "grant-admin" && !person.isProven) return "unproven";
  if (act === "grant-admin" && person.isPaused) return "pausedPerson";
  if (act === "pause" && person.isAdmin) return "admin";
  if (act === "revoke-admin" && person.isAdmin && admins < 2) return "last";
  if (act === "ask-data" && !person.isProven) return "noMailbox";
  if (act === "ask-data" && person.isAdmin) return "adminData";
  if (act === "remove-second-factor" && !person.hasFactor) return "noFactor";
  return null;
}

/** It is as the act would make it: there is nothing left to do. */
export function isActDone(act: PersonAct, { isAdmin, isPaused, isRemoving }: Standing): boolean {
  const done: Partial<Record<PersonAct, boolean>> = {
    "grant-admin": isAdmin,
    "revoke-admin": !isAdmin,
    pause: isPaused,
    resume: !isPaused,
    "remove-second-factor": isRemoving,
    "keep-second-factor": !isRemoving,
  };
  return done[act] ?? false;
}
