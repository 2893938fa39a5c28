import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useWords } from "./words";

type InputProps = { id: string; query?: string; hint?: string };

/** The search form; the page's script adds suggestions under its field. */
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

/** The search in the header: an icon that opens the field. */
export function BarSearch() {
  const { t, localPath } = useWords();
  return (
    // Pressing inside keeps it open, even in browsers where buttons take no focus.
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
