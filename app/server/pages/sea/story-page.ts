import { data } from "react-router";
import { storyInWords } from "../../../rules/sea/story-card";
import { storyLayout } from "../../../rules/sea/story-layout";
import { storySea } from "../../../rules/sea/story-sea";
import { type StoryShape, storyMeasures, storyShapes } from "../../../rules/sea/story-shape";
import { localPath } from "../../../rules/site/language";
import { queryPath } from "../../../rules/site/query-path";
import { localDate } from "../../../rules/time/panama-time";
import type { Context } from "../../context";
import { publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { seoOf } from "../site/page";
import { loadStory, storyWords } from "./story-by-subject";
import type { Story } from "./story-parts";
import { readShape } from "./story-subject";

/** The card in both shapes, and its alternative text. */
export async function loadStoryPage(context: Context, url: URL) {
  const story = await loadStory(context, url);
  const { page, about } = story;
  const { t, language } = wordsIn(context);
  const { searchParams } = url;
  const asked = ["event", "date", "place"].map((name) => [name, searchParams.get(name)]);
  const title = about ? t("story.pageTitleOf", { name: about.name }) : t("story.pageTitle");
  const seo = seoOf(context, page, {
    title: `${title} · ${t("frame.siteName")}`,
    description: t("story.description"),
    image: "/social/calendar.png",
    robots: "noindex",
  });
  const day = localDate(new Date(story.sky.from));
  const cards = storyShapes.map((shape) => ({
    shape,
    address: queryPath(localPath(language, "/story.svg"), {
      size: shape,
      ...Object.fromEntries(asked),
    }),
    alt: altText(context, story, shape),
    file: `cambutal-${day}-${shape}`,
    width: storyMeasures[shape].width,
    height: storyMeasures[shape].height,
  }));
  return data({ seo, title, about, cards }, { headers: cacheOf(story) });
}

function altText(context: Context, { card, waters, sky }: Story, shape: StoryShape): string {
  const words = storyWords(context, sky);
  return storyInWords(card, storySea(waters, sky, shape), words, storyMeasures[shape].most);
}

/** Everything the drawing is made of. */
export async function loadStoryDrawing(context: Context, url: URL) {
  const shape = readShape(url);
  const story = await loadStory(context, url);
  const { card, waters, sky } = story;
  const sea = storySea(waters, sky, shape);
  const texts = storyLayout(card, sea, sky, storyWords(context, sky), shape);
  const { language } = wordsIn(context);
  return {
    drawing: { shape, sky, sea, texts, alt: altText(context, story, shape), language },
    headers: cacheOf(story),
  };
}

function cacheOf({ tags, changesIn, page }: Story): Record<string, string> {
  return publicCache({ tags: ["pages", `page:${page.plainPath}`, ...tags], changesIn });
}
