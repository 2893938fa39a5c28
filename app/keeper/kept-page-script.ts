/** The script of kept pages, linked by the worker: replaces words that no longer hold. */
const calm = 30_000;
const note = document.querySelector<HTMLElement>(".kept-note");

function grow(): void {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>("[data-changes-at]"))
    if (Number(part.dataset.changesAt) < now) part.dataset.stale = "";
  if (Number(note?.dataset.dayEnds) < now) endDay();
  date("[data-stale] [data-dated]");
}

function endDay(): void {
  note?.classList.add("of-another-day");
  date("[data-dated]");
  for (const day of document.querySelectorAll("[aria-current=date]")) day.removeAttribute("aria-current");
}

/** Replaces "tonight" by its date. */
function date(which: string): void {
  for (const words of document.querySelectorAll<HTMLElement>(which)) {
    words.textContent = words.dataset.dated ?? "";
    words.classList.remove("live");
    words.removeAttribute("data-dated");
  }
}

grow();
setInterval(grow, calm);
document.addEventListener("visibilitychange", grow);
