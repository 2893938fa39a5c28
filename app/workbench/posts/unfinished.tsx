import type { ReactNode } from "react";
import { useLanguage, useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { queryPath } from "../../rules/site/query-path";
import { relativeTime } from "../../rules/time/relative-time";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";

export type OpenDraft = { id: string; title: string; token: string | null; autosaved_at: number | null };

type Props = {
  drafts: OpenDraft[];
  now: Date;
  /** What only this browser has. */
  kept: ReactNode;
};

/** What was begun and never sent, each with the way back to it. */
export function Unfinished({ drafts, now, kept }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  if (drafts.length === 0 && !kept) return null;
  return (
    <Notice role="status" title={t("postForm.drafts.title")}>
      <ul className="grid gap-3">
        {kept ? <li>{kept}</li> : null}
        {drafts.map(({ id, title, autosaved_at }) => (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2" key={id}>
            <span>
              {t("postForm.drafts.text", {
                title: title || t("postForm.drafts.untitled"),
                when: relativeTime(new Date(autosaved_at ?? 0), now, language),
              })}
            </span>
            <ButtonLink
              href={queryPath(localPath("/add-blog"), { draft: id })}
              variant="secondary"
              size="small"
              icon="pencil"
            >
              {t("postForm.drafts.go")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
