import { factsSection } from "../../../rules/content/facts-section";
import type { Language } from "../../../rules/site/language";
import { amountText, builtInFacts, factsOfLeg } from "../../../rules/town/facts";
import { roadLegs, type Town, towns } from "../../../rules/town/road";
import { builtInWords } from "../../http/words";

/** The facts of the town as the studio lists them: no page shows them so, every page tells them. */
export function townFactsSection(language: Language) {
  const facts = [...builtInFacts].map(([id, fact]) => ({
    id,
    label: labelOf(id, language),
    amount: amountText(fact),
    certainty: fact.certainty,
  }));
  return { name: factsSection.section_name, kind: "townFacts", facts };
}

function labelOf(id: string, language: Language): string {
  const { t, has } = builtInWords.words[language];
  const key = `facts.labels.${id}`;
  if (has(key)) return t(key as "facts.labels.goodDay");
  const leg = roadLegs.find(({ to }) => Object.values(factsOfLeg(to)).includes(id));
  const nameOf = (town: Town) => ("name" in towns[town] ? towns[town].name : t("guides.way.capital"));
  const ends = leg && { from: nameOf(leg.from), to: nameOf(leg.to) };
  return t(id.startsWith("road") ? "facts.labels.road" : "facts.labels.drive", ends);
}
