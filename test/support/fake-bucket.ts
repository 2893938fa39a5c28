type Stored = { key: string; uploaded: Date; body: string };

/** A bucket in this process, for thousands of objects: it lists and deletes a thousand in one call, as R2 does. */
export function fakeBucket() {
  const objects = new Map<string, Stored>();
  let deletions = 0;
  const bucket = {
    /** The deletion that is not carried out. */
    dyingAt: 0,
    keys: () => [...objects.keys()],
    /** Objects of long ago. */
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
