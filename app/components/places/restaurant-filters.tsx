import { restaurantCategories } from "../../rules/places/categories";
import type { PlaceMark } from "../../rules/places/place-marks";
import type { CategoryCount } from "../../rules/site/category-counts";
import { queryPath } from "../../rules/site/query-path";
import { atTimeText, dateText, formatLocalDateTime, weekdayText } from "../../rules/time/panama-time";
import { Button } from "../../ui/button";
import { TextInput } from "../../ui/text-input";
import { useWords } from "../site/words";
import { CategoryChips } from "./category-chips";
import { MarkChips, type MarkCount } from "./mark-chips";

type Chosen = { at: Date | null; category?: string; marks: readonly PlaceMark[] };
type Props = Chosen & {
  open: boolean;
  counts: readonly CategoryCount[];
  markCounts: readonly MarkCount[];
};

/** Filters as a row of links, and a form for another day and time. */
export function RestaurantFilters({ open, at, category, marks, counts, markCounts }: Props) {
  const { t, localPath } = useWords();
  const isOpenNow = open && !at;
  const typed = at ? formatLocalDateTime(at) : null;
  const openNow = {
    href: `${queryPath(localPath("/eat"), { category, open: isOpenNow ? null : "now", mark: marks })}#list`,
    label: t(isOpenNow ? "places.eat.showingOpenNow" : "places.eat.showOpenNow"),
    current: isOpenNow,
    icon: "clock",
  } as const;
  return (
    <>
      <div className="filters">
        <CategoryChips
          path="/eat"
          query={{ open: isOpenNow ? "now" : null, at: typed, mark: marks }}
          categories={restaurantCategories}
          counts={counts}
          category={category}
          isNarrowed={open || marks.length > 0}
          first={openNow}
          second={
            <button type="button" className="tab" popoverTarget="at-time">
              {t("places.eat.openAt")}
            </button>
          }
        />
        <MarkChips
          path="/eat"
          query={{ category, open: isOpenNow ? "now" : null, at: typed }}
          counts={markCounts}
          chosen={marks}
          isNarrowed={open || category !== undefined}
        />
      </div>
      {at && <ShownTime at={at} category={category} marks={marks} />}
      <AtAnotherTime at={at} category={category} marks={marks} />
    </>
  );
}

function AtAnotherTime({ at, category, marks }: Chosen) {
  const { t, localPath } = useWords();
  return (
    <form
      id="at-time"
      popover="auto"
      className="boxed m-auto rounded-xl bg-card p-6 text-ink"
      action={`${localPath("/eat")}#list`}
    >
      {category && <input type="hidden" name="category" value={category} />}
      {marks.map((mark) => (
        <input key={mark} type="hidden" name="mark" value={mark} />
      ))}
      <p className="strong mb-2">{t("places.eat.openAtLabel")}</p>
      <TextInput
        type="datetime-local"
        name="at"
        aria-label={t("places.eat.openAtLabel")}
        defaultValue={at ? formatLocalDateTime(at) : undefined}
      />
      <p className="mt-4">
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
    <p className="mb-4">
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
  );
}
