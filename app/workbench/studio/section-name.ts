import { useWords } from "../../components/site/words";
import type { SectionOutline } from "../../forms/content/studio-view";

/** What a part is called: what it is, where the guide knows it, else what it says. */
export function useSectionName(): (section: Pick<SectionOutline, "name" | "titles">) => string {
  const { t, has, language } = useWords();
  return ({ name, titles }) => {
    const key = `studio.fields.sections.${name}`;
    if (has(key)) return t(key as "studio.fields.sections.hero");
    return titles[language] || titles.en || titles.es || name;
  };
}

/** The short name of a page, else its path. */
export function usePageName(): (path: string) => string {
  const { t, has } = useWords();
  return (path) => {
    const key = `studio.pages.names.${path}`;
    return has(key) ? t(key as "studio.pages.names./") : path;
  };
}
