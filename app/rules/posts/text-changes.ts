import { type ChangedWords, changedWords, commonWords } from "../review/changed-words";
import { blocksOf } from "./html-text";

/** One block of a post beside what became of it; words are told apart where enough of them has stayed. */
export type BlockChange = {
  tag: string;
  before: string | null;
  after: string | null;
  words: ChangedWords | null;
};

const mostBlocks = 600;

/** What differs between two versions of a post, paragraph by paragraph; those that stayed are not told. */
export function changesOfText(beforeClean: string, afterClean: string): BlockChange[] {
  const before = blocksOf(beforeClean).slice(0, mostBlocks);
  const after = blocksOf(afterClean).slice(0, mostBlocks);
  const changes: BlockChange[] = [];
  let [old, young] = [0, 0];
  const kept = commonWords(before.map(nameOf), after.map(nameOf));
  for (const [i, j] of [...kept, [before.length, after.length] as const]) {
    changes.push(...paired(before.slice(old, i), after.slice(young, j)));
    [old, young] = [i + 1, j + 1];
  }
  return changes;
}

type Block = { tag: string; text: string };

function nameOf({ tag, text }: Block): string {
  return `${tag} ${text}`;
}

/** Between two blocks that stayed, the first that went stands beside the first that came. */
function paired(gone: Block[], come: Block[]): BlockChange[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => {
    const [one, other] = [gone[index], come[index]];
    return {
      tag: other?.tag ?? one?.tag ?? "p",
      before: one?.text ?? null,
      after: other?.text ?? null,
      words: one && other ? changedWords(one.text, other.text) : null,
    };
  });
}
