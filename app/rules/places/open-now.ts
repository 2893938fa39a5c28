import type { WeekHours } from "./hours";
import { type OpenStatus, openStatus, trueUntil } from "./open-status";

type Place = { hours: WeekHours | null; closed_for_season: boolean };
type OpenNow<P> = {
  places: (P & { status: OpenStatus })[];
  isAnyOpen: boolean;
  until: Date;
};

/** The first open places in list order, and until when that is so; when nobody is open, the ones that open first. */
export function openNow<P extends Place>(candidates: readonly P[], now: Date, count = 3): OpenNow<P> {
  const withStatus = candidates.map((place) => ({
    ...place,
    status: openStatus(place.hours, now, place.closed_for_season),
  }));
  const until = trueUntil(
    withStatus.map((place) => place.status),
    now,
  );
  const open = withStatus.filter(({ status }) => status.state === "open");
  if (open.length > 0) return { places: open.slice(0, count), isAnyOpen: true, until };
  const opening = (status: OpenStatus) =>
    status.state === "closed"
      ? (status.opensAt?.getTime() ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
  const next = withStatus
    .filter(({ status }) => Number.isFinite(opening(status)))
    .sort((a, b) => opening(a.status) - opening(b.status));
  return { places: next.slice(0, count), isAnyOpen: false, until };
}
