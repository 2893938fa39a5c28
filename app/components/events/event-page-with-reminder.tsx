import type { ComponentProps, ReactNode } from "react";
import { EventReminder } from "./event-actions";
import { EventPage } from "./event-page";

type Props = Pick<
  ComponentProps<typeof EventPage>,
  "event" | "isOver" | "nearDay" | "closed" | "hostPage" | "follows"
> & {
  seo: { address: string };
  canRemind: boolean;
  isRemindedAtOnce: boolean;
  isReminded: boolean | null;
  /** The tide at that time, where it matters. */
  sea: ReactNode;
  /** For a date of a series: its other dates. */
  series?: ReactNode;
};

/** The public page of an event or of one date, with its reminder. */
export function EventPageWithReminder({
  event,
  isOver,
  nearDay,
  closed,
  hostPage,
  follows,
  seo,
  canRemind,
  isRemindedAtOnce,
  isReminded,
  sea,
  series,
}: Props) {
  return (
    <EventPage
      event={event}
      isOver={isOver}
      nearDay={nearDay}
      closed={closed}
      hostPage={hostPage}
      follows={follows}
      address={seo.address}
      reminder={
        canRemind ? <EventReminder event={event} isReminded={isReminded} isAtOnce={isRemindedAtOnce} /> : null
      }
      sea={sea}
      series={series}
    />
  );
}
