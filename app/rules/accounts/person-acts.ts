/** What an admin can do to an account, as named in forms. */
export const personActs = [
  ...(["grant-admin", "revoke-admin", "sign-out", "pause", "resume"] as const),
  ...(["reject-waiting", "hand-over", "remove-second-factor", "keep-second-factor"] as const),
  ...(["refuse-claim", "ask-data", "withdraw-data"] as const),
] as const;
export type PersonAct = (typeof personActs)[number];

/** Acts that hand out power or property ask for the admin's password. */
const confirmed: readonly PersonAct[] = [
  ...(["grant-admin", "revoke-admin", "hand-over", "remove-second-factor"] as const),
];

export const asksPassword = (act: PersonAct) => confirmed.includes(act);

/** The state of an account that acts depend on. */
export type Standing = {
  id: string;
  isAdmin: boolean;
  isProven: boolean;
  isPaused: boolean;
  hasFactor: boolean;
  /** The second factor will be removed in a day. */
  isRemoving: boolean;
};

/** If this has changed since the admin read it, they look again. */
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
 * Why an act is refused; null where it isn't. Nobody acts on themselves by mistake (handing over their things
 * excepted); an unconfirmed address gets no power; an admin can't be paused, handed things or deleted by mail until
 * they're no longer one; and the last admin stays.
 */
export function actRefusal(
  act: PersonAct,
  person: Standing,
  { adminId, admins }: { adminId: string; admins: number },
): ActRefusal | null {
  // An admin may hand on what they brought in.
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

/** The account is already as the act would make it. */
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
