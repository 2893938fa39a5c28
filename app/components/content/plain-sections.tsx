import type { AddedSection } from "../../rules/content/added-section";
import type { PlacedSection } from "../../rules/content/page-content";
import { langOf } from "../../rules/content/page-content";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Word } from "./managed-word";

type Props = { sections: readonly { name: string }[] };

/** An admin's own sections on a page without a layout for them: plain text under a title. */
export function PlainSections({ sections }: Props) {
  return sections.map((section) => (isPlain(section) ? <Plain key={section.id} section={section} /> : null));
}

type Plain = PlacedSection<AddedSection>;
const isPlain = (section: { name: string }): section is Plain => section.name === "plain";

function Plain({ section }: { section: Plain }) {
  return (
    <Section
      id={section.id}
      title={section.title && <Word of={section} name="title" />}
      lang={section.fallbackLanguage && "en"}
      split
    >
      <div className="prose" lang={langOf(section, "text")}>
        <Paragraphs text={section.text} />
      </div>
    </Section>
  );
}
