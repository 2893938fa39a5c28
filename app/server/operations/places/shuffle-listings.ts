import { shufflePositions } from "../../../rules/places/shuffle";
import { listTag } from "../../../rules/site/cache-tags";
import { listingKinds } from "../../../rules/site/listing-kinds";
import { seededRandom } from "../../../rules/site/seeded-random";
import { localDay } from "../../../rules/time/panama-time";
import { selectDealt, updateShuffles } from "../../db/places/listings";
import type { Services } from "../../services";

const slice = 2000;

/** Shuffles each list once a Panama day. The day is the seed, so dealing again changes nothing. */
export async function shuffleListings({ db, cache }: Services, now: Date): Promise<string> {
  let dealt = 0;
  for (const [index, kind] of listingKinds.entries()) {
    const rows = await selectDealt(db, kind);
    const shuffles = shufflePositions(rows.length, seededRandom(localDay(now) * listingKinds.length + index));
    const cards = rows.map(({ id }, place) => ({ id, shuffle: shuffles[place] ?? 0 }));
    for (let start = 0; start < cards.length; start += slice) {
      await updateShuffles(db, kind, cards.slice(start, start + slice));
    }
    dealt += cards.length;
  }
  await cache.purge(listingKinds.map(listTag));
  return `dealt ${dealt} places`;
}
