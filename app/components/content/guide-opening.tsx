import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { Paragraphs } from "../../ui/paragraphs";
import { SectionEditLink } from "../../ui/section-edit-link";
import { boldFirstSentence } from "./bold-first-sentence";
import { sectionPicture } from "./guide-part";
import { Word } from "./managed-word";

type Props = { section: PlacedSection<{ name: string; title: string; text: string }> };

/** A guide's first text, in its head. */
export function GuideOpening({ section }: Props) {
  const { name, title, text, fallbackLanguage } = section;
  return (
    <section
      className="opening"
      id={name}
      lang={fallbackLanguage && "en"}
      aria-labelledby={title ? `${name}-title` : undefined}
    >
      {sectionPicture(name)}
      {title && (
        <h2 id={`${name}-title`}>
          <Word of={section} name="title" />
        </h2>
      )}
      <div className="prose" lang={langOf(section, "text")}>
        <Paragraphs text={text} say={boldFirstSentence} />
      </div>
      <SectionEditLink part={name} />
    </section>
  );
}
