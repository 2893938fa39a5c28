import { expect, test } from "vitest";
import { Guide } from "../../../app/components/content/guide";
import type { GuideSection } from "../../../app/locales/guide-text";
import { speak } from "../speak";

const hero: GuideSection = { name: "hero", kind: "hero", title: "Tides", subtitle: "They decide" };
const text = (name: string): GuideSection => ({ name, kind: "text", title: name, text: "One\n\nTwo" });
const guide = { name: "surf", seo: { title: "Tides in Cambutal" }, updated: null } as const;

test("a long guide has a table of contents, a short one doesn't", () => {
  const parts = ["a", "b", "c", "d", "e"].map(text);
  expect(speak("en", <Guide {...guide} sections={[hero, ...parts]} />)).toContain("On this page");
  expect(speak("en", <Guide {...guide} sections={[hero, ...parts.slice(1)]} />)).not.toContain(
    "On this page",
  );
});

test("text in another language is marked, in the contents too", () => {
  const parts = ["a", "b", "c", "d"].map(text);
  const borrowed = { ...text("e"), fallbackLanguage: true as const };
  const html = speak("es", <Guide {...guide} sections={[hero, ...parts, borrowed]} />);
  expect(html).toContain('href="#e" lang="en">');
  expect(html).toContain('<section class="section" id="e" lang="en"');
});

test("a guide with a hidden hero still has its title once", () => {
  const html = speak("en", <Guide {...guide} sections={[text("a")]} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain("Tides in Cambutal");
});

test("four cards are in two columns, three in one row", () => {
  const cards = (count: number): GuideSection => ({
    name: "cards",
    kind: "cards",
    title: "Cards",
    description: "",
    cards: Array.from({ length: count }, (_, id) => ({ id: `${id}`, title: `${id}`, description: "" })),
  });
  expect(speak("en", <Guide {...guide} sections={[cards(4)]} />)).toContain("cards-in-pairs");
  expect(speak("en", <Guide {...guide} sections={[cards(3)]} />)).not.toContain("cards-in-pairs");
});
