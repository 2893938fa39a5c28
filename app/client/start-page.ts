import { countVisit } from "./count-visit";
import { livenFields } from "./liven-fields";
import { refetchChangedParts } from "./refetch-changed";

const calm = 1000;

/** What scripts add to every page; each works without them. */
export function startPage(): void {
  startAtTop();
  rememberLanguage();
  openDialogs();
  refetchChangedParts();
  if (/^\/(es)?$/.test(location.pathname)) setTimeout(lookAhead, calm);
  carryPicture();
  turnPhotos();
  livenFields();
  countVisit();
}

/** Prefetches, from a second after the home page has loaded. */
async function lookAhead(): Promise<void> {
  try {
    (await import("./after-home-loads")).afterHomeLoads();
  } catch {}
}

/** `command` buttons and closing a dialog by a press outside, for browsers without either. */
function openDialogs(): void {
  if ("command" in HTMLButtonElement.prototype) return;
  addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    const button = pressed.closest("button[commandfor]");
    const dialog = button ? document.getElementById(button.getAttribute("commandfor") ?? "") : pressed;
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });
}

/** Moves through the full-window gallery without adding to the browser's history. */
function turnPhotos(): void {
  addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>(".lightbox a");
    const photo = link && document.getElementById(link.hash.slice(1));
    if (!photo) return;
    event.preventDefault();
    photo.scrollIntoView({ block: "nearest" });
    photo.querySelector<HTMLElement>(`a[rel=${link.rel}]`)?.focus({ preventScroll: true });
  });
}

const pictures = ".card-picture, .page-hero-picture";

/** View transition from the pressed card's picture to the page's. */
function carryPicture(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest(".card a");
    const pressed = link?.closest(".card")?.querySelector<HTMLElement>(".card-picture");
    if (!pressed) return;
    for (const picture of document.querySelectorAll<HTMLElement>(pictures)) {
      picture.style.viewTransitionName = picture === pressed ? "picture" : "none";
    }
  });
}

/** Reloading home starts at the top; Back still restores the scroll position. */
function startAtTop(): void {
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

function rememberLanguage(): void {
  const chosen = document.cookie.match(/(?:^|; )language=(en|es)/)?.[1];
  if (chosen) localStorage.setItem("language", chosen);
}
