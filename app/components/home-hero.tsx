import { answers } from "../rules/site-pages";
import { ButtonLink } from "../ui/button";
import { Hero } from "../ui/hero";
import { useLocalPath } from "./local-path";
import { ManagedPicture } from "./managed-picture";
import { useWords } from "./words";

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
