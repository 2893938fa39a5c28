import { withoutLinks } from "../content/inline-links";
import { firstAidPath } from "../info/first-aid";
import { tagsOf } from "./category-words";
import type { Found } from "./found";

type Card = {
  id: string;
  title: string;
  lines: readonly string[];
  call: string;
  english?: readonly string[];
};
type Section = { title: string; cards: readonly Card[]; fallbackLanguage?: true };

/** In both languages. */
export function foundFirstAid(english: Section, spanish: Section): Found[] {
  return english.cards.map((card): Found => {
    const twin = spanish.cards.find(({ id }) => id === card.id) ?? { ...card, english: ["title", "lines"] };
    const isForeign = (word: string) => spanish.fallbackLanguage || twin.english?.includes(word);
    const lang = (word: string) => (isForeign(word) ? ("en" as const) : ("es" as const));
    const textOf = ({ lines, call }: Card) => withoutLinks([...lines, call].join(" "));
    return {
      kind: "aid",
      ref: `/info#${card.id}`,
      path: firstAidPath(card.id),
      name: { en: { text: card.title, lang: "en" }, es: { text: twin.title, lang: lang("title") } },
      partOf: { en: english.title, es: spanish.title },
      text: { en: { text: textOf(card), lang: "en" }, es: { text: textOf(twin), lang: lang("lines") } },
      more: "",
      tags: tagsOf("aid", []),
      steps: {
        en: { lines: card.lines, call: card.call, lang: "en" },
        es: { lines: twin.lines, call: twin.call, lang: lang("lines") },
      },
    };
  });
}
