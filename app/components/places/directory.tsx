import type { ReactNode } from "react";
import type { DirectoryText } from "../../locales/directory-text";
import type { AddedSection } from "../../rules/content/added-section";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { tipsScenes } from "../../rules/pictures/scenes-beside-links";
import { ButtonLink } from "../../ui/button";
import { Paragraphs } from "../../ui/paragraphs";
import { ScenePicture } from "../../ui/scene-picture";
import { SectionEditLink } from "../../ui/section-edit-link";
import { ManagedHero } from "../content/managed-hero";
import { Word } from "../content/managed-word";
import { PlainSections } from "../content/plain-sections";
import { useWords } from "../site/words";

type Named<Name extends keyof DirectoryText> = { name: Name } & DirectoryText[Name];
export type DirectorySection = PlacedSection<
  Named<"hero"> | Named<"intro"> | Named<"tips"> | Named<"add-listing"> | AddedSection
>;

type Props = {
  sections: DirectorySection[];
  /** The title where an admin has hidden the hero. */
  seo: { title: string };
  scene: string;
  listTitle?: string;
  add: AddYours;
  /** Above the list of places: tabs or filters. */
  children: ReactNode;
};

/** A directory page: hero, intro, list, tips, and the invitation to add a place. */
export function Directory({ seo, ...body }: Props) {
  const hero = body.sections.find((one) => one.name === "hero");
  return (
    <>
      <ManagedHero hero={hero} title={seo.title} scene={body.scene} />
      <DirectoryBody {...body} />
    </>
  );
}

/** The same without a hero, for a list within another page. */
export function DirectoryBody({
  sections,
  listTitle,
  add,
  titleId,
  scene,
  children,
}: Omit<Props, "seo" | "scene"> & {
  scene?: string;
  /** The title above, which names the list. */
  titleId?: string;
}) {
  const tipsScene = scene && tipsScenes[scene];
  const intro = sections.find((one) => one.name === "intro");
  const tips = sections.find((one) => one.name === "tips");
  const invitation = sections.find((one) => one.name === "add-listing");
  return (
    <>
      <div className="wrap beside-title pb-10">
        <section id="list" aria-labelledby={titleId ?? "list-title"}>
          {listTitle && (
            <h2 className="unseen" id="list-title">
              {listTitle}
            </h2>
          )}
          {children}
        </section>
      </div>
      <PlainSections sections={sections} />
      <div className="tail">
        <div className="wrap">
          {intro && <Intro section={intro} />}
          {tips && tipsScene && <ScenePicture scene={tipsScene} card />}
          {tips && <Tips section={tips} />}
          {invitation && <Invitation section={invitation} add={add} />}
        </div>
      </div>
    </>
  );
}

type Part<Name> = { section: Extract<DirectorySection, { name: Name }> };

function Intro({ section }: Part<"intro">) {
  return (
    <section className="tail-intro" aria-labelledby="intro" lang={section.fallbackLanguage && "en"}>
      <h2 id="intro">
        <Word of={section} name="title" />
      </h2>
      <div className="prose" lang={langOf(section, "text")}>
        <Paragraphs text={section.text} />
      </div>
      <SectionEditLink part="intro" />
    </section>
  );
}

function Tips({ section }: Part<"tips">) {
  return (
    <section
      className="tail-tips"
      id="tips"
      aria-labelledby="tips-title"
      lang={section.fallbackLanguage && "en"}
    >
      <h2 id="tips-title">
        <Word of={section} name="title" />
      </h2>
      <p className="text-muted">
        <Word of={section} name="description" />
      </p>
      <ul>
        {section.cards.map((card) => (
          <li key={card.id}>
            <h3 lang={langOf(card, "title")}>{card.title}</h3>
            <p className="text-muted" lang={langOf(card, "description")}>
              {card.description}
            </p>
          </li>
        ))}
      </ul>
      <SectionEditLink part="tips" />
    </section>
  );
}

type AddYours = {
  path: string;
  label: string;
  signedOutLabel?: string;
  isSignedIn: boolean;
  id?: string;
};

/** Adding needs an account; signing in leads back to the form. */
function Invitation({ section, add }: Part<"add-listing"> & { add: AddYours }) {
  const { t, localPath } = useWords();
  const target = localPath(add.path);
  const id = add.id ?? "add";
  return (
    <section
      className="no-print"
      id={id}
      aria-labelledby={`${id}-title`}
      lang={section.fallbackLanguage && "en"}
    >
      <h2 id={`${id}-title`}>
        <Word of={section} name="title" />
      </h2>
      <p lang={langOf(section, "text")}>{section.text}</p>
      <div className="actions mt-4">
        {add.isSignedIn ? (
          <ButtonLink href={target} icon="plus" variant="secondary">
            {add.label}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={`${localPath("/auth")}?next=${encodeURIComponent(target)}`}
            icon="plus"
            variant="secondary"
          >
            {add.signedOutLabel ?? add.label}
          </ButtonLink>
        )}
      </div>
      {add.isSignedIn || add.signedOutLabel ? null : (
        <p className="mt-3 text-sm text-muted">{t("places.signInNote")}</p>
      )}
      <SectionEditLink part="add-listing" />
    </section>
  );
}
