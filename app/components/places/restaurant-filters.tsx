import { restaurantCategories } from "../../rules/places/categories";
import { queryPath } from "../../rules/site/query-path";
import { atTimeText, dateText, formatLocalDateTime, weekdayText } from "../../rules/time/panama-time";
import { Button, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";
import { useLanguage, useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";

type Props = { open: boolean; at: Date | null; category?: string };

/** Filters are addresses: a link for "open now", a plain form for the rest. */
export function RestaurantFilters({ open, at, category }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  const path = localPath("/eat");
  const isOpenNow = open && !at;
  const options = [...restaurantCategories].map((value) => ({ value, label: categoryName(value) }));
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <ButtonLink
        href={`${queryPath(path, { category, open: isOpenNow ? null : "now" })}#list`}
        variant={isOpenNow ? "primary" : "secondary"}
        icon={isOpenNow ? "check" : "clock"}
      >
        {t(isOpenNow ? "places.eat.showingOpenNow" : "places.eat.showOpenNow")}
      </ButtonLink>
      <form className="flex flex-wrap items-end gap-3" action={`${path}#list`}>
        {isOpenNow && <input type="hidden" name="open" value="now" />}
        <Select
          name="category"
          aria-label={t("places.list.category")}
          placeholder={t("places.list.allCategories")}
          defaultValue={category ?? ""}
          options={options}
        />
        <Button type="submit" variant="secondary">
          {t("places.list.show")}
        </Button>
        <details open={at !== null}>
          <summary className="inline-flex min-h-12 items-center gap-2 font-bold text-sea-ink">
            <Icon name="chevron-down" />
            {t("places.eat.openAt")}
          </summary>
          <TextInput
            type="datetime-local"
            name="at"
            aria-label={t("places.eat.openAtLabel")}
            defaultValue={at ? formatLocalDateTime(at) : undefined}
          />
        </details>
      </form>
      {at && (
        <p className="w-full">
          {t("places.eat.showingOpenAt", {
            day: weekdayText(at, language),
            date: dateText(at, language),
            time: atTimeText(at, language),
          })}
          {" · "}
          <a href={`${queryPath(path, { category })}#list`}>{t("places.eat.anyTime")}</a>
        </p>
      )}
    </div>
  );
}
