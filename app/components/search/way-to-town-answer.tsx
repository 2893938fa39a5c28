import type { AskedTown } from "../../rules/search/asked-town";
import type { Range } from "../../rules/town/certainty";
import { useTownName } from "../content/use-town-name";
import { useTravelWords } from "../content/use-travel-words";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

type Props = { way: { asked: AskedTown; minutes: Range } };

/** The way to another town: the drive and the buses. */
export function WayToTownAnswer({ way: { asked, minutes } }: Props) {
  const { t } = useWords();
  const townName = useTownName();
  const time = useTravelWords().duration(minutes);
  const town = "town" in asked ? townName(asked.town) : asked.city;
  return (
    <AnswerCard name="town" title={t("search.answers.town.title", { town })}>
      {"town" in asked ? (
        <>
          <p className="answer-line first-up">{t("search.answers.town.drive", { time })}</p>
          <p>{t("search.answers.town.bus")}</p>
        </>
      ) : (
        <p>{t("search.answers.town.beyond", { time, town })}</p>
      )}
      <AnswerWays
        ways={[
          { path: "/transportation#the-way", label: t("search.answers.fuel.more") },
          { path: "/transportation#buses-back", label: t("search.answers.bus.back") },
        ]}
      />
    </AnswerCard>
  );
}
