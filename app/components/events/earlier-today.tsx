import { Fragment } from "react";
import type { EventView } from "../../rules/events/event-view";
import { TodayOnly } from "../../ui/today-only";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";

/** What has ended of today, in one line; on a kept page it's just past. */
export function EarlierToday({ events }: { events: readonly EventView[] }) {
  const { t, language, localPath } = useWords();
  if (events.length === 0) return null;
  return (
    <p className="earlier">
      <TodayOnly dated={t("events.page.over")}>{t("events.agenda.earlier")}</TodayOnly>:{" "}
      {events.map(({ id, path, texts: { title } }, index) => (
        <Fragment key={id}>
          {index > 0 ? ", " : null}
          <a href={localPath(path)} lang={foreign(title, language)}>
            {title.text}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
