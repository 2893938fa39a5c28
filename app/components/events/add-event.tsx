import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";

export function AddEvent() {
  const { t, localPath } = useWords();
  return (
    <aside aria-labelledby="add-event">
      <h2 id="add-event">{t("events.add.title")}</h2>
      <p>{t("events.add.text")}</p>
      <div className="actions">
        <ButtonLink href={localPath("/add-event")} variant="secondary" size="small" icon="plus">
          {t("events.add.button")}
        </ButtonLink>
      </div>
    </aside>
  );
}
