import { metresText } from "../../../rules/sea/height-text";
import type { StoryWords } from "../../../rules/sea/story-card";
import type { StorySky } from "../../../rules/sea/story-sea";
import { clockParts, dateInWords } from "../../../rules/time/date-words";
import { formatDay } from "../../../rules/time/days";
import { localDay, timeText } from "../../../rules/time/panama-time";
import type { Context } from "../../context";
import { wordsIn } from "../../http/i18n";
import { loadEventStory } from "./story-of-event";
import { loadPlaceStory } from "./story-of-place";
import { loadTodayStory } from "./story-of-today";
import type { Story } from "./story-parts";
import { readStorySubject } from "./story-subject";

export function loadStory(context: Context, url: URL): Promise<Story> {
  const asked = readStorySubject(url);
  if (asked.of === "event") return loadEventStory(context, url, asked);
  if (asked.of === "place") return loadPlaceStory(context, url, asked);
  return loadTodayStory(context, url);
}

/** Words for hours, heights and the sun. */
export function storyWords(context: Context, { isNight, from }: StorySky): StoryWords {
  const { t, language } = wordsIn(context);
  const next = localDay(new Date(from)) + 1;
  // A night's sea reaches into the next morning.
  const onItsDay = (what: string, isNext: boolean) =>
    isNext ? t("story.ofDay", { what, day: dateInWords(formatDay(next), "weekday", language) }) : what;
  return {
    clock: (at) => clockParts(timeText(new Date(at), language)),
    water: ({ kind, metres, at }) =>
      onItsDay(t(`story.${kind}`, { metres: metresText(metres) }), localDay(new Date(at)) === next),
    sun: onItsDay(t(isNight ? "story.sunrise" : "story.sunset"), isNight),
  };
}
