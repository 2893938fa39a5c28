import { type Language, localPath } from "../../rules/site/language";
import { useWords } from "./words";

export function useLanguage(): Language {
  return useWords().language;
}

/** Makes addresses in the language of the page. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}
