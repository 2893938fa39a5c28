import { useLanguage, useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { queryPath } from "../../rules/site/query-path";
import { relativeTime } from "../../rules/time/relative-time";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";

type Draft = { id: string; title: string; autosaved_at: number | null };

/** What was begun and never sent, each with the way back to it. */
export function Unfinished({ drafts, now }: { drafts: Draft[]; now: Date }) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  if (drafts.length === 0) return null;
  return (
    <Notice title={t("postForm.drafts.title")}>
      <ul className="grid gap-3">
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
