import { useWords } from "../../components/site/words";
import type { SectionOutline } from "../../forms/content/section-view";

/** A section's name from the catalog, or else its title. */
export function useSectionName(): (section: Pick<SectionOutline, "name" | "titles">) => string {
  const { t, has, language } = useWords();
  return ({ name, titles }) => {
    const key = `studio.fields.sections.${name}`;
    if (has(key)) return t(key as "studio.fields.sections.hero");
    return titles[language] || titles.en || titles.es || name;
  };
}

/** A page's name from the catalog, or else its path. */
export function usePageName(): (path: string) => string {
  const { t, has } = useWords();
  return (path) => {
    const key = `studio.pages.names.${path}`;
    return has(key) ? t(key as "studio.pages.names./") : path;
  };
}
