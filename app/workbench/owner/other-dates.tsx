import { useEventWords } from "../../components/events/use-event-words";
import { useWords } from "../../components/site/words";
import { editPath } from "../../rules/places/paths";
import { Fold } from "../../ui/fold";
import { Link } from "../../ui/link";

type Props = { id: string; dates: { id: string; event_date: string; cancelled_at: number | null }[] };

/** The way from one date of a series to another. */
export function OtherDates({ id, dates }: Props) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  return (
    <Fold title={t("listings.events.otherDate")}>
      <ul id="other-dates" tabIndex={-1} className="columns-[14rem] gap-6">
        {dates.map((date) => (
          <li className="break-inside-avoid py-1 first-letter:uppercase" key={date.id}>
            <Link
              href={localPath(editPath("event", date.id))}
              aria-current={date.id === id ? "page" : undefined}
            >
              {words.date(date.event_date, "full")}
            </Link>
            {date.cancelled_at ? ` (${t("events.page.cancelled")})` : null}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
