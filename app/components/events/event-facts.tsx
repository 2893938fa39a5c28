import type { ReactNode } from "react";
import type { EventTexts } from "../../rules/events/event-view";
import { pathOfVenue, type Venue } from "../../rules/events/venue";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { foldText } from "../../rules/site/fold-text";
import { landmarkIn } from "../../rules/town/village";
import { classNames } from "../../ui/class-names";
import { Paragraphs } from "../../ui/paragraphs";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { useVenueClosed } from "./use-venue-closed";
import { isPlaceKnown } from "./venue";

type Props = {
  texts: EventTexts;
  host: string;
  /** The page of the place with its name. */
  hostPage?: string | null;
  when: { label: string; words: ReactNode };
  /** The venue is closed at that time. */
  closed?: VenueClosed | null;
  isOver?: boolean;
  place: Venue;
};

/** When, where and by whom. */
export function EventFacts({ texts: { location }, host, hostPage, when, closed, isOver, place }: Props) {
  const { t, language, localPath } = useWords();
  const { stillOn } = useVenueClosed();
  const venue = pathOfVenue(place);
  const isBelow = !isOver && isPlaceKnown(place, location.text);
  const page = host === place.place_name ? venue : hostPage;
  const { leaf } = landmarkIn(foldText(location.text));
  return (
    <dl className={classNames("head-facts", isOver && "is-over")}>
      <div>
        <dt>{when.label}</dt>
        {when.words}
      </div>
      <div>
        <dt>{t("events.page.where")}</dt>
        <dd lang={foreign(location, language)}>
          {venue ? <a href={localPath(venue)}>{location.text}</a> : location.text}
        </dd>
        {isBelow ? (
          <dd>
            <a href="#where">{t("events.page.wayThere")}</a>
          </dd>
        ) : leaf ? (
          <dd>
            <a href={localPath(`/map#${leaf}`)}>{t("map.onMap")}</a>
          </dd>
        ) : null}
        {closed ? <dd>{stillOn(closed)}</dd> : null}
      </div>
      <div>
        <dt>{t("events.page.host")}</dt>
        <dd>{page ? <a href={localPath(page)}>{host}</a> : host}</dd>
      </div>
    </dl>
  );
}

export function AboutEvent({ texts: { full_description: details } }: Pick<Props, "texts">) {
  const { t, language } = useWords();
  if (!details.text) return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t("events.page.about")}</h2>
      <div className="prose" lang={foreign(details, language)}>
        <Paragraphs text={details.text} />
      </div>
    </section>
  );
}
