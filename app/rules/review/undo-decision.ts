/** How long a decision can be taken back; its mail waits as long. */
export const decisionUndoSpan = 10 * 60_000;

const decisions = /\.(approve|reject|reject-edit)$/;

/** Whether an act of the log was a decision, and which. */
export function decisionOf(action: string): "approve" | "reject" | null {
  const [, act] = decisions.exec(action) ?? [];
  return act ? (act === "approve" ? "approve" : "reject") : null;
}

/** Only the last thing that happened can be taken back, and only while nobody has been told of it. */
export function canUndoDecision(last: { action: string; at: number }, now: Date): boolean {
  return decisionOf(last.action) !== null && now.getTime() < last.at + decisionUndoSpan;
}
