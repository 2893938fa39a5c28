import { useEventWords } from "../../components/events/use-event-words";
import { foreign } from "../../components/places/place-text";
import { ShareSheet } from "../../components/site/share-sheet";
import { useWords } from "../../components/site/words";
import { loadEventShare } from "../../server/pages/events/event-share";
import { ButtonLink } from "../../ui/button";
import type { Route } from "./+types/event";

export const handle = { wholeSheet: "share", script: "share", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadEventShare(context, url, params.slug, ("date" in params && params.date) || null);
}

export default function EventShare({ loaderData }: Route.ComponentProps) {
  const { t, language } = useWords();
  const words = useEventWords();
  const { texts, day, series, file, ...shared } = loaderData;
  return (
    <ShareSheet
      {...shared}
      name={texts.title}
      about={
        <>
          {day ? `${words.date(day.event_date, "full")}, ${words.times(day)}` : null}
          {series ? words.rule(series) : null}
          <br />
          <span lang={foreign(texts.location, language)}>{texts.location.text}</span>
        </>
      }
      save={
        file ? (
          <ButtonLink href={file} variant="secondary" icon="calendar">
            {t("events.page.addToCalendar")}
          </ButtonLink>
        ) : null
      }
    />
  );
}
