import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useWords } from "./words";

type InputProps = { id: string; query?: string; hint?: string };

/** A form that asks by its address; the page's script tells under its field what may be meant. */
export function SearchField({ id, query }: InputProps) {
  const { t, localPath } = useWords();
  return (
    <search>
      <form className="actions" action={localPath("/search")}>
        <span className="find bar-button">
          <SearchInput id={id} query={query} hint={t("search.hint")} />
        </span>
        <Button type="submit" variant="secondary">
          {t("search.go")}
        </Button>
      </form>
    </search>
  );
}

/** The same in the bar, where there is little room: a lens that opens when it is pressed. */
export function BarSearch() {
  const { t, localPath } = useWords();
  return (
    // What is pressed in it keeps it open, also where a button takes no focus.
    <form className="find bar-button" action={localPath("/search")} tabIndex={-1}>
      <SearchInput id="find" />
      <button type="submit" aria-label={t("search.go")}>
        →
      </button>
    </form>
  );
}

function SearchInput({ id, query, hint }: InputProps) {
  const { t } = useWords();
  return (
    <>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={t("search.label")}
        placeholder={hint ?? t("search.go")}
      />
    </>
  );
}
