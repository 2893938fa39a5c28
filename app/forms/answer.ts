import type { Problems, Typed } from "./parse";

/** Why a form came back, where no single field is to blame. */
export type FormNotice = "signedOut" | "tooMany" | "failed" | "offline" | "tooHeavy" | "gone" | "stale";

/** A form that comes back as it was sent, with what has to change. */
export type FormAnswer = {
  typed: Typed;
  /** Goes along again, so that nothing is written twice. */
  token: string;
  problems: Problems;
  notice: FormNotice | null;
};
