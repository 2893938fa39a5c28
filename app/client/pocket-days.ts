const shown = 2;

/** Of the days at the top, those that hold: what is over goes, today and tomorrow stand open under their names. */
export function showDays(): void {
  const place = document.getElementById("soon");
  const later = place?.querySelector("details");
  if (!place || !later) return;
  const { today = "", tomorrow = "" } = place.dataset;
  const days = [...place.querySelectorAll<HTMLElement>("[data-until]")];
  const coming = days.filter(({ dataset }) => Number(dataset.until) > Date.now());
  for (const day of days) {
    const index = coming.indexOf(day);
    day.hidden = index < 0;
    const title = day.querySelector("h3");
    if (title) title.dataset.name = [today, tomorrow][index] ?? "";
  }
  for (const day of coming.slice(0, shown)) place.insertBefore(day, later);
  later.hidden = coming.length <= shown;
  const over = place.querySelector<HTMLElement>(".soon-over");
  if (over) over.hidden = coming.length > 0;
}
