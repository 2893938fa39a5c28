import { type ReviewKind, reviewKinds } from "./review-kinds";

/** "restaurant:8f3a…", as in forms; null for anything else. */
export function readSubmissionKey(key: string): { kind: ReviewKind; id: string } | null {
  const [, word, id] = /^(\w+):([\w-]+)$/.exec(key) ?? [];
  const kind = reviewKinds.find((one) => one === word);
  return kind && id ? { kind, id } : null;
}
