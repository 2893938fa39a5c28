import { allPicturesTag, tagOfPicture } from "../../../rules/site/cache-tags";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

const namedAtOnce = 30;

/**
 * Takes pictures out of the platform's cache, in one call for however many: few can be made in a minute. One that fails
 * is not made again, for the platform keeps a picture for a day at most.
 */
export function purgePictures({ cache, later }: Services, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const tags = keys.length > namedAtOnce ? [allPicturesTag] : keys.map(tagOfPicture);
  later(cache.purge(tags).catch((error: unknown) => logFailure("pictures not purged", error)));
}
