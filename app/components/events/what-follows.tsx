import type { EventView } from "../../rules/events/event-view";
import { useWords } from "../site/words";
import { EventList } from "./event-list";

export type Following = { events: EventView[]; isInWeek: boolean };

/** The next other events, below an event; nothing if none is planned. */
export function WhatFollows({ follows, isOver }: { follows?: Following; isOver?: boolean }) {
  const { t } = useWords();
  if (!follows || follows.events.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="also">
      <h2 id="also">
        {t(follows.isInWeek && !isOver ? "events.page.alsoThatWeek" : "events.page.comingUp")}
      </h2>
      <EventList events={follows.events} dated />
    </section>
  );
}
