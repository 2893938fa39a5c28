import { expect, test } from "vitest";
import { GuideDrawingSection } from "../../../app/components/posts/guide-drawing";
import { PostGuides } from "../../../app/components/posts/post-guides";
import type { GuideSection } from "../../../app/locales/guide-text";
import { guides } from "../../../app/locales/guides";
import type { SeaDayAhead } from "../../../app/rules/sea/small-day-picture";
import { languages } from "../../../app/rules/site/language";
import { fillFacts } from "../../../app/rules/site/words";
import { builtInWords } from "../../../app/server/http/changed-words";
import { speak } from "../speak";

const tides: SeaDayAhead = { date: "2026-11-26", sea: "M0 0", waters: [], lowest: null };

test.each(languages)("a post draws the year, the tide and the way in %s", (language) => {
  const sections: readonly GuideSection[] = [
    ...guides[language].surf.sections,
    ...guides[language].transportation.sections,
  ];
  const told = fillFacts(sections, builtInWords.words[language].fact);
  const year = told.find((section) => section.kind === "year");
  const way = told.find((section) => section.kind === "way");
  if (year?.kind !== "year" || way?.kind !== "way") throw new Error("a guide lost its drawing");
  const drawn = { month: 11, year, way, tides };
  const prefix = language === "en" ? "" : "/es";
  const shown = (name: "year" | "way" | "tides") =>
    speak(language, <GuideDrawingSection name={name} drawn={drawn} isAfter />);
  expect(shown("year")).toContain("/scenes/maps/year.svg#whales");
  expect(shown("year")).toContain(`href="${prefix}/surf#year"`);
  expect(shown("way")).toContain("/scenes/maps/way.svg");
  expect(shown("tides")).toContain(`class="strip"`);
  expect(shown("tides")).toContain("26");
});

test("nothing is drawn of what is hidden, and no card leads nowhere", () => {
  const drawn = { month: 11, year: null, way: null, tides: null };
  expect(speak("en", <GuideDrawingSection name="year" drawn={drawn} />)).toBe("");
  expect(speak("en", <PostGuides guides={[]} />)).toBe("");
  expect(speak("en", <PostGuides guides={["real-estate"]} />)).toContain('href="/real-estate"');
});
