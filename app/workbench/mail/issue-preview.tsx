import type { MouseEvent } from "react";
import { IssuePage } from "../../components/mail/issue-page";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { IssueAnswer } from "../../forms/mail/issue";
import { buttonClass } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { HeroHeading } from "../../ui/page-hero";
import { issueActs } from "./issue-actions";
import { MailPreview } from "./mail-preview";

type Props = { id: string; preview: NonNullable<IssueAnswer["preview"]> };

/** Both languages, as a mail and as a page. */
export function IssuePreview({ id, preview }: Props) {
  const { t } = useWords();
  const [first] = useBothLanguages();
  const ownFirst = preview.toSorted(
    (one, other) => Number(other.language === first) - Number(one.language === first),
  );
  return (
    <section className="grid gap-4" aria-labelledby="issue-preview">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl" id="issue-preview">
          {t("newsletterIssue.asSeen")}
        </h2>
        <a
          className={buttonClass({ variant: "secondary", size: "small" })}
          href={`#${issueActs}`}
          onClick={backToActs}
        >
          {t("newsletterIssue.desk.back")}
        </a>
      </div>
      <MailPreview id={id} preview={ownFirst} />
      {ownFirst.map(({ language, subject, content, trail }) => (
        <details key={language} className="group/page">
          <summary className={buttonClass({ variant: "secondary" })}>
            {t("newsletterIssue.asPage", { language: t(`studio.languages.${language}`) })}
            <Icon name="chevron-down" className="group-open/page:rotate-180" />
          </summary>
          <div className="mt-3 overflow-clip rounded-lg border border-line bg-paper pb-8">
            <HeroHeading value="h3">
              <div lang={language}>
                <IssuePage subject={subject} content={content} published={null} trail={trail} />
              </div>
            </HeroHeading>
          </div>
        </details>
      ))}
    </section>
  );
}

/** Changing the hash would discard what was typed. */
function backToActs(event: MouseEvent) {
  const acts = document.getElementById(issueActs);
  event.preventDefault();
  acts?.focus();
  acts?.scrollIntoView({ block: "center" });
}
