/** Home is a poster: loaded anew, it is seen from its top. Going back to it still finds the place one left. */
export function startAtTop(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "reload" || location.hash || !document.querySelector(".hero")) return;
  history.scrollRestoration = "manual";
  scrollTo({ top: 0, behavior: "instant" });
  addEventListener("load", () =>
    setTimeout(() => {
      history.scrollRestoration = "auto";
    }),
  );
}
