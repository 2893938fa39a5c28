import { offerKeeping } from "./keep-offer";

const nextPages = 'main a:is([href$="/surf"],[href$="/eat"],[href$="/stay"])';

/** What home gains a second after it has come. */
export function livenHome(): void {
  offerKeeping();
  fetchAhead();
}

/** The pages that most people open after home are fetched. */
function fetchAhead(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(nextPages);
  for (const href of new Set(Array.from(links, (link) => link.href))) {
    const hint = document.createElement("link");
    document.head.appendChild(Object.assign(hint, { rel: "prefetch", href }));
  }
}
