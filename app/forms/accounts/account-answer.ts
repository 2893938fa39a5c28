import type { WeakPassword } from "../../rules/accounts/password-strength";
import type { MessageKey, Problems } from "../site/parse";

/** What became of the last try, when it failed as a whole. */
export type Failure = { title?: MessageKey; key: MessageKey; count?: number; provider?: string };

/** A form of somebody's own data that comes back as it was sent. */
export type AccountAnswer = { typed: Record<string, string>; problems?: Problems; failure?: Failure };

/** What the security page shows again when an intent did not succeed. */
export type SecurityAnswer = {
  intent: string;
  problems?: Problems;
  weak?: WeakPassword[];
  failure?: { key: MessageKey; count?: number };
  typed?: Record<string, string>;
};

export type SetUp = { qr: { size: number; path: string }; key: string; address: string };
