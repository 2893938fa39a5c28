import type { Language } from "../site/language";

/** The signed-in person, as guards and pages need them. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Has the role and has passed Cloudflare Access, where it's set up. */
  isAdmin: boolean;
  /** Has the role, whether or not it applies now. */
  hasAdminRole: boolean;
  /** Submissions waiting for an admin. */
  waiting: number;
  language: Language;
  hasPassword: boolean;
  /** Why the account is paused; null when it isn't. */
  pauseReason: string | null;
  sessionId: string;
  /** When this session signed in. */
  authenticatedAt: Date;
  /** When the password was last confirmed in this session. */
  passwordGivenAt: Date | null;
};

type Confirmable = Pick<Viewer, "hasPassword" | "authenticatedAt" | "passwordGivenAt">;

const confirmedSpan = 10 * 60_000;

/**
 * Until when sensitive forms don't ask again: ten minutes after the password was given in this session or, for people
 * without one, after signing in. Null where neither applies.
 */
export function confirmedUntil({ hasPassword, passwordGivenAt, authenticatedAt }: Confirmable): Date | null {
  const passwordAt = hasPassword ? passwordGivenAt : authenticatedAt;
  return passwordAt && new Date(passwordAt.getTime() + confirmedSpan);
}

export function isConfirmed(viewer: Confirmable, now: Date): boolean {
  const until = confirmedUntil(viewer);
  return until !== null && now < until;
}
