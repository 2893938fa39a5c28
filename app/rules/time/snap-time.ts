import { formatTime } from "./days";

/** Rounds to quarters of an hour: "9:07" is 09:00, "9:55" is 10:00, "9" is 09:00. Null when unreadable. */
export function snapTime(text: string): string | null {
  const found = /^(\d{1,2})(?::(\d{1,2}))?$/.exec(text.trim());
  const hours = Number(found?.[1] ?? 99);
  const minutes = Number(found?.[2] ?? 0);
  if (hours > 23 || minutes > 59) return null;
  return formatTime(hours * 60 + snapMinutes(minutes));
}

function snapMinutes(minutes: number): number {
  if (minutes < 8) return 0;
  if (minutes < 23) return 15;
  if (minutes < 38) return 30;
  return minutes < 53 ? 45 : 60;
}
