import { IssuePage } from "../../components/mail/issue-page";
import { useWords } from "../../components/site/words";
import type { IssueAnswer } from "../../forms/mail/newsletter-issue";
import { HeroHeading } from "../../ui/page-hero";
import { MailPreview } from "./mail-preview";

type Props = { id: string; preview: NonNullable<IssueAnswer["preview"]> };

/** A letter as its readers will see it, in both languages. */
export function IssuePreview({ id, preview }: Props) {
  const { t } = useWords();
  return (
    <section className="grid gap-3" aria-labelledby="issue-preview" role="status">
      <h2 className="text-xl" id="issue-preview">
        {t("newsletterIssue.asSeen")}
      </h2>
      {preview.map(({ language, subject, content, isSaved }) => (
        <div
          key={language}
          lang={language}
          className="overflow-clip rounded-lg border border-line bg-paper pb-8"
        >
          <HeroHeading value="h3">
            <IssuePage subject={subject} content={content} published={null} />
          </HeroHeading>
          <MailPreview id={id} language={language} isSaved={isSaved} />
        </div>
      ))}
    </section>
  );
}
