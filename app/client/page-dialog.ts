const pages = new Map<string, Promise<Document | null>>();

/**
 * Cards marked `data-in-dialog` open their page as a dialog over the list: the page is fetched, its article moved into the
 * dialog, and its address put in the history.
 */
export function openPagesInDialog(): void {
  const frame = document.querySelector<HTMLTemplateElement>("#page-dialog");
  const title = document.title;
  let dialog: HTMLDialogElement | null = null;
  let opener: HTMLAnchorElement | null = null;

  const open = async (link: HTMLAnchorElement, isNew: boolean): Promise<void> => {
    const page = await read(link.href);
    const article = page?.querySelector("main article")?.cloneNode(true);
    if (dialog) return;
    dialog = (frame?.content.querySelector("dialog")?.cloneNode(true) ?? null) as HTMLDialogElement | null;
    if (!page || !article || !dialog) {
      dialog = null;
      location.assign(link.href);
      return;
    }
    opener = link;
    dialog.appendChild(article);
    document.body.appendChild(dialog);
    // Closed by hand; on Back `popstate` has taken it away already.
    dialog.addEventListener("close", () => {
      if (!dialog) return;
      takeAway();
      history.back();
    });
    if (isNew) history.pushState(null, "", link.href);
    document.title = page.title;
    dialog.showModal();
  };

  const takeAway = () => {
    dialog?.remove();
    dialog = null;
    document.title = title;
    opener?.focus();
  };

  addEventListener("click", (event) => {
    const pressed = event.target as Element;
    const link = pressed.closest<HTMLAnchorElement>("a");
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (dialog && (pressed === dialog || pressed.closest("button"))) dialog.close();
    else if (link?.matches("[data-in-dialog]")) open(link, true);
    else if (dialog && link?.matches("[href^='#']")) dialog.querySelector(link.hash)?.scrollIntoView();
    else return;
    event.preventDefault();
  });

  addEventListener("popstate", () => {
    if (dialog) takeAway();
    const now = address();
    const link = links().find((one) => one.getAttribute("href") === now);
    if (link) open(link, false);
  });

  // The first card is for emergencies: fetched early, so it opens even if the signal drops.
  const [first] = links();
  if (first) read(first.href);
}

function links(): HTMLAnchorElement[] {
  return Array.from(document.querySelectorAll("a[data-in-dialog]"));
}

/** The current address without its hash. */
function address(): string {
  return location.pathname + location.search;
}

/** Successful fetches are cached; failed ones are retried. */
function read(href: string): Promise<Document | null> {
  const page = pages.get(href) ?? fetchPage(href);
  pages.set(href, page);
  return page;
}

async function fetchPage(href: string): Promise<Document | null> {
  try {
    const answer = await fetch(href);
    if (answer.ok) return new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {}
  pages.delete(href);
  return null;
}
