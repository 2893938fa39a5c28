import type { Callable } from "../../rules/info/call-list";
import { pocketWords } from "../../rules/search/pocket-words";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { EmergencyCalls } from "../site/emergency-calls";
import { useWords } from "../site/words";

/** The guide's own search, which works offline; hidden without scripts. */
export function PocketFind({ numbers }: { numbers: readonly Callable[] }) {
  const { t } = useWords();
  return (
    <search
      className="no-print"
      data-none={t("pocket.found.none")}
      data-one={t("pocket.found.one")}
      data-more={t("pocket.found.more")}
      data-some={t("pocket.found.some")}
      data-same={pocketWords.same}
      data-aims={pocketWords.aims}
      data-days={pocketWords.days}
      data-phrases={pocketWords.phrases}
      data-idle={pocketWords.idle}
    >
      <label htmlFor="inside">{t("pocket.find")}</label>
      <span>
        <Icon name="search" />
        <input
          id="inside"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("pocket.hint")}
        />
      </span>
      <div className="found">
        <output htmlFor="inside" />
        <Button type="button" variant="quiet" size="small" data-all hidden>
          {t("pocket.found.all")}
        </Button>
      </div>
      <div data-nothing hidden>
        <p>{t("pocket.found.help")}</p>
        <EmergencyCalls numbers={numbers} quiet />
      </div>
    </search>
  );
}
