import { type Stale, stale } from "../site/commit";

const tries = 3;

/** Deleted in the meantime, or changed: `version` is what stands there now. */
export type Overtaken = { ok: false; error: "gone" } | (Stale & { version?: string });

/** Acts on what was seen; where somebody was faster, looks again and acts on what is there now, a few times. */
export async function retryStale<Seen, Result extends { ok: boolean }>(
  seen: Seen,
  act: (seen: Seen) => Promise<Result | Overtaken>,
  look: () => Promise<Seen | null>,
): Promise<Result | Overtaken> {
  let now: Seen | null = seen;
  for (let count = 0; count < tries; count++) {
    const result: Result | Overtaken = await act(now);
    const isStale = !result.ok && "error" in result && result.error === "stale" && !("version" in result);
    if (!isStale) return result;
    now = await look();
    if (now === null) return { ok: false, error: "gone" };
  }
  return stale;
}
