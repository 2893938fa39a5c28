import { hotelCategories } from "../../rules/places/categories";
import { Button } from "../../ui/button";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";

type Props = { term?: string; category?: string };

export function HotelSearch({ term, category }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  return (
    <search>
      <form className="mb-6 grid gap-3 sm:grid-cols-[1fr_auto_auto]" action={`${localPath("/stay")}#list`}>
        <TextInput
          type="search"
          name="q"
          aria-label={t("places.stay.search")}
          placeholder={t("places.stay.search")}
          defaultValue={term}
          maxLength={60}
        />
        <Select
          name="category"
          aria-label={t("places.list.category")}
          placeholder={t("places.list.allCategories")}
          defaultValue={category ?? ""}
          options={hotelCategories.map((value) => ({ value, label: categoryName(value) }))}
        />
        <Button type="submit" icon="search">
          {t("places.stay.searchLabel")}
        </Button>
      </form>
      {term && <p className="mb-4">{t("places.stay.found", { term })}</p>}
    </search>
  );
}
