import type { Placed } from "../../rules/content/overlay";
import { answers } from "../../rules/content/site-pages";
import { ButtonLink } from "../../ui/button";
import { FullScreenHero } from "../../ui/full-screen-hero";
import { useWords } from "../site/words";
import { ManagedPicture } from "./managed-picture";
import { Word } from "./managed-word";

type Section = Placed<{ title: string; subtitle: string; imageSrc: string }>;
type Props = Section & { lang?: string; next?: string };

export function HomeHero({ lang, next, ...section }: Props) {
  const { t, localPath } = useWords();
  const invitations = [
    { path: "/stay", words: t("home.findBed") },
    { path: "/surf", words: t("home.readSurf") },
  ].filter(({ path }) => answers(path));
  return (
    <FullScreenHero
      title={<Word of={section} name="title" />}
      subtitle={<Word of={section} name="subtitle" />}
      lang={lang}
      picture={<ManagedPicture imageSrc={section.imageSrc} scene="home" portrait priority />}
      actions={invitations.map(({ path, words }, index) => (
        <ButtonLink key={path} href={localPath(path)} size="large" variant={index ? "secondary" : "primary"}>
          {words}
        </ButtonLink>
      ))}
      scroll={next ? { href: `#${next}`, label: t("home.scrollDown") } : undefined}
    />
  );
}
