import type { ReactNode } from "react";
import { answers } from "../../rules/content/site-pages";
import { dialLink, nationalNumbers } from "../../rules/info/emergency-numbers";
import { plainPath } from "../../rules/site/language";
import { Icon } from "../../ui/icon";
import { Toast, type ToastProps } from "../../ui/toast";
import { type Contact, Footer } from "./footer";
import { LanguageToggle } from "./language-toggle";
import { barLinks, listYourPlaceLink, wordOf } from "./navigation";
import { BarSearch } from "./search-field";
import { SiteNotice } from "./site-notice";
import { useWords } from "./words";

type Props = {
  /** The current path and query, where the language toggle and the newsletter return. */
  path: string;
  toast: ToastProps | null;
  contact?: Contact;
  year?: number;
  /** The end of the header: sign in, or the account menu. */
  account?: ReactNode;
  /** The admin bar, instead of the public footer. */
  adminBar?: ReactNode;
  /** Content between the page and the footer. */
  newsletter?: ReactNode;
  children: ReactNode;
};

/** Header and footer of every screen. */
export function Frame({ path, toast, contact, year, account, adminBar, newsletter, children }: Props) {
  const { t } = useWords();
  return (
    <>
      <a className="unseen skip" href="#content">
        {t("frame.skipToContent")}
      </a>
      <SiteNotice />
      <TopBar path={path} account={account} />
      {adminBar}
      <main id="content" tabIndex={-1}>
        {children}
        {toast ? <Toast {...toast} /> : null}
      </main>
      {newsletter}
      {adminBar ? null : <Footer contact={contact} year={year} />}
    </>
  );
}

type TopBarProps = { path: string; account?: ReactNode };

/** The sticky header. One list of links: a row on wide screens, a popover on small ones. */
function TopBar({ path, account }: TopBarProps) {
  const { t, localPath } = useWords();
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
              <a className="bar-button" href={listYourPlaceLink(localPath)}>
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
