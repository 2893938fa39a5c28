import type { GuideCost } from "../../locales/guide-text";
import { isOld } from "../../rules/info/checked-costs";
import { isDate } from "../../rules/time/days";
import { CheckedOn } from "../site/checked-on";
import { useWords } from "../site/words";

type Props = { cost: Pick<GuideCost, "checkedOn">; today: number };

/** The day a price was checked, with a note if that is long ago. */
export function PriceCheckedOn({ cost: { checkedOn }, today }: Props) {
  const { t } = useWords();
  if (!isDate(checkedOn)) return null;
  return (
    <>
      <CheckedOn day={checkedOn} />
      {isOld(checkedOn, today) ? <p>{t("guides.travel.old")}</p> : null}
    </>
  );
}
