export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];
export type InLanguages<Value> = Partial<Record<Language, Value>>;
export const defaultLanguage: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "es";
}

export function otherLanguage(language: Language): Language {
  return language === "en" ? "es" : "en";
}

/** The URL alone decides: everything under /es is Spanish. */
export function languageOf(pathname: string): Language {
  return /^\/es(\/|$|\.data$)/.test(pathname) ? "es" : "en";
}

/** "/es/eat" and "/eat" are one page; this is its path without a language. */
export function plainPath(pathname: string): string {
  return languageOf(pathname) === "es" ? pathname.slice("/es".length) || "/" : pathname;
}

/** The same page in a language, with its query and hash. */
export function localPath(language: Language, path: string): string {
  const end = path.search(/[?#]/);
  const pathname = plainPath(end < 0 ? path : path.slice(0, end));
  const rest = end < 0 ? "" : path.slice(end);
  if (language === "en") return pathname + rest;
  return (pathname === "/" ? "/es" : `/es${pathname}`) + rest;
}
