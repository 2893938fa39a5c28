import type { ReactNode } from "react";
import { Toast, type ToldToast } from "../../ui/toast";
import { type Contact, Footer } from "./footer";
import { SiteNotice } from "./site-notice";
import { TopBar } from "./top-bar";
import { useWords } from "./words";

type Props = {
  /** Where the reader is, with the query: the language toggle and the newsletter come back here. */
  path: string;
  toast: ToldToast | null;
  contact?: Contact;
  year?: number;
  /** What stands at the end of the bar's links: sign in, or the account's menu. */
  account?: ReactNode;
  /** The working places of an admin, in the place of the public foot. */
  adminBar?: ReactNode;
  /** What stands between the page and its foot. */
  newsletter?: ReactNode;
  children: ReactNode;
};

/** What stands around every screen. */
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
