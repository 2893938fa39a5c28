import { issuePath } from "../../rules/mail/issue";
import { dateInWords } from "../../rules/time/date-words";
import { localDate } from "../../rules/time/panama-time";
import { MoreLink, Section } from "../../ui/section";
import { useWords } from "../site/words";

export type ListedIssue = { slug: string; subject: string; published_at: number };

type Props = {
  issues: ListedIssue[];
  /** Leads on to all of them. */
  hasAll?: boolean;
};

/** Published letters, newest first; nothing if there are none. */
export function IssueList({ issues, hasAll = false }: Props) {
  const { t, language, localPath } = useWords();
  if (issues.length === 0) return null;
  return (
    <Section id="archive" title={t("newsletterIssue.archive.title")}>
      <ul className="letters">
        {issues.map(({ slug, subject, published_at }) => {
          const day = localDate(new Date(published_at));
          return (
            <li key={slug}>
              <a href={localPath(issuePath(slug))}>{subject}</a>{" "}
              <time dateTime={day}>{dateInWords(day, "long", language)}</time>
            </li>
          );
        })}
      </ul>
      {hasAll ? <MoreLink href={localPath("/newsletter")} label={t("newsletterIssue.archive.all")} /> : null}
      <MoreLink href={localPath("/newsletter.xml")} label={t("newsletterIssue.archive.feed")} />
    </Section>
  );
}
