import { drawerOf } from "../../../rules/site/network-count";
import { keyedDigest } from "../../../rules/site/sha256-digest";
import { spanStart } from "../../../rules/site/throttle-span";
import { throttles } from "../../../rules/site/throttles";
import { localDate } from "../../../rules/time/panama-time";
import { ask } from "../../db/database";
import { keyOf, countUnfound as upsertUnfound } from "../../db/search/unfound-searches";
import { upsertThrottle } from "../../db/site/throttles";
import { logFailure } from "../../platform/log";
import { createToken } from "../../platform/tokens";
import type { Services } from "../../services";

type Unfound = { words: string; folded: string };

/** Counts a search without results once per network and day, within the network's share. */
export async function countUnfound({ db, now }: Services, { words, folded }: Unfound, network: string) {
  const at = now();
  const day = localDate(at);
  const [, [{ key = "" } = {}]] = await ask(db, keyOf(db, "unfound", createToken()));
  const share = {
    subject: await keyedDigest(key, `${network} ${day}`),
    span_start: spanStart(throttles.unfound.span, at),
  };
  const hash = await keyedDigest(key, folded);
  const drawer = await drawerOf(network, hash, day);
  await ask(db, [
    upsertThrottle(db, "unfound", share.subject, share.span_start),
    upsertUnfound(db, { hash, words, day, drawer }, share),
  ]);
}

/** After the answer; failures don't matter. */
export function countUnfoundLater(services: Services, unfound: Unfound, network: string): void {
  const counting = countUnfound(services, unfound, network);
  services.later(counting.catch((error: unknown) => logFailure("search not counted", error)));
}
