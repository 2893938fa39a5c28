import { foldText } from "../site/fold-text";
import type { Found } from "./found";
import { mentions } from "./highlighting";
import type { Term } from "./query";

const words = new Set(["pool", "pools", "piscina", "piscinas", "alberca"]);
/** Water to bathe in that no hotel built. */
const ofNature = /\b(?:river|tide|tidal|natural|rock|waterfall|creek) pools?\b|\bpiscinas? naturale?s?\b/g;

/** For who asks for a pool, no hotel that only says "river pool". */
export function withPool(found: readonly Found[], terms: readonly Term[]): readonly Found[] {
  const pool = terms.find(({ typed }) => words.has(typed));
  if (!pool) return found;
  return found.filter((one) => one.kind !== "hotel" || mentions(built(one), pool));
}

const built = ({ name, text, said, more }: Found) =>
  foldText(
    [name.en, name.es, text.en, text.es, ...(said?.en ?? []), ...(said?.es ?? [])]
      .map((one) => one.text)
      .concat(more)
      .join(" "),
  ).replace(ofNature, " ");
