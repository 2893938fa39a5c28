type Stored = { key: string; uploaded: Date; body: string };

/** An in-memory bucket for thousands of objects; like R2 it lists and deletes a thousand per call. */
export function fakeBucket() {
  const objects = new Map<string, Stored>();
  let deletions = 0;
  const bucket = {
    /** The number of the deletion that fails. */
    dyingAt: 0,
    keys: () => [...objects.keys()],
    /** Old objects. */
    fill(keys: readonly string[]) {
      for (const key of keys) objects.set(key, { key, uploaded: new Date(0), body: "" });
    },
    async list({ cursor = "" }: { cursor?: string } = {}) {
      const rest = [...objects.keys()].filter((key) => key > cursor).sort();
      const page = rest.slice(0, 1000);
      const truncated = rest.length > page.length;
      return { objects: page.flatMap((key) => objects.get(key) ?? []), truncated, cursor: page.at(-1) };
    },
    async get(key: string) {
      const found = objects.get(key);
      return found ? { ...found, text: async () => found.body } : null;
    },
    async put(key: string, body: string) {
      objects.set(key, { key, uploaded: new Date(), body });
    },
    async delete(gone: string[]) {
      if (gone.length > 1000) throw new Error("R2 deletes a thousand objects in one call");
      if (++deletions === bucket.dyingAt) throw new Error("killed");
      for (const key of gone) objects.delete(key);
    },
  };
  return { r2: bucket as unknown as R2Bucket, bucket };
}
