import type { TideDay } from "../../rules/sea/tide-month";
import { useWords } from "../site/words";

type Props = {
  days: readonly TideDay[];
  /** Days above them, whose bars are already explained. */
  explained?: readonly TideDay[];
};

/** What the bars beside the days mean, of those that a day has. */
export function TidesKey({ days, explained = [] }: Props) {
  const { t } = useWords();
  const sizes = (["spring", "neap"] as const).filter(
    (one) => days.some(({ size }) => size === one) && !explained.some(({ size }) => size === one),
  );
  return sizes.length > 0 ? (
    <p className="tides-key">
      {sizes.map((size) => (
        <span key={size} className={`key-${size}`}>
          {t(`sea.tides.${size}`)}
        </span>
      ))}
    </p>
  ) : null;
}
