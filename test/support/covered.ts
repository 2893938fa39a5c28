import type { Page } from "playwright-core";

/** Which of these elements are covered. */
export function coveredBy(page: Page, cover: string, things: string): Promise<string[]> {
  return page.evaluate(
    ([over = "", under = ""]) => {
      const toast = document.querySelector(over)?.getBoundingClientRect();
      if (!toast?.height || toast.bottom < 0 || toast.top > innerHeight) return ["out of sight"];
      return [...document.querySelectorAll(`main :is(${under})`)].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const isApart =
          box.right <= toast.left ||
          box.left >= toast.right ||
          box.bottom <= toast.top ||
          box.top >= toast.bottom;
        return isApart || !box.width || !box.height || one.closest(over) ? [] : [one.outerHTML.slice(0, 90)];
      });
    },
    [cover, things],
  );
}
