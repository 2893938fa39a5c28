import { data } from "react-router";
import type { SeoTexts } from "../../../forms/content/seo";
import { seoFields } from "../../../rules/content/seo-fields";
import { type Language, languages, localPath, plainPath } from "../../../rules/site/language";
import { localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { type SeoRow, selectSeoOf } from "../../db/content/studio-seo";
import { ask } from "../../db/database";
import { selectNewestImages } from "../../db/pictures/pictures";
import { derivedSeo } from "./derived-seo";

const libraryPictures = 12;

/** Both languages' forms of a path, with its derived metadata. */
export async function loadSeoForms(context: Context, path: string) {
  const { db, now, settings } = context.get(servicesContext);
  const plain = plainPath(path);
  const paths = languages.map((language) => localPath(language, plain));
  const [rows, pictures] = await ask(db, [selectSeoOf(db, paths), selectNewestImages(db, libraryPictures)]);
  const defaults = derivedSeo(localDate(now()));
  const recordOf = (language: Language) =>
    rows.find((row) => row.page_path === localPath(language, plain)) ?? null;
  return {
    path: plain,
    origin: settings.origin,
    pictures,
    forms: languages.map((language) => {
      const row = recordOf(language);
      return {
        language,
        path: localPath(language, plain),
        id: row?.id ?? null,
        version: row?.updated_at ?? 0,
        stored: textsOf(row),
        english: language === "en" ? null : textsOf(recordOf("en")),
        defaults: defaults.get(localPath(language, plain)) ?? null,
      };
    }),
  };
}

/** A stored record as form values. */
export function textsOf(row: SeoRow | null): SeoTexts {
  return Object.fromEntries(seoFields.map((name) => [name, row?.[name] ?? ""])) as SeoTexts;
}

/** An impossible path is a 404. */
export function pathAsked(given: string): string {
  const path = given.trim();
  if (!/^\/$|^(\/[\w-]+)+$/.test(path) || path.length > 200) throw data(null, 404);
  return path;
}
