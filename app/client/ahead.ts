const nextPages = 'main a:is([href$="/surf"],[href$="/eat"],[href$="/stay"])';

/** The pages that most people open after home are fetched. */
export function fetchAhead(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(nextPages);
  for (const href of new Set(Array.from(links, (link) => link.href))) {
    const hint = document.createElement("link");
    document.head.appendChild(Object.assign(hint, { rel: "prefetch", href }));
  }
}
