import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "../../components/site/words";
import { placeOnInfo } from "../../rules/info/tabs";
import { localPath } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { TitledSection } from "../../ui/titled-section";

type Props = {
  path: string;
  section: string | null;
  /** Changes with every save. */
  version: string;
};

/** The page as visitors see it, with drafts. Each section links to its form; one on another tab needs another frame. */
export function PagePreview(props: Props) {
  const where = props.path === "/info" ? placeOnInfo(props.section) : {};
  return <Preview key={JSON.stringify(where)} {...props} where={where} />;
}

/** Updates without reloading the frame. */
function Preview({ path, section, version, where }: Props & { where: { [name: string]: string } }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = queryPath(localPath(language, path), {
    ...where,
    preview: "draft",
    section: section ?? "-",
  });
  // The frame keeps its first address; a new one would reload it and lose the scroll position.
  const [first] = useState(address);
  const shownSource = useRef(version);

  const heard = useRef<Document>(null);

  const attend = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page || page.URL === "about:blank") return;
    markChosen(page, section);
    if (heard.current === page) return;
    heard.current = page;
    page.addEventListener("click", (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (link.matches(".section-mark")) navigate(link.pathname + link.search, { preventScrollReset: true });
      else if (link.pathname === page.location.pathname) turnTo(page, link);
    });
  }, [section, navigate]);

  // The frame may have loaded before hydration, so its load event was missed.
  useEffect(attend, [attend]);

  useEffect(() => {
    if (shownSource.current === version) return;
    shownSource.current = version;
    refresh(frame.current, address, section);
  }, [version, address, section]);

  return (
    <TitledSection
      className="studio-preview hidden gap-2 lg:sticky lg:top-22 lg:grid"
      titleId="preview-title"
      titleClass="unseen"
      title={t("studio.page.preview")}
    >
      <p className="hint">{t("studio.page.pick")}</p>
      <iframe
        className="h-[calc(100vh-9rem)] w-full rounded-lg border border-line bg-paper"
        ref={frame}
        src={first}
        title={t("studio.page.preview")}
        onLoad={attend}
        loading="lazy"
      />
    </TitledSection>
  );
}

/** Opens a tab of the page within the preview, drafts included. All other links are disabled. */
function turnTo({ location }: Document, { href }: HTMLAnchorElement): void {
  const url = new URL(href);
  for (const [name, value] of new URLSearchParams(location.search))
    if (name === "preview" || name === "section") url.searchParams.set(name, value);
  location.replace(url);
}

function markChosen(page: Document, section: string | null): void {
  for (const mark of page.querySelectorAll<HTMLElement>("a.section-mark")) {
    const isChosen = mark.dataset.section === section;
    mark.toggleAttribute("aria-current", isChosen);
    if (isChosen) bringIntoSight(mark);
  }
}

/** Scrolls within the frame only; scrollIntoView would move the whole screen. */
function bringIntoSight(mark: HTMLElement): void {
  const window = mark.ownerDocument.defaultView;
  const { top, bottom } = mark.getBoundingClientRect();
  if (window && (top < 0 || bottom > window.innerHeight)) window.scrollBy({ top: top - 80 });
}

/** Replaces the document's content with the new page's, keeping the scroll position. */
async function refresh(
  frame: HTMLIFrameElement | null,
  address: string,
  section: string | null,
): Promise<void> {
  const page = frame?.contentDocument;
  if (!page) return;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  if (!fresh) return;
  page.querySelector("main")?.replaceWith(page.adoptNode(fresh));
  markChosen(page, section);
}
