import { useWords } from "../site/words";

/** What the bars beside the days mean. */
export function TidesKey() {
  const { t } = useWords();
  return (
    <p className="tides-key">
      <span className="key-spring">{t("sea.tides.spring")}</span>
      <span className="key-neap">{t("sea.tides.neap")}</span>
    </p>
  );
}
