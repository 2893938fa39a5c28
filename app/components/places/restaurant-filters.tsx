import { restaurantCategories } from "../../rules/places/categories";
import type { PlaceMark } from "../../rules/places/place-marks";
import type { CategoryCount } from "../../rules/site/category-counts";
import { queryPath } from "../../rules/site/query-path";
import {
  atTimeText,
  dateText,
  formatLocalDateTime,
  localDate,
  weekdayText,
} from "../../rules/time/panama-time";
import { Button } from "../../ui/button";
import { TextInput } from "../../ui/text-input";
import { HolidayNotes } from "../site/holiday-notes";
import { useWords } from "../site/words";
import { CategoryChips } from "./category-chips";
import type { MarkCount } from "./more-filters";

type Chosen = { at: Date | null; category?: string; marks: readonly PlaceMark[] };
type Props = Chosen & {
  open: boolean;
  counts: readonly CategoryCount[];
  markCounts: readonly MarkCount[];
};

/** The row of filters; its button opens a form for another day and time too. */
export function RestaurantFilters({ open, at, category, marks, counts, markCounts }: Props) {
  const { t, localPath } = useWords();
  const isOpenNow = open && !at;
  const openNow = {
    href: `${queryPath(localPath("/eat"), { category, open: isOpenNow ? null : "now", mark: marks })}#list`,
    label: t(isOpenNow ? "places.eat.showingOpenNow" : "places.eat.showOpenNow"),
    current: isOpenNow,
    icon: "clock",
  } as const;
  return (
    <>
      <CategoryChips
        path="/eat"
        query={{ open: isOpenNow ? "now" : null, at: at && formatLocalDateTime(at) }}
        categories={restaurantCategories}
        counts={counts}
        category={category}
        isNarrowed={open}
        other={openNow}
        marks={marks}
        markCounts={markCounts}
      >
        <AtAnotherTime at={at} category={category} marks={marks} />
      </CategoryChips>
      {at && <ShownTime at={at} category={category} marks={marks} />}
    </>
  );
}

function AtAnotherTime({ at, category, marks }: Chosen) {
  const { t, localPath } = useWords();
  return (
    <form action={`${localPath("/eat")}#list`}>
      {category && <input type="hidden" name="category" value={category} />}
      {marks.map((mark) => (
        <input key={mark} type="hidden" name="mark" value={mark} />
      ))}
      <p className="strong mb-2">{t("places.eat.openAt")}</p>
      <p className="flex flex-wrap gap-2">
        <TextInput
          type="datetime-local"
          name="at"
          aria-label={t("places.eat.openAtLabel")}
          defaultValue={at ? formatLocalDateTime(at) : undefined}
        />
        <Button type="submit" variant="secondary">
          {t("places.list.show")}
        </Button>
      </p>
    </form>
  );
}

function ShownTime({ at, category, marks }: Chosen & { at: Date }) {
  const { t, language, localPath } = useWords();
  return (
    <div className="mb-4">
      <p>
        {t("places.eat.showingOpenAt", {
          day: weekdayText(at, language),
          date: dateText(at, language),
          time: atTimeText(at, language),
        })}
        {" · "}
        <a href={`${queryPath(localPath("/eat"), { category, mark: marks })}#list`}>
          {t("places.eat.anyTime")}
        </a>
      </p>
      <HolidayNotes days={[localDate(at)]} />
    </div>
  );
}
