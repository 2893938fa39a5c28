import type { ReactNode } from "react";
import type { DirectoryText } from "../../locales/directory-text";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import type { PlainSection } from "../../rules/content/plain-section";
import { ButtonLink } from "../../ui/button";
import { Paragraphs } from "../../ui/prose";
import { Section } from "../../ui/section";
import { SectionMark } from "../../ui/section-mark";
import { ManagedHero } from "../content/managed-hero";
import { PlainSections } from "../content/plain-sections";
import { Word } from "../content/word";
import { useWords } from "../site/words";

type Named<Name extends keyof DirectoryText> = { name: Name } & DirectoryText[Name];
export type DirectorySection = PlacedSection<
  Named<"hero"> | Named<"intro"> | Named<"tips"> | Named<"add-listing"> | PlainSection
>;

type Props = {
  sections: DirectorySection[];
  /** Stands in for the hero's title where an admin has hidden the hero. */
  seo: { title: string };
  scene: string;
  listTitle: string;
  isListTitled?: boolean;
  add: AddYours;
  /** Above the list of places: tabs or filters. */
  children: ReactNode;
};

/** What every directory is made of: hero, intro, the list, tips and the invitation to add one's own. */
export function Directory({ sections, seo, scene, ...rest }: Props) {
  const hero = sections.find((one) => one.name === "hero");
  return (
    <>
      <ManagedHero hero={hero} title={seo.title} scene={scene} />
      <DirectoryBody sections={sections} {...rest} />
    </>
  );
}

/** All of it but the hero, for a list that stands within another page. */
export function DirectoryBody({
  sections,
  listTitle,
  isListTitled,
  add,
  children,
}: Omit<Props, "seo" | "scene">) {
  const intro = sections.find((one) => one.name === "intro");
  const tips = sections.find((one) => one.name === "tips");
  const invitation = sections.find((one) => one.name === "add-listing");
  return (
    <>
      <div className="wrap grid gap-8 pb-20">
        <section id="list" aria-labelledby="list-title">
          <h2 className={isListTitled ? "mb-4 text-2xl" : "unseen"} id="list-title">
            {listTitle}
          </h2>
          {children}
        </section>
        {intro && (
          <section className="ruled pt-10" aria-labelledby="intro" lang={intro.fallbackLanguage && "en"}>
            <h2 id="intro" className="text-2xl">
              <Word of={intro} name="title" />
            </h2>
            <div className="prose mt-3" lang={langOf(intro, "text")}>
              <Paragraphs text={intro.text} />
            </div>
            <SectionMark part="intro" />
          </section>
        )}
      </div>
      {tips && <Tips section={tips} />}
      <PlainSections sections={sections} />
      {invitation && <Invitation section={invitation} add={add} />}
    </>
  );
}

function Tips({ section }: { section: Extract<DirectorySection, { name: "tips" }> }) {
  return (
    <Section
      title={<Word of={section} name="title" />}
      lead={<Word of={section} name="description" />}
      tone="sand"
      id="tips"
      lang={section.fallbackLanguage && "en"}
    >
      <ul className="grid gap-8 md:grid-cols-3">
        {section.cards.map((card) => (
          <li key={card.id} className="ruled-sunset pt-4">
            <h3 lang={langOf(card, "title")}>{card.title}</h3>
            <p className="mt-2 text-muted" lang={langOf(card, "description")}>
              {card.description}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type AddYours = {
  path: string;
  label: string;
  signedOutLabel?: string;
  isSignedIn: boolean;
  id?: string;
};

/** Adding needs an account: whoever has none yet is told so, and comes back here after signing in. */
function Invitation({
  section,
  add,
}: {
  section: Extract<DirectorySection, { name: "add-listing" }>;
  add: AddYours;
}) {
  const { t, localPath } = useWords();
  const target = localPath(add.path);
  return (
    <Section
      title={<Word of={section} name="title" />}
      tone="night"
      id={add.id ?? "add"}
      part="add-listing"
      lang={section.fallbackLanguage && "en"}
    >
      <p className="section-lead" lang={langOf(section, "text")}>
        {section.text}
      </p>
      <div className="actions mt-6">
        {add.isSignedIn ? (
          <ButtonLink href={target} size="large" icon="plus">
            {add.label}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={`${localPath("/auth")}?next=${encodeURIComponent(target)}`}
            size="large"
            icon="plus"
          >
            {add.signedOutLabel ?? add.label}
          </ButtonLink>
        )}
      </div>
      {add.isSignedIn ? null : <p className="mt-3 text-sm text-muted">{t("places.signInNote")}</p>}
    </Section>
  );
}
