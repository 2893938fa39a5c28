const hour = 3_600_000;
let due: ReturnType<typeof setTimeout>;

/** Whether now is within the element's from and until times. */
export function holds({ from, until }: DOMStringMap, now: number): boolean {
  return (!from || Number(from) <= now) && (!until || now < Number(until));
}

/** Hides what is over, shows what follows, and has today above the fold of the days after it. */
export function showDays(): void {
  const place = document.getElementById("soon");
  const later = place?.querySelector("details");
  if (!place || !later) return;
  // A phone's clock may be behind: nobody reads a page before it was made.
  const made = Date.parse(document.querySelector<HTMLTimeElement>(".pocket time")?.dateTime ?? "");
  const now = Math.max(Date.now(), made || 0);
  const lasting = document.querySelectorAll<HTMLElement>(".pocket :is([data-until], [data-from])");
  for (const one of lasting) one.hidden = !holds(one.dataset, now);
  const days = [...place.querySelectorAll<HTMLElement>("section")].sort(
    (one, other) => Number(one.dataset.until) - Number(other.dataset.until),
  );
  const coming = days.filter(({ hidden }) => !hidden);
  const { today = "", tomorrow = "" } = place.dataset;
  const names = new Map([today, tomorrow].map((name, index) => [coming[index]?.dataset.date, name]));
  for (const day of document.querySelectorAll<HTMLElement>(".pocket [data-date]")) {
    const title = day.querySelector("h3");
    if (title) title.dataset.name = names.get(day.dataset.date) ?? "";
  }
  const [first] = coming;
  if (first) place.insertBefore(first, later);
  later.hidden = coming.length < 2;
  const over = place.querySelector<HTMLElement>(".soon-over");
  if (over) over.hidden = coming.length > 0;
  const rows = document.querySelectorAll<HTMLElement>(".month-sheet tbody tr");
  for (const [index, row] of rows.entries()) {
    row.hidden = days[index]?.hidden ?? false;
    row.ariaCurrent = days[index] === first ? "date" : null;
  }
  clearTimeout(due);
  const next = [...lasting].flatMap(({ dataset: { from, until } }) => [Number(from), Number(until)]);
  due = setTimeout(showDays, Math.min(hour, ...next.filter((at) => at > now).map((at) => at - now)));
}

/** Prints every day, since paper can't update. */
export function showForPaper(): void {
  const lines = document.querySelectorAll<HTMLElement>(".soon dl :is([data-until], [data-from])");
  for (const one of lines) one.hidden = one.dataset.from !== undefined;
}
