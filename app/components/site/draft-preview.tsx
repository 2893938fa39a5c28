import { createContext, type ReactNode, useContext } from "react";
import { type PreviewPart, partTitle } from "../../rules/content/preview-part";
import { queryPath } from "../../rules/site/query-path";
import { SectionEditLinks } from "../../ui/section-edit-link";
import { useWords } from "./words";

type Preview = { parts: PreviewPart[] };
const PreviewContext = createContext<Preview | null>(null);

/** Set while the page shows drafts; null on public pages. */
export function DraftPreviewProvider({ value, children }: { value: Preview | null; children: ReactNode }) {
  return <PreviewContext value={value}>{children}</PreviewContext>;
}

type Props = {
  /** The page's path and query. */
  path: string;
  /** Built-in sections, and the selected one when the page is shown beside its form. */
  parts: { builtIn: PreviewPart[]; chosen: string | null } | null;
  children: ReactNode;
};

/** A preview alone has a banner; beside its form, its sections link to their fields. */
export function DraftPreviewFrame({ path, parts, children }: Props) {
  const preview = useContext(PreviewContext);
  if (!preview || !parts) return children;
  const page = path.split("?")[0] ?? path;
  if (parts.chosen === null)
    return (
      <>
        <PreviewBanner page={page} />
        {children}
      </>
    );
  return (
    <Marked page={page} chosen={parts.chosen} builtIn={parts.builtIn} rows={preview.parts}>
      {children}
    </Marked>
  );
}

function PreviewBanner({ page }: { page: string }) {
  const { t, localPath } = useWords();
  return (
    <aside className="preview-banner" aria-label={t("studio.banner.title")}>
      <p>
        <b>{t("studio.banner.title")}.</b> {t("studio.banner.text")}
      </p>
      <p>
        <a href={localPath(queryPath("/admin/content", { page_path: page }))}>{t("studio.banner.edit")}</a>
        <a href={page}>{t("studio.banner.public")}</a>
      </p>
    </aside>
  );
}

type MarkedProps = {
  page: string;
  chosen: string;
  builtIn: PreviewPart[];
  rows: PreviewPart[];
  children: ReactNode;
};

function Marked({ page, chosen, builtIn, rows, children }: MarkedProps) {
  const { t, has, localPath } = useWords();
  const names = new Set([...builtIn, ...rows].map(({ name }) => name));
  const nameOf = (part: string) => {
    const key = `studio.fields.sections.${part}`;
    return has(key)
      ? t(key as "studio.fields.sections.hero")
      : partTitle({ name: part, path: page }, { rows, builtIn });
  };
  const marks = {
    hrefOf: (part: string) =>
      names.has(part)
        ? localPath(queryPath("/admin/content", { page_path: page, section_name: part }))
        : null,
    labelOf: (part: string) => t("studio.banner.part", { name: nameOf(part) }),
    chosen,
  };
  return <SectionEditLinks value={marks}>{children}</SectionEditLinks>;
}
