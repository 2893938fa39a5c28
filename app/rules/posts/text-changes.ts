import { type ChangedWords, changedWords, commonWords } from "../review/changed-words";
import { type Block, comparedBlocksOf } from "./html-text";

/** One block of a post beside what became of it; words are told apart where enough of them has stayed. */
export type BlockChange = {
  tag: string;
  before: string | null;
  after: string | null;
  words: ChangedWords | null;
};

export type TextChanges = {
  blocks: BlockChange[];
  /** False where there was more than could be compared. */
  isWhole: boolean;
};

const mostBlocks = 600;
const mostInWords = 60;

/** What differs between two versions of a post, paragraph by paragraph; those that stayed are not told. */
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

/** Most of a long post stays as it is: what comes first and last in both need not be compared. */
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

/** Between two blocks that stayed, the first that went stands beside the first that came. */
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
