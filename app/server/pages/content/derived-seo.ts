import type { TFunction } from "i18next";
import { directories } from "../../../locales/directories";
import { infoPage as infoEn } from "../../../locales/en/guides/info-tabs";
import { infoPage as infoEs } from "../../../locales/es/guides/info-tabs";
import { guides } from "../../../locales/guides";
import type { PageSeoDefaults } from "../../../rules/content/page-seo";
import { type Language, languages, localPath } from "../../../rules/site/language";
import { dateInWords } from "../../../rules/time/date-words";
import { shortTownName } from "../../../rules/town/town";
import { builtInWords } from "../../http/changed-words";
import { listDefaults, listPaths } from "../site/list-seo";
import type { DirectoryName, GuideName } from "./built-in-sections";

/** Pages that share the picture of the law. */
const lawful: readonly GuideName[] = ["privacy", "terms", "disclosure"];

/** A guide's metadata where nothing is stored. */
export function guideDefaults(language: Language, name: GuideName, t: TFunction): PageSeoDefaults {
  const { title, description, keywords } = guides[language][name];
  return {
    title: title.includes(shortTownName) ? title : `${title} · ${t("frame.brand")}`,
    description,
    keywords,
    image: `/social/${lawful.includes(name) ? "legal" : name}.png`,
  };
}

export function directoryDefaults(language: Language, name: DirectoryName): PageSeoDefaults {
  const { title, description, keywords } = directories[language][name];
  return { title, description, keywords, image: `/social/${name}.png` };
}

export function homeDefaults(language: Language): PageSeoDefaults {
  const { title, description, keywords, socialTitle } = guides[language].home;
  return { title, description, keywords, socialTitle, image: "/social/home.png" };
}

const guideNames: readonly GuideName[] = ["surf", "transportation", "real-estate", "legal", ...lawful];
const directoryNames: readonly DirectoryName[] = ["eat", "stay", "do"];
const infoText = { en: infoEn, es: infoEs };

export function mapDefaults(t: TFunction): PageSeoDefaults {
  return { title: t("map.seoTitle"), description: t("map.description"), image: "/social/info.png" };
}

export function dataDefaults(t: TFunction): PageSeoDefaults {
  return { title: t("data.seoTitle"), description: t("data.description"), image: "/social/info.png" };
}

/** Every fixed page with its derived metadata. */
export function derivedSeo(today: string): Map<string, PageSeoDefaults> {
  const pages = languages.flatMap((language) => {
    const { t } = builtInWords.words[language];
    const month = dateInWords(today.slice(0, 7), "month", language);
    const words: (readonly [string, PageSeoDefaults])[] = [
      ["/", homeDefaults(language)],
      ...directoryNames.map((name) => [`/${name}`, directoryDefaults(language, name)] as const),
      ...guideNames.map((name) => [`/${name}`, guideDefaults(language, name, t)] as const),
      ["/info", { ...infoText[language], image: "/social/info.png" }],
      ...listPaths.map((path) => [path, listDefaults(t, path, month)] as const),
      ["/map", mapDefaults(t)],
      ["/data", dataDefaults(t)],
    ];
    return words.map(([path, defaults]) => [localPath(language, path), defaults] as const);
  });
  return new Map(pages);
}
