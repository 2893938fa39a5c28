import type { Language } from "../site/language";

/** Who is looking: a signed-in person, as the guards and the pages need to know them. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** How much waits for an admin's review. */
  waiting: number;
  language: Language;
  hasPassword: boolean;
  sessionId: string;
  /** When this session last proved who it belongs to. */
  authenticatedAt: Date;
};

const recent = 10 * 60_000;

/** People without a password show by a fresh sign-in that it is still them. */
export function isFreshlySignedIn(viewer: Viewer, now: Date): boolean {
  return now.getTime() - viewer.authenticatedAt.getTime() < recent;
}
