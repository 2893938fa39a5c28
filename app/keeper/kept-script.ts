/** The script of pages that are kept, linked by the worker alone: what was true for a while says so once that is over. */
const calm = 30_000;

function grow(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-changes-at]"))
    if (Number(part.dataset.changesAt) < Date.now()) part.dataset.stale = "";
}

setInterval(grow, calm);
document.addEventListener("visibilitychange", grow);
