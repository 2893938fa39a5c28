/** What's still to come today, each until its own time, and what replaces it once everything is past. */
export type StillToCome<One, Next> = {
  coming: (One & { until: number })[];
  /** Null where the day has none. */
  over: { from: number; next: Next | null } | null;
};

export function coming<One, Next>(
  ones: readonly (One & { until: number })[],
  next: Next | null,
): StillToCome<One, Next> {
  const last = Math.max(...ones.map(({ until }) => until));
  return { coming: [...ones], over: ones.length > 0 ? { from: last, next } : null };
}
