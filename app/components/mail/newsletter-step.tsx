import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Button, buttonClass } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { MoreLink } from "../../ui/section";
import { useWords } from "../site/words";

type Props = {
  step: "confirm" | "unsubscribe";
  /** Whether letters are mailed. */
  isMailed: boolean;
  /** Whether the link still works. */
  state: "open" | "done" | "unknown";
  answer: { isDone: boolean } | undefined;
};

/** A step with one button, its result, and a link to go on. */
export function NewsletterStep({ step, isMailed, state, answer }: Props) {
  const { t } = useWords();
  const isKept = step === "confirm" && !isMailed;
  const key = isKept ? "newsletter.unmailed.confirm" : (`newsletter.${step}` as const);
  const outcome = answer ? (answer.isDone ? "done" : "unknown") : state;
  if (outcome === "unknown") return step === "confirm" ? <DeadConfirmation /> : <DeadWayOut />;
  const more = <WayOn isKept={isKept} />;
  if (outcome === "open") {
    return (
      <OneButton
        title={t(`newsletter.${step}.title`)}
        text={t(`${key}.text`)}
        button={t(`${key}.button`)}
        more={more}
      />
    );
  }
  return <OneButton title={t(`newsletter.${step}.doneTitle`)} text={t(`${key}.doneText`)} more={more} />;
}

function DeadConfirmation() {
  const { t, localPath } = useWords();
  return (
    <OneButton
      title={t("newsletter.invalid.title")}
      text={t("newsletter.invalid.text")}
      more={<MoreLink href={localPath("/newsletter")} label={t("newsletter.invalid.again")} />}
    />
  );
}

/** A dead unsubscribe link offers to write to us. */
function DeadWayOut() {
  const { t } = useWords();
  const contact = useRouteLoaderData<{ contact: { email: string } }>("root")?.contact.email ?? "";
  const subject = encodeURIComponent(t("newsletter.deadWayOut.subject"));
  const more = (
    <>
      <a className={buttonClass({ size: "large" })} href={`mailto:${contact}?subject=${subject}`}>
        {t("newsletter.deadWayOut.button")}
      </a>
      <WayOn isKept={false} />
    </>
  );
  return (
    <OneButton
      title={t("newsletter.invalid.title")}
      text={t("newsletter.deadWayOut.text", { contact })}
      more={more}
    />
  );
}

/** If letters aren't mailed, links to the archive. */
function WayOn({ isKept }: { isKept: boolean }) {
  const { t, localPath } = useWords();
  if (isKept) return <MoreLink href={localPath("/newsletter")} label={t("newsletterIssue.archive.title")} />;
  return <MoreLink href={localPath("/events")} label={t("events.calendar.agenda")} />;
}

type OneButtonProps = { title: string; text: string; button?: string; more: ReactNode };

/** A button, because mail scanners open links but don't submit forms. */
function OneButton({ title, text, button, more }: OneButtonProps) {
  const action = button ? (
    <form method="post">
      <Button type="submit" size="large">
        {button}
      </Button>
    </form>
  ) : null;
  return (
    <PageHero
      title={title}
      subtitle={text}
      actions={
        <>
          {action}
          {more}
        </>
      }
    />
  );
}
