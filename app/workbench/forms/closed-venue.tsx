import { useVenueClosed } from "../../components/events/use-venue-closed";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { Notice } from "../../ui/notice";

/** For those who may change the event; nothing is refused for it. */
export function ClosedVenue({ closed }: { closed: VenueClosed }) {
  const { check } = useVenueClosed();
  return <Notice tone="warn">{check(closed)}</Notice>;
}
