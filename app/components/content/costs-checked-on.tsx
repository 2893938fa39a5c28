import { isOld, type SaidOnce } from "../../rules/info/checked-costs";
import { isDate } from "../../rules/time/days";
import { DayChecked } from "../site/checked-on";
import { useWords } from "../site/words";

type Props = { said: SaidOnce; today: number };

/** Once for a whole list of costs: that they're made up, or the day they were checked. */
export function CostsCheckedOn({ said: { areMadeUp, checkedOn }, today }: Props) {
  const { t } = useWords();
  if (areMadeUp) return t("guides.travel.madeUp");
  if (!isDate(checkedOn)) return null;
  return (
    <>
      <DayChecked day={checkedOn} /> {isOld(checkedOn, today) ? t("guides.travel.old") : null}
    </>
  );
}
