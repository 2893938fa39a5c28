import { useTranslation } from "react-i18next";
import { type Language, localPath } from "../rules/language";

export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

/** Makes addresses in the language of the page. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}
