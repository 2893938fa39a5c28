import type { ReactNode } from "react";
import { openingOf } from "../../rules/content/folded-parts";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { drawingAddress } from "../../rules/pictures/drawing-address";
import { sectionDrawing } from "../../rules/pictures/section-portraits";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { LinkedText } from "../site/linked-text";
import { boldFirstSentence } from "./bold-first-sentence";
import { FoldedSection } from "./folded-section";
import { Word } from "./managed-word";

function frameOf(section: PlacedSection<{ name: string; title: string }>) {
  const { name, title, fallbackLanguage } = section;
  return {
    id: name,
    title: title && <Word of={section} name="title" />,
    picture: sectionPicture(name),
    lang: fallbackLanguage && ("en" as const),
  };
}

type Titled = PlacedSection<{ name: string; title: string; description?: string; text?: string }>;
type Props = {
  section: Titled;
  isFolded: boolean;
  tone?: "sand";
  /** True if its content has pictures; then an open section shows none beside its title. */
  isPictured?: boolean;
  children?: ReactNode;
};

/** A section of a guide: open under its title, or folded under the first sentence of its introduction. */
export function GuidePart({ section, isFolded, tone, isPictured, children }: Props) {
  const word = section.text === undefined ? "description" : "text";
  const lead = section[word] ?? "";
  const frame = frameOf(section);
  const lang = langOf(section, word);
  if (!isFolded)
    return (
      <Section
        {...frame}
        picture={isPictured ? null : frame.picture}
        tone={tone}
        lead={lead && (lang ? <span lang={lang}>{lead}</span> : lead)}
      >
        {children}
      </Section>
    );
  const { first, rest } = openingOf(lead);
  return (
    <FoldedSection {...frame} sentence={first && <Opening lang={lang}>{first}</Opening>}>
      {rest && <Lead lang={lang}>{rest}</Lead>}
      {children}
    </FoldedSection>
  );
}

type TextProps = { section: PlacedSection<{ name: string; title: string; text: string }>; isFolded: boolean };

/** A section of plain text only. */
export function GuideText({ section, isFolded }: TextProps) {
  const frame = frameOf(section);
  const lang = langOf(section, "text");
  const { first, rest } = openingOf(section.text);
  const prose = (
    <div className="prose" lang={lang}>
      <Paragraphs
        text={isFolded ? rest : section.text}
        say={isFolded || frame.picture ? boldFirstSentence : linked}
      />
    </div>
  );
  return isFolded ? (
    <FoldedSection {...frame} sentence={<Opening lang={lang}>{first}</Opening>}>
      {prose}
    </FoldedSection>
  ) : (
    <Section {...frame} split>
      {prose}
    </Section>
  );
}

/** `<summary>` may hold text and a heading, but no paragraphs. */
function Opening(props: { lang?: string; children: string }) {
  return <span className="section-lead" {...props} />;
}

function Lead(props: { lang?: string; children: string }) {
  return <p className="section-lead" {...props} />;
}

const linked = (text: string) => <LinkedText text={text} />;

/** Beside the title where there's room, else below it. */
export function sectionPicture(name: string): ReactNode {
  const drawing = sectionDrawing(name);
  if (!drawing) return null;
  return (
    <img
      className="section-picture"
      src={drawingAddress(drawing)}
      alt=""
      width={960}
      height={720}
      loading="lazy"
    />
  );
}
