import { useVenueClosed } from "../../components/events/use-venue-closed";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { Notice } from "../../ui/notice";

/** Only a warning; the event can still be saved. */
export function ClosedVenue({ closed }: { closed: VenueClosed }) {
  const { check } = useVenueClosed();
  return <Notice tone="warn">{check(closed)}</Notice>;
}
