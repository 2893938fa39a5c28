import { useWords } from "./words";

/** A form, so that it works without scripts and remembers the choice. */
export function LanguageToggle({ path }: { path: string }) {
  const { t, localPath } = useWords();
  const code = t("frame.otherLanguageCode");
  return (
    <form className="bar-language" method="post" action={localPath("/language")}>
      <input type="hidden" name="returnTo" value={path} />
      <button className="bar-button" type="submit" name="language" value={code} lang={code}>
        {t("frame.otherLanguageShort")}
        <span className="unseen">: {t("frame.switchLanguage")}</span>
      </button>
    </form>
  );
}
