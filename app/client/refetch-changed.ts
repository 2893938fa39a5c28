const hour = 3_600_000;

/**
 * Parts that hold only for a while have an id and `data-changes-at`, an instant. At that time the page is fetched again and
 * those parts are replaced.
 */
export function refetchChangedParts(): void {
  const due = Array.from(document.querySelectorAll<HTMLElement>("[data-changes-at]"), (part) =>
    Number(part.dataset.changesAt),
  );
  if (due.length) setTimeout(renew, Math.min(Math.max(Math.min(...due) - Date.now(), 0) + 1000, hour));
}

async function renew(): Promise<void> {
  if (document.hidden)
    await new Promise((visible) => addEventListener("visibilitychange", visible, { once: true }));
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of document.querySelectorAll("[data-changes-at]")) {
      const newer = page.getElementById(part.id);
      if (answer.ok && newer) part.replaceWith(newer);
    }
  } catch {}
  setTimeout(refetchChangedParts, 30_000);
}
