import { answers } from "../../rules/pages/site-pages";
import { ButtonLink } from "../../ui/button";
import { Hero } from "../../ui/hero";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { ManagedPicture } from "./managed-picture";

type Props = { title: string; subtitle: string; imageSrc: string; lang?: string; next?: string };

export function HomeHero({ title, subtitle, imageSrc, lang, next }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const invitations = [
    { path: "/stay", words: t("home.findBed") },
    { path: "/surf", words: t("home.readSurf") },
  ].filter(({ path }) => answers(path));
  return (
    <Hero
      title={title}
      subtitle={subtitle}
      lang={lang}
      picture={<ManagedPicture imageSrc={imageSrc} scene="home" portrait priority />}
      actions={invitations.map(({ path, words }, index) => (
        <ButtonLink key={path} href={localPath(path)} size="large" variant={index ? "secondary" : "primary"}>
          {words}
        </ButtonLink>
      ))}
      scroll={next ? { href: `#${next}`, label: t("home.scrollDown") } : undefined}
    />
  );
}
