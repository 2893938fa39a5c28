export type PageCache = { purge(tags: string[]): Promise<void> };

/** The execution context's cache; absent locally. */
type CachePurger = { purge(options: { tags: string[] }): Promise<unknown> };

export function createPageCache(purger: CachePurger | undefined): PageCache {
  return {
    async purge(tags) {
      if (purger && tags.length) await purger.purge({ tags });
    },
  };
}
