import { useTravelWords } from "./use-travel-words";

/** The hours stand out from their label; in Spanish they may already end in a period. */
export function Departures({ label, minutes }: { label: string; minutes: readonly number[] }) {
  const { departures } = useTravelWords();
  const hours = departures(minutes);
  return (
    <>
      {label} <b className="ride-hours">{hours.endsWith(".") ? hours : `${hours}.`}</b>
    </>
  );
}
