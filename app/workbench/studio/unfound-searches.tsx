import { useWords } from "../../components/site/words";
import { timesUntilListed } from "../../rules/search/unfound-searches";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/date-words";

type Props = { searches: { words: string; times: number; asked_on: string }[] };

/** Searches without results, most frequent first. */
export function UnfoundSearches({ searches }: Props) {
  const { t, language, localPath } = useWords();
  return (
    <section className="grid gap-4" aria-labelledby="unfound">
      <h2 id="unfound" className="text-2xl">
        {t("figures.unfound.title")}
      </h2>
      <p className="max-w-prose text-muted">{t("figures.unfound.lead", { times: timesUntilListed })}</p>
      {searches.length === 0 ? (
        <p>{t("figures.unfound.none")}</p>
      ) : (
        <ul className="grid max-w-form gap-px overflow-clip rounded-md border border-line bg-line">
          {searches.map(({ words, times, asked_on }) => (
            <li
              key={words}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-card px-4 py-3"
            >
              <a className="wrap-anywhere" href={queryPath(localPath("/search"), { q: words })}>
                {words}
              </a>
              <span className="text-sm text-muted">
                {t("figures.unfound.asked", { count: times, day: dateInWords(asked_on, "short", language) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={localPath("/admin/search")}>{t("figures.unfound.say")}</a>
      </p>
    </section>
  );
}
