import { type ChangedWords, changedWords, commonWords } from "../review/changed-words";
import { type Block, comparedBlocksOf } from "./html-text";

/** A block before and after; changed words are marked where enough has stayed. */
export type BlockChange = {
  tag: string;
  before: string | null;
  after: string | null;
  words: ChangedWords | null;
};

export type TextChanges = {
  blocks: BlockChange[];
  /** False where the texts were too long to compare fully. */
  isWhole: boolean;
};

const mostBlocks = 600;
const mostInWords = 60;

/** By paragraph; unchanged ones are left out. */
export function changesOfText(beforeClean: string, afterClean: string): TextChanges {
  const [old, young] = withoutEnds(comparedBlocksOf(beforeClean), comparedBlocksOf(afterClean));
  const [before, after] = [old.slice(0, mostBlocks), young.slice(0, mostBlocks)];
  const pairs: [Block | undefined, Block | undefined][] = [];
  let [gone, come] = [0, 0];
  for (const [i, j] of [
    ...commonWords(before.map(nameOf), after.map(nameOf)),
    [before.length, after.length],
  ]) {
    pairs.push(...paired(before.slice(gone, i), after.slice(come, j)));
    [gone, come] = [(i ?? 0) + 1, (j ?? 0) + 1];
  }
  return {
    blocks: pairs.map(([one, other], index) => changeOf(one, other, index < mostInWords)),
    isWhole: old.length <= mostBlocks && young.length <= mostBlocks,
  };
}

/** Equal beginnings and ends needn't be compared. */
function withoutEnds(old: Block[], young: Block[]): [Block[], Block[]] {
  const most = Math.min(old.length, young.length);
  const isSame = (one?: Block, other?: Block) => one && other && nameOf(one) === nameOf(other);
  let start = 0;
  while (start < most && isSame(old[start], young[start])) start++;
  let end = 0;
  while (end < most - start && isSame(old.at(-1 - end), young.at(-1 - end))) end++;
  return [old.slice(start, old.length - end), young.slice(start, young.length - end)];
}

function nameOf({ tag, text }: Block): string {
  return `${tag} ${text}`;
}

/** Between two unchanged blocks, the first removed one is paired with the first added one. */
function paired(gone: Block[], come: Block[]): [Block | undefined, Block | undefined][] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => [gone[index], come[index]]);
}

function changeOf(one: Block | undefined, other: Block | undefined, inWords: boolean): BlockChange {
  return {
    tag: other?.tag ?? one?.tag ?? "p",
    before: one?.text ?? null,
    after: other?.text ?? null,
    words: one && other && inWords ? changedWords(one.text, other.text) : null,
  };
}
