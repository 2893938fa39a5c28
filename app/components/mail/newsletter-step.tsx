import { MoreLink } from "../../ui/section";
import { useLocalPath } from "../site/local-path";
import { OneButton } from "../site/one-button";
import { useWords } from "../site/words";

type Props = { step: "confirm" | "unsubscribe"; answer: { isDone: boolean } | undefined };

/** One button, and what came of it; each of them leads on. */
export function NewsletterStep({ step, answer }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const isAsked = answer?.isDone !== false;
  const more = isAsked ? (
    <MoreLink href={localPath("/events")} label={t("events.calendar.agenda")} />
  ) : (
    <MoreLink href={localPath("/newsletter")} label={t("newsletter.invalid.again")} />
  );
  if (!answer) {
    return (
      <OneButton
        title={t(`newsletter.${step}.title`)}
        text={t(`newsletter.${step}.text`)}
        button={t(`newsletter.${step}.button`)}
        more={more}
      />
    );
  }
  const words = isAsked
    ? { title: t(`newsletter.${step}.doneTitle`), text: t(`newsletter.${step}.doneText`) }
    : { title: t("newsletter.invalid.title"), text: t("newsletter.invalid.text") };
  return <OneButton {...words} more={more} />;
}
