import { offerKeeping } from "./keep-offer";

const nextPages = 'main a:is([href$="/surf"],[href$="/eat"],[href$="/stay"])';

/** Runs a second after the home page has loaded. */
export function livenHome(): void {
  offerKeeping();
  fetchAhead();
}

/** Prefetches the pages most people open next. */
function fetchAhead(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(nextPages);
  for (const href of new Set(Array.from(links, (link) => link.href))) {
    const hint = document.createElement("link");
    document.head.appendChild(Object.assign(hint, { rel: "prefetch", href }));
  }
}
