import { enableKeepButton } from "./keep-button";

const nextPages = 'main a:is([href$="/surf"],[href$="/eat"],[href$="/stay"])';

/** Runs a second after the home page has loaded. */
export function afterHomeLoads(): void {
  enableKeepButton();
  prefetchNextPages();
}

/** Prefetches the pages most people open next. */
function prefetchNextPages(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(nextPages);
  for (const href of new Set(Array.from(links, (link) => link.href))) {
    const hint = document.createElement("link");
    document.head.appendChild(Object.assign(hint, { rel: "prefetch", href }));
  }
}
