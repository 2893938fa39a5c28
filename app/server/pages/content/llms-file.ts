import { type LlmsPage, type LlmsText, llmsText } from "../../../rules/content/llms-text";
import { sitePages } from "../../../rules/content/site-pages";
import { localPath } from "../../../rules/site/language";
import { localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer, openToAll } from "../../http/feed";
import { languageIn, wordsIn } from "../../http/i18n";
import { newerWords } from "../../http/remembered-words";
import { derivedSeo } from "./derived-seo";

/** /llms.txt */
export async function answerLlmsText(context: Context): Promise<Response> {
  const services = context.get(servicesContext);
  const words = newerWords(context, services);
  const [newer] = await ask(services.db, [words.query]);
  words.take(newer);
  const text = llmsText(contentsOf(context));
  const headers = { ...publicCache({ tags: ["pages", "feeds"] }), ...openToAll };
  return feedAnswer(text, "text/plain; charset=utf-8", headers);
}

function contentsOf(context: Context): LlmsText {
  const { settings, now } = context.get(servicesContext);
  const language = languageIn(context);
  const { t } = wordsIn(context);
  const seo = derivedSeo(localDate(now()));
  const url = (path: string) => settings.origin + localPath(language, path);
  const pages = sitePages.flatMap(({ path }): LlmsPage[] => {
    const own = seo.get(localPath(language, path));
    return own ? [{ title: own.title, description: own.description, url: url(path) }] : [];
  });
  const file = (path: string, description: string): LlmsPage => ({
    title: path,
    description,
    url: url(path),
  });
  return {
    title: t("frame.siteName"),
    summary: t("frame.description"),
    notes: t("data.forModels.notes").split("\n\n"),
    parts: [
      { title: t("data.forModels.pages"), pages },
      {
        title: t("data.forModels.data"),
        pages: [
          file("/data", t("data.forModels.example")),
          file("/places.json", `${t("data.places")}. ${t("data.placesLead")}`),
          file("/events.json", `${t("data.events")}. ${t("data.eventsLead")}`),
          file("/tides.json", `${t("data.tides")}. ${t("data.tidesLead")}`),
          file("/calendar.ics", t("data.feed.calendar")),
          file("/tides.ics", t("data.feed.tides")),
          file("/blog.xml", t("data.feed.blog")),
          file("/places.geojson", t("data.forModels.map")),
        ],
      },
    ],
  };
}
