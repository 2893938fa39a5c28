const here = location.pathname + location.search;

/**
 * Whoever reloads a page that was lifted into a dialog and then goes back stands at the list's address with the page's
 * document: that address is loaded.
 */
export function reloadAfterBack(): void {
  addEventListener("popstate", () => {
    if (location.pathname + location.search !== here) location.reload();
  });
}
