import type { WeakPassword } from "../../rules/accounts/password-strength";
import type { MessageKey, Problems } from "../site/parse";

export type Failure = { title?: MessageKey; key: MessageKey; count?: number; provider?: string };

export type AccountAnswer = { typed: Record<string, string>; problems?: Problems; failure?: Failure };

/** What the security page shows again after an intent failed. */
export type SecurityAnswer = {
  intent: string;
  problems?: Problems;
  weak?: WeakPassword[];
  failure?: { key: MessageKey; count?: number };
  typed?: Record<string, string>;
};

export type SetUp = { qr: { size: number; path: string }; key: string; address: string };
