import { OneButton } from "../site/one-button";
import { useWords } from "../site/words";

type Props = { step: "confirm" | "unsubscribe"; answer: { isDone: boolean } | undefined };

/** One button, and what came of it. */
export function NewsletterStep({ step, answer }: Props) {
  const { t } = useWords();
  if (!answer) {
    return (
      <OneButton
        title={t(`newsletter.${step}.title`)}
        text={t(`newsletter.${step}.text`)}
        button={t(`newsletter.${step}.button`)}
      />
    );
  }
  return answer.isDone ? (
    <OneButton title={t(`newsletter.${step}.doneTitle`)} text={t(`newsletter.${step}.doneText`)} />
  ) : (
    <OneButton title={t("newsletter.invalid.title")} text={t("newsletter.invalid.text")} />
  );
}
