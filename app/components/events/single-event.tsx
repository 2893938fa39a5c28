import type { ComponentProps, ReactNode } from "react";
import { TideThen } from "../sea/tide-then";
import { EventReminder } from "./event-actions";
import { EventPage } from "./event-page";

type Props = Pick<ComponentProps<typeof EventPage>, "event" | "isOver"> & {
  seo: { address: string };
  canRemind: boolean;
  isReminded: boolean | null;
  tide: ComponentProps<typeof TideThen>["tide"] | null;
  /** For a date of a series: the way to its other dates. */
  series?: ReactNode;
};

/** The public page of an event or of one date, with its reminder and the tide then. */
export function SingleEvent({ event, isOver, seo, canRemind, isReminded, tide, series }: Props) {
  return (
    <EventPage
      event={event}
      isOver={isOver}
      address={seo.address}
      reminder={canRemind ? <EventReminder event={event} isReminded={isReminded} /> : null}
      sea={tide ? <TideThen tide={tide} /> : null}
      series={series}
    />
  );
}
