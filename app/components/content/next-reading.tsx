import { type NamedGuide, nextPages, nextPaths } from "../../rules/content/next-pages";
import { MoreLink, Section } from "../../ui/section";
import { useWords } from "../site/words";

/** No guide is a dead end. */
export function NextReading({ guide }: { guide: NamedGuide }) {
  const { t, localPath } = useWords();
  return (
    <Section id="next" title={t("guides.next.title")}>
      <ul className="facts">
        {nextPages[guide].map((page) => (
          <li key={page}>
            <MoreLink href={localPath(nextPaths[page])} label={t(`guides.next.${page}.title`)} />
            <p>{t(`guides.next.${page}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
