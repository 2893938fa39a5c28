import type { Language } from "../site/language";

/** Who is looking: a signed-in person, as the guards and the pages need to know them. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Acts with the power of an admin: is one, and has come through whatever door stands before that. */
  isAdmin: boolean;
  /** Is one, with or without the power now. */
  hasAdminRole: boolean;
  /** How much waits for an admin's review. */
  waiting: number;
  language: Language;
  hasPassword: boolean;
  /** Why nothing is taken from the account; null while it is open. */
  pauseReason: string | null;
  sessionId: string;
  /** When this session was signed in. */
  authenticatedAt: Date;
  /** When the password was last given in it, for something that matters. */
  passwordGivenAt: Date | null;
};

type Confirmable = Pick<Viewer, "hasPassword" | "authenticatedAt" | "passwordGivenAt">;

const confirmedSpan = 10 * 60_000;

/**
 * Until when nobody has to show again who they are, for what matters: ten minutes from the password given in this
 * session, or, for people without one, from its sign-in. Null where that has not happened in this session.
 */
export function confirmedUntil({ hasPassword, passwordGivenAt, authenticatedAt }: Confirmable): Date | null {
  const passwordAt = hasPassword ? passwordGivenAt : authenticatedAt;
  return passwordAt && new Date(passwordAt.getTime() + confirmedSpan);
}

export function isConfirmed(viewer: Confirmable, now: Date): boolean {
  const until = confirmedUntil(viewer);
  return until !== null && now < until;
}
