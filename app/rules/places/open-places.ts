import type { WeekHours } from "./hours";
import { type OpenStatus, openStatus, trueUntil } from "./open-status";

type Place = { hours: WeekHours | null; closed_for_season: boolean; kitchen_until?: string | null };
type OpenNow<P> = {
  places: (P & { status: OpenStatus })[];
  isAnyOpen: boolean;
  until: Date;
};

/**
 * The first open places in list order, those with an open kitchen first, and until when that's true; if none is open,
 * those that open first.
 */
export function openNow<P extends Place>(candidates: readonly P[], now: Date, count = 3): OpenNow<P> {
  const withStatus = candidates.map((place) => ({
    ...place,
    status: openStatus(place.hours, now, place.closed_for_season, place.kitchen_until),
  }));
  const until = trueUntil(
    withStatus.map((place) => place.status),
    now,
  );
  const open = withStatus.filter(({ status }) => status.state === "open");
  const isServing = ({ status }: { status: OpenStatus }) =>
    status.state === "open" && status.kitchen?.isClosed !== true;
  const servingFirst = [...open.filter(isServing), ...open.filter((place) => !isServing(place))];
  if (open.length > 0) return { places: servingFirst.slice(0, count), isAnyOpen: true, until };
  const opening = (status: OpenStatus) =>
    status.state === "closed"
      ? (status.opensAt?.getTime() ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
  const next = withStatus
    .filter(({ status }) => Number.isFinite(opening(status)))
    .sort((a, b) => opening(a.status) - opening(b.status));
  return { places: next.slice(0, count), isAnyOpen: false, until };
}
