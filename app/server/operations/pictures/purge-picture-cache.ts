import { allPicturesTag, tagOfPicture } from "../../../rules/site/cache-tags";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

const namedAtOnce = 30;

/**
 * One call for all pictures, because the platform allows few a minute. A failure isn't retried: the platform keeps
 * pictures for a day at most.
 */
export function purgePictureCache({ cache, later }: Services, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const tags = keys.length > namedAtOnce ? [allPicturesTag] : keys.map(tagOfPicture);
  later(cache.purge(tags).catch((error: unknown) => logFailure("pictures not purged", error)));
}
