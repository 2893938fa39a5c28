import { openingOf } from "../../rules/content/folded-parts";
import type { Callable } from "../../rules/info/call-list";
import { topicPicture } from "../../rules/info/info-pictures";
import type { ContactView, FacilityView } from "../../rules/info/services";
import { type GuideTab, infoPath } from "../../rules/info/tabs";
import type { TopicView } from "../../rules/info/topic-cards";
import { mapSearchLink } from "../../rules/places/map-links";
import { MoreLink, Section } from "../../ui/section";
import { CheckedOn } from "../site/checked-on";
import { EmergencyCalls } from "../site/emergency-calls";
import { PageCards } from "../site/page-cards";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";
import { ContactButtons } from "./contact-buttons";

type Props = {
  tab: GuideTab;
  /** The parts of the tab that list people and offices. */
  topics: readonly Pick<TopicView, "name" | "title" | "text">[];
  contacts: readonly ContactView[];
  numbers: readonly Callable[];
  facilities: readonly FacilityView[];
};

/** At the end of a guide: its people, offices and numbers from the information guide, and the way there. */
export function GuideContacts({ tab, topics, contacts, numbers, facilities }: Props) {
  const { t, localPath } = useWords();
  const more = { href: `${localPath(infoPath(tab))}#tabs`, label: t("info.more") };
  // With nobody to list, only the way there.
  if (topics.length + contacts.length + numbers.length + facilities.length === 0)
    return (
      <p className="wrap people-more">
        <MoreLink {...more} />
      </p>
    );
  const title = t(numbers.length > 0 ? "info.peopleTitle" : "info.askTitle");
  return (
    <Section id="people" title={title} lead={t(`info.people.${tab}`)} more={more}>
      <div className="people">
        {topics.length > 0 && (
          <PageCards
            isTall
            pages={topics.map(({ name, title, text }) => ({
              href: `${localPath(infoPath(tab))}#${name}`,
              drawing: topicPicture(name),
              title,
              text: { ...text, text: openingOf(text.text).first },
            }))}
          />
        )}
        <EmergencyCalls numbers={numbers} />
        {facilities.length > 0 && (
          <dl className="facts">
            {facilities.map(({ id, name, address, description }) => (
              <div key={id}>
                <dt>
                  <a href={mapSearchLink(address)} rel="noopener">
                    <TextWithFallback words={name} />
                  </a>
                </dt>
                <dd>
                  <TextWithFallback words={description} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {/* Set apart, so that nobody takes them for emergency numbers. */}
        {contacts.length > 0 && numbers.length > 0 && <h3>{t("info.otherContacts")}</h3>}
        {contacts.length > 0 && (
          <dl className="facts">
            {contacts.map((contact) => (
              <Contact key={contact.id} contact={contact} />
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}

function Contact({ contact }: { contact: ContactView }) {
  const { name, type, description, checkedOn } = contact;
  return (
    <div className="contact">
      <dt>
        <TextWithFallback words={name} />
      </dt>
      <dd>
        {type.text && (
          <>
            <TextWithFallback words={type} /> ·{" "}
          </>
        )}
        <TextWithFallback words={description} />
      </dd>
      <dd>
        <ContactButtons quiet {...contact} name={name.text} />
        <CheckedOn day={checkedOn} />
      </dd>
    </div>
  );
}
