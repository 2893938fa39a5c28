const delay = 1000;
const nextPages = 'main a:is([href$="/surf"],[href$="/eat"],[href$="/stay"])';

/** A second after home has come, the pages most people open next are fetched. */
export function fetchAhead(): void {
  if (!/^\/(es)?$/.test(location.pathname)) return;
  setTimeout(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(nextPages);
    for (const href of new Set(Array.from(links, (link) => link.href))) {
      const hint = document.createElement("link");
      document.head.appendChild(Object.assign(hint, { rel: "prefetch", href }));
    }
  }, delay);
}
