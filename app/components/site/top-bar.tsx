import type { ReactNode } from "react";
import { answers } from "../../rules/content/site-pages";
import { dialLink, nationalNumbers } from "../../rules/info/emergency-numbers";
import { plainPath } from "../../rules/site/language";
import { Icon } from "../../ui/icon";
import { useLocalPath } from "./local-path";
import { barLinks, ownersDoor, wordOf } from "./navigation";
import { BarSearch } from "./search-field";
import { useWords } from "./words";

type Props = { path: string; account?: ReactNode };

/** Stays in sight. The links stand in one list: a row on wide screens, a popover behind a button on small ones. */
export function TopBar({ path, account }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const here = plainPath(path.split("?")[0] ?? path);
  const links = barLinks.filter(answers);
  return (
    <header className="bar">
      <div className="wrap bar-row">
        <a className="brand" href={localPath("/")} aria-current={here === "/" ? "page" : undefined}>
          <img src="/favicon.svg" alt="" width={32} height={32} fetchPriority="low" />
          {t("frame.brand")}
        </a>
        {links.length > 0 || account ? (
          <>
            <button type="button" className="bar-button bar-menu" popoverTarget="menu">
              <Icon name="menu" label={t("frame.menu")} />
            </button>
            <nav id="menu" className="bar-links" popover="auto" aria-label={t("frame.mainNavigation")}>
              <a className="bar-button" href={dialLink(nationalNumbers.general) ?? ""}>
                {t("frame.emergency", { number: nationalNumbers.general })}
              </a>
              <ul>
                {links.map((link) => (
                  <li key={link}>
                    <a href={localPath(link)} aria-current={currentness(here, link)}>
                      {t(wordOf(link))}
                    </a>
                  </li>
                ))}
              </ul>
              {account}
              <a className="bar-button" href={ownersDoor(localPath)}>
                {t("frame.listYourPlace")}
              </a>
            </nav>
          </>
        ) : null}
        {here === "/search" ? null : <BarSearch />}
        <LanguageToggle path={path} />
      </div>
    </header>
  );
}

function currentness(here: string, link: string): "page" | "true" | undefined {
  if (here === link) return "page";
  return here.startsWith(`${link}/`) ? "true" : undefined;
}

function LanguageToggle({ path }: { path: string }) {
  const { t } = useWords();
  const localPath = useLocalPath();
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
