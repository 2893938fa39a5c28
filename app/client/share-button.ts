/** A share link opens the phone's own share sheet where the browser has one. */
export function openShareSheet(): void {
  if (!("share" in navigator)) return;
  addEventListener("click", async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('main a[href$="/share"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await navigator.share({ title: document.title, url: link.href.slice(0, -6) });
    } catch (error) {
      // Closing the sheet, or one that is already open, isn't a failure.
      if (!/Abort|State/.test((error as Error).name)) location.assign(link.href);
    }
  });
}
