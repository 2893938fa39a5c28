import { type PlaceMark, placeMarks } from "../../rules/places/place-marks";
import { type QueryValues, queryPath } from "../../rules/site/query-path";
import { FilterChips } from "../../ui/filter-chips";
import { useWords } from "../site/words";

export type MarkCount = { mark: PlaceMark; count: number };

type Props = {
  path: string;
  /** Other query parameters to keep. */
  query: QueryValues;
  counts: readonly MarkCount[];
  chosen: readonly PlaceMark[];
  /** Other filters are active, so counts are unknown. */
  isNarrowed: boolean;
};

/** Features people ask about, as combinable filters; none while no place has answered. */
export function MarkChips({ path, query, counts, chosen, isNarrowed }: Props) {
  const { t, localPath } = useWords();
  const known = new Map(counts.map(({ mark, count }) => [mark, count]));
  const shown = placeMarks.filter((mark) => known.has(mark) || chosen.includes(mark));
  if (shown.length === 0) return null;
  const chips = shown.map((mark) => {
    const current = chosen.includes(mark);
    const others = chosen.filter((one) => one !== mark);
    return {
      href: `${queryPath(localPath(path), { ...query, mark: current ? others : [...others, mark] })}#list`,
      label: t(`marks.yes.${mark}`),
      count: isNarrowed || others.length > 0 ? undefined : (known.get(mark) ?? 0),
      current,
    };
  });
  return <FilterChips label={t("marks.filter")} chips={chips} />;
}
