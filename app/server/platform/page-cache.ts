export type PageCache = { purge(tags: string[]): Promise<void> };

/** The part of the execution context that clears the platform's cache; absent where there is no such cache. */
type CachePurger = { purge(options: { tags: string[] }): Promise<unknown> };

export function createPageCache(purger: CachePurger | undefined): PageCache {
  return {
    async purge(tags) {
      if (purger && tags.length) await purger.purge({ tags });
    },
  };
}
