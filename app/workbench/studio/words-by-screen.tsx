import { useWords } from "../../components/site/words";
import type { ListedWord, WordAnswer } from "../../forms/content/words-view";
import { areaOf } from "../../rules/content/catalog-words";
import { Link } from "../../ui/link";
import { useAreaName } from "./area-name";
import { usePageName } from "./section-name";
import { WordForm } from "./word-form";

type Props = { words: readonly ListedWord[]; answer: WordAnswer | null };

/** Words grouped by screen, in their order there. */
export function WordsByScreen({ words, answer }: Props) {
  const { localPath } = useWords();
  const areaName = useAreaName();
  const pageName = usePageName();
  return screensOf(words).map(({ area, page, words: own }) => (
    <section className="grid gap-3" key={own[0]?.key} aria-label={`${areaName(area)} ${page ?? ""}`.trim()}>
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-xl">
        {areaName(area)}
        {page && (
          <Link className="text-sm font-normal" href={localPath(page)}>
            {pageName(page)}
          </Link>
        )}
      </h2>
      <ul className="border-b border-line">
        {own.map((word) => (
          <WordForm key={word.key} word={word} answer={answer?.key === word.key ? answer : null} />
        ))}
      </ul>
    </section>
  ));
}

type Screen = { area: string; page: string | null; words: ListedWord[] };

/** A heading for each run of words of the same page. */
function screensOf(words: readonly ListedWord[]): Screen[] {
  const screens: Screen[] = [];
  for (const word of words) {
    const area = areaOf(word.key);
    const last = screens.at(-1);
    if (last?.area === area && last.page === word.page) last.words.push(word);
    else screens.push({ area, page: word.page, words: [word] });
  }
  return screens;
}
