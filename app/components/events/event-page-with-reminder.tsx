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
export function EventPageWithReminder({ seo, canRemind, isRemindedAtOnce, isReminded, ...page }: Props) {
  return (
    <EventPage
      {...page}
      address={seo.address}
      reminder={
        canRemind ? (
          <EventReminder event={page.event} isReminded={isReminded} isAtOnce={isRemindedAtOnce} />
        ) : null
      }
    />
  );
}
