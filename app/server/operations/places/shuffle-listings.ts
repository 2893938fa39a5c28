import { shufflePositions } from "../../../rules/places/shuffle";
import { listTag } from "../../../rules/site/cache-tags";
import { listingKinds } from "../../../rules/site/listing-kinds";
import { seededRandom } from "../../../rules/site/seeded-random";
import { localDay } from "../../../rules/time/panama-time";
import { selectInFixedOrder, updateShuffles } from "../../db/places/listings";
import type { Services } from "../../services";

const slice = 2000;

/** Shuffles each list once a Panama day. The day is the seed, so a second run changes nothing unless a listing came or went. */
export async function shuffleListings({ db, cache }: Services, now: Date): Promise<string> {
  let shuffled = 0;
  for (const [index, kind] of listingKinds.entries()) {
    const rows = await selectInFixedOrder(db, kind);
    const shuffles = shufflePositions(rows.length, seededRandom(localDay(now) * listingKinds.length + index));
    const positions = rows.map(({ id }, place) => ({ id, shuffle: shuffles[place] ?? 0 }));
    for (let start = 0; start < positions.length; start += slice) {
      await updateShuffles(db, kind, positions.slice(start, start + slice));
    }
    shuffled += positions.length;
  }
  await cache.purge(listingKinds.map(listTag));
  return `shuffled ${shuffled} places`;
}
