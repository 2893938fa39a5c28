import { useWords } from "../../components/site/words";
import type { IssueAnswer, IssueMeanwhile } from "../../forms/mail/issue";
import type { Typed } from "../../forms/site/parse";
import { momentText } from "../../rules/time/panama-time";
import { buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { LineNotice } from "../studio/studio-notices";

type Props = Pick<IssueAnswer, "meanwhile" | "typed"> & { notice: NonNullable<IssueAnswer["notice"]> };

export function IssueNotice({ notice, meanwhile, typed }: Props) {
  const { t } = useWords();
  if (meanwhile) return <Meanwhile meanwhile={meanwhile} typed={typed} />;
  if (notice !== "mailed") return <LineNotice notice={notice} words="newsletterIssue" />;
  return (
    <Notice tone="warn" role="alert" title={t("newsletterIssue.notices.mailed.title")}>
      {t("newsletterIssue.notices.mailed.text")}
    </Notice>
  );
}

/** Who saved what while this was being written. */
function Meanwhile({ meanwhile: { by, at, texts }, typed }: { meanwhile: IssueMeanwhile; typed: Typed }) {
  const { t, language } = useWords();
  const moment = momentText(new Date(at), language);
  const title =
    by === "self"
      ? t("newsletterIssue.meanwhile.self", { moment })
      : by === "job" || !by.name
        ? t("newsletterIssue.meanwhile.job", { moment })
        : t("newsletterIssue.meanwhile.person", { name: by.name, moment });
  const others = texts.filter(
    (text) =>
      text.subject !== typed[`subject.${text.language}`]?.[0]?.trim() ||
      text.content !== typed[`content.${text.language}`]?.[0]?.trim(),
  );
  return (
    <>
      <Notice tone="warn" role="alert" title={title}>
        {t("newsletterIssue.notices.stale.text")}
      </Notice>
      {others.length > 0 ? (
        <details>
          <summary className={buttonClass({ variant: "secondary", size: "small" })}>
            {t("newsletterIssue.meanwhile.show")}
          </summary>
          <div className="letter-text mt-3 grid grid-cols-1 gap-6 lg:grid-cols-2">
            {others.map((text) => (
              <div key={text.language} className="rounded-lg border border-line bg-paper p-5">
                <p className="hint first-letter:uppercase">{t(`studio.languages.${text.language}`)}</p>
                <div lang={text.language}>
                  <p className="my-2 font-display text-xl">{text.subject || "–"}</p>
                  <div className="post-body">
                    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by rules/posts/clean-html on saving. */}
                    <div className="post-part" dangerouslySetInnerHTML={{ __html: text.content }} />
                  </div>
                </div>
              </div>
            ))}
          </div>
        </details>
      ) : null}
    </>
  );
}
