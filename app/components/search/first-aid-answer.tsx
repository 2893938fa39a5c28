import { nationalNumbers } from "../../rules/info/emergency-numbers";
import { firstAidPath, sendsToDoctor } from "../../rules/info/first-aid";
import type { AidSteps } from "../../rules/search/found";
import type { LocalText } from "../../rules/site/owner-translation";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

type AidAnswer = { path: string; name: LocalText; steps: AidSteps | null };

/** First-aid steps and numbers to call, above all other results. */
export function FirstAidAnswer({ parts: [first, ...others] }: { parts: readonly AidAnswer[] }) {
  const { t, localPath } = useWords();
  if (!first) return null;
  const doctor = { path: firstAidPath("doctor"), label: t("info.doctor") };
  const isSent = sendsToDoctor([...(first.steps?.lines ?? []), first.steps?.call ?? ""]);
  const ways = others.slice(0, 3).map(({ path, name }) => ({ path, label: name.text }));
  return (
    <AnswerCard
      name="aid"
      title={
        <a href={localPath(first.path)} lang={first.name.lang}>
          {first.name.text}
        </a>
      }
    >
      {first.steps ? (
        <>
          <ol lang={first.steps.lang}>
            {first.steps.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <p lang={first.steps.lang}>
            <b>{first.steps.call}</b>
          </p>
        </>
      ) : null}
      <ButtonLink href={`tel:${nationalNumbers.general}`} icon="phone">
        {t("search.answers.health.call")}
      </ButtonLink>
      <AnswerWays
        ways={[
          ...(isSent ? [doctor] : []),
          ...ways,
          { path: firstAidPath(), label: t("search.allFirstAid") },
        ]}
      />
    </AnswerCard>
  );
}
