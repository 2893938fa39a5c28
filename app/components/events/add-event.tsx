import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";

export function AddEvent() {
  const { t, localPath } = useWords();
  return (
    <aside className="box" aria-labelledby="add-event">
      <h2 id="add-event">{t("events.add.title")}</h2>
      <p>{t("events.add.text")}</p>
      <ButtonLink href={localPath("/add-event")} icon="plus">
        {t("events.add.button")}
      </ButtonLink>
    </aside>
  );
}
