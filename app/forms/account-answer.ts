import type { WeakPassword } from "../rules/accounts/password-strength";
import type { MessageKey, Problems } from "./parse";

/** What became of the last try, when it failed as a whole. */
export type Failure = { title?: MessageKey; key: MessageKey; count?: number; provider?: string };

/** What the security page shows again when an intent did not succeed. */
export type SecurityAnswer = {
  intent: string;
  problems?: Problems;
  weak?: WeakPassword[];
  failure?: { key: MessageKey; count?: number };
  typed?: Record<string, string>;
};

export type SetUp = { qr: { size: number; path: string }; key: string; address: string };
