import { Button } from "../../ui/button";
import { TextInput } from "../../ui/text-input";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";

type Props = { term?: string; category?: string };

/** One line; the category that is chosen stays chosen. */
export function HotelSearch({ term, category }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  return (
    <search>
      <form className="mb-4 flex gap-2 sm:max-w-xl" action={`${localPath("/stay")}#list`}>
        <TextInput
          type="search"
          name="q"
          aria-label={t("places.stay.search")}
          placeholder={t("places.stay.search")}
          defaultValue={term}
          maxLength={60}
        />
        {category && <input type="hidden" name="category" value={category} />}
        <Button type="submit" icon="search">
          {t("places.stay.searchLabel")}
        </Button>
      </form>
    </search>
  );
}
