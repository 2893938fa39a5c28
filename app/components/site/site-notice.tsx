import { createContext, type ReactNode, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import type { Language } from "../../rules/site/language";
import type { ShownNotice } from "../../rules/site/notice";
import { classNames } from "../../ui/class-names";
import { useWords } from "./words";

const NoticeContext = createContext<ShownNotice | null>(null);

/** The site-wide notice on this page. */
export function SiteNoticeProvider({ value, children }: { value: ShownNotice | null; children: ReactNode }) {
  return <NoticeContext value={value}>{children}</NoticeContext>;
}

export function useSiteNotice(): ShownNotice | null {
  const handed = useRouteLoaderData<{ notice: ShownNotice | null }>("root");
  return useContext(NoticeContext) ?? handed?.notice ?? null;
}

/** Comes first on the page; a warning is announced by screen readers at once. */
export function SiteNotice() {
  const notice = useSiteNotice();
  if (!notice) return null;
  return <NoticeLine notice={notice} role={notice.level === "warning" ? "alert" : "status"} />;
}

type Props = { notice: ShownNotice; role?: "alert" | "status"; language?: Language };

export function NoticeLine({ notice: { text, level }, role, language }: Props) {
  const { t } = useWords();
  return (
    <div className={classNames("site-notice", level === "warning" && "site-notice-warning")} role={role}>
      <p className="wrap">
        <b>{`${t(`frame.notice.${level}`)}: `}</b>
        {language ? <span lang={language}>{text}</span> : text}
      </p>
    </div>
  );
}
