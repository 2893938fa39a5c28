import { countVisit } from "./count";
import { livenFields } from "./fields";
import { keepFresh } from "./fresh";

const calm = 1000;

/** What every page gains by scripts. Each is whole and works without. */
export function livenPage(): void {
  startAtTop();
  rememberLanguage();
  openDialogs();
  keepFresh();
  if (/^\/(es)?$/.test(location.pathname)) setTimeout(lookAhead, calm);
  carryPicture();
  turnPhotos();
  livenFields();
  countVisit();
}

/** A second after home has come, its script for that is fetched too. */
async function lookAhead(): Promise<void> {
  try {
    (await import("./ahead")).livenHome();
  } catch {}
}

/** Dialogs that open by `command` and close by a press outside, for browsers that know neither. */
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

/** From photo to photo over the whole window, without a step in the browser's history for each. */
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

/** The picture of the card that was pressed turns into the picture of the page it leads to. */
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

/** Home is a poster: loaded anew, it is seen from its top. Going back to it still finds the place one left. */
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

/** The chosen language, also where other programs of the page look for it. */
function rememberLanguage(): void {
  const chosen = document.cookie.match(/(?:^|; )language=(en|es)/)?.[1];
  if (chosen) localStorage.setItem("language", chosen);
}
