const here = location.pathname + location.search;

/**
 * After reloading a page that was open as a dialog, Back shows the list's address with the wrong document: this loads
 * the list.
 */
export function reloadAfterDialog(): void {
  addEventListener("popstate", () => {
    if (location.pathname + location.search !== here) location.reload();
  });
}
