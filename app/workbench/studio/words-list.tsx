import { useWords } from "../../components/site/words";
import type { WordAnswer, WordsOfStudio } from "../../forms/content/words-view";
import { queryPath } from "../../rules/site/query-path";
import { Checkbox } from "../../ui/checkbox";
import { Pagination } from "../../ui/pagination";
import { Select } from "../../ui/select";
import { useAreaName } from "./area-name";
import { SearchForm } from "./search-form";
import { WordsByScreen } from "./words-by-screen";

export function WordsList({ list, answer }: { list: WordsOfStudio; answer: WordAnswer | null }) {
  const { t, localPath } = useWords();
  const { query, area, isChanged, words, next, isFirst } = list;
  const hrefOf = (page?: string) =>
    localPath(
      queryPath("/admin/translations", {
        q: query || undefined,
        area: area || undefined,
        changed: isChanged ? "on" : undefined,
        page,
      }),
    );
  return (
    <>
      <WordsFilter list={list} />
      {words.length === 0 && <p role="status">{t("studioWords.none")}</p>}
      <WordsByScreen words={words} answer={answer} />
      <Pagination
        label={t("studio.nav.translations")}
        next={next ? { href: hrefOf(next), label: t("studioWords.next") } : undefined}
        first={isFirst ? undefined : { href: hrefOf(), label: t("studioWords.first") }}
      />
    </>
  );
}

function WordsFilter({ list: { query, area, areas, isChanged } }: { list: WordsOfStudio }) {
  const { t } = useWords();
  const areaName = useAreaName();
  return (
    <SearchForm
      path="/admin/translations"
      query={query}
      label={t("studioWords.search")}
      button={t("studioWords.find")}
    >
      <Select
        name="area"
        defaultValue={area}
        aria-label={t("studioWords.area")}
        placeholder={t("studioWords.allAreas")}
        options={areas.map((one) => ({ value: one, label: areaName(one) }))}
      />
      <Checkbox name="changed" label={t("studioWords.onlyChanged")} defaultChecked={isChanged} />
    </SearchForm>
  );
}
