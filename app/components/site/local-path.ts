import { type Language, localPath, otherLanguage } from "../../rules/site/language";
import { useWords } from "./words";

export function useLanguage(): Language {
  return useWords().language;
}

/** Where words of both stand side by side, the reader's own come first. */
export function useBothLanguages(): readonly [Language, Language] {
  const language = useLanguage();
  return [language, otherLanguage(language)];
}

/** Makes addresses in the language of the page. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}
