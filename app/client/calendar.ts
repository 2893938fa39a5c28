/** The script of the month calendar. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
moveThroughMonth();

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Roving tabindex in the month grid: arrows move between days, and past the edge to the next month. */
function moveThroughMonth(): void {
  const days = Array.from(document.querySelectorAll<HTMLAnchorElement>(".month td a"));
  const start = days.find((day) => day.ariaCurrent) ?? days.find((day) => day.closest(".in-month"));
  if (!start) return;
  rest(start);
  addEventListener("keydown", (event) => {
    const at = days.indexOf(event.target as HTMLAnchorElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = target(event.key, at);
    if (to === null) return;
    event.preventDefault();
    const day = days[to];
    if (!day)
      return document.querySelector<HTMLAnchorElement>(`.month a[rel=${to < 0 ? "prev" : "next"}]`)?.click();
    rest(day);
    day.focus();
  });

  function target(key: string, at: number): number | null {
    const step = steps[key];
    if (step) return at + step;
    if (key === "Home") return at - (at % 7);
    if (key === "End") return at - (at % 7) + 6;
    return key === "PageUp" ? -1 : key === "PageDown" ? days.length : null;
  }

  function rest(chosen: HTMLAnchorElement): void {
    for (const day of days) day.tabIndex = day === chosen ? 0 : -1;
  }
}
