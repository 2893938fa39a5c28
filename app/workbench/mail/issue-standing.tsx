import { useWords } from "../../components/site/words";
import { type IssueState, issuePath } from "../../rules/mail/issue";
import { dateInWords } from "../../rules/time/date-words";
import { atTimeText, localDate } from "../../rules/time/panama-time";
import { Badge } from "../../ui/badge";
import { useIsMailed } from "./letter-not-mailed";

export type DeskIssue = {
  id: string;
  slug: string | null;
  state: IssueState;
  subject_en: string;
  subject_es: string;
  send_at: number | null;
  published_at: number | null;
};

export function IssueStanding({ issue }: { issue: DeskIssue }) {
  const { t, language, localPath } = useWords();
  const isMailed = useIsMailed();
  const { state, slug, send_at, published_at } = issue;
  const day = (at: number) => dateInWords(localDate(new Date(at)), "long", language);
  if (state === "published" && slug && published_at) {
    return (
      <span className="flex flex-wrap items-center gap-3">
        <a href={localPath(issuePath(slug))}>{t("newsletterIssue.desk.see")}</a>
        <Badge tone="approved">{t("newsletterIssue.states.published", { date: day(published_at) })}</Badge>
      </span>
    );
  }
  if (state === "scheduled" && send_at) {
    const time = atTimeText(new Date(send_at), language);
    const waits = isMailed ? "newsletterIssue.states.scheduled" : "newsletterIssue.states.unmailed";
    return (
      <span className="[&>.badge]:whitespace-normal">
        <Badge tone="pending">{t(waits, { date: day(send_at), time })}</Badge>
      </span>
    );
  }
  return <Badge>{t("newsletterIssue.states.draft")}</Badge>;
}
