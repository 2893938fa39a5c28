import { topicPicture } from "../../rules/info/info-pictures";
import type { GuideTab } from "../../rules/info/tabs";
import type { TopicView } from "../../rules/info/topic-cards";
import { Card, CardGrid } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { Paragraphs } from "../../ui/paragraphs";
import { MoreLink, Section } from "../../ui/section";
import { SectionEditLink } from "../../ui/section-edit-link";
import { InfoPicture } from "../pictures/info-picture";
import { LinkedText } from "../site/linked-text";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";
import { ContactCards } from "./contact-cards";

type TabProps = { tab: GuideTab; more: string; topics: readonly TopicView[] };

/** A tab of cards, with a link to the full guide. */
export function TopicTab({ tab, more, topics, ...head }: TabProps & { title?: string; lead?: string }) {
  const { localPath } = useWords();
  const guide = { href: localPath(`/${tab}`), label: more };
  return (
    <Section id="topics" {...head} more={guide}>
      <TopicCards topics={topics} />
      {head.title ? null : (
        <p className="mt-6">
          <MoreLink {...guide} />
        </p>
      )}
    </Section>
  );
}

/** The cards, then the people an admin has named for them. */
function TopicCards({ topics }: { topics: readonly TopicView[] }) {
  return (
    <>
      <CardGrid inPairs={topics.length % 3 === 1 || topics.length === 2}>
        {topics.map((topic) => (
          <Topic key={topic.name} {...topic} />
        ))}
      </CardGrid>
      {topics.map(({ name, title, contacts }) =>
        contacts.length > 0 ? (
          <section key={name} className="topic-contacts" aria-labelledby={`${name}-contacts`}>
            <h3 id={`${name}-contacts`}>
              <TextWithFallback words={title} />
            </h3>
            <ContactCards contacts={contacts} />
          </section>
        ) : null,
      )}
    </>
  );
}

const linked = (words: string) => <LinkedText text={words} />;

function Topic({ name, title, text, points, links }: TopicView) {
  return (
    <Card
      id={name}
      title={<TextWithFallback words={title} />}
      picture={<InfoPicture drawing={topicPicture(name)} />}
      footer={links.length > 0 && <TopicLinks links={links} />}
    >
      <div lang={text.lang}>
        <Paragraphs text={text.text} say={linked} />
      </div>
      <ul className="points" lang={points.lang}>
        {points.items.map((point) => (
          <li key={point}>{linked(point)}</li>
        ))}
      </ul>
      <SectionEditLink part={name} />
    </Card>
  );
}

function TopicLinks({ links }: Pick<TopicView, "links">) {
  const { t } = useWords();
  return links.map(({ id, name, url }) => (
    <p key={id}>
      <a className="more" href={url} target="_blank" rel="noopener">
        <TextWithFallback words={name} />
        <Icon name="external" label={t("info.newTab")} />
      </a>
    </p>
  ));
}
