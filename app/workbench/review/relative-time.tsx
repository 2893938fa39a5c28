import { useWords } from "../../components/site/words";
import { relativeTime } from "../../rules/time/date-words";
import { dateText, timeText } from "../../rules/time/panama-time";

type Props = { instant: number; now: Date };

/** "3 hours ago", with the exact time as its tooltip. */
export function RelativeTime({ instant, now }: Props) {
  const { language } = useWords();
  const at = new Date(instant);
  return (
    <time
      className="whitespace-nowrap"
      dateTime={at.toISOString()}
      title={`${dateText(at, language)}, ${timeText(at, language)}`}
    >
      {relativeTime(at, now, language)}
    </time>
  );
}
