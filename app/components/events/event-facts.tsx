import type { ReactNode } from "react";
import type { EventTexts } from "../../rules/events/event-view";
import { pathOfVenue, type Venue } from "../../rules/events/venue";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { coordinatesOf } from "../../rules/places/coordinates";
import { foldText } from "../../rules/site/fold-text";
import { landmarkIn } from "../../rules/town/village";
import { classNames } from "../../ui/class-names";
import { Paragraphs } from "../../ui/paragraphs";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { useVenueClosed } from "./use-venue-closed";

type Props = {
  texts: EventTexts;
  host: string;
  when: { label: string; words: ReactNode };
  /** The venue is closed at that time. */
  closed?: VenueClosed | null;
  isOver?: boolean;
  place: Venue;
};

/** When, where and by whom. */
export function EventFacts({ texts: { location }, host, when, closed, isOver, place }: Props) {
  const { t, language, localPath } = useWords();
  const { stillOn } = useVenueClosed();
  const venue = pathOfVenue(place);
  const isMapped = !isOver && place.place_name !== null && coordinatesOf(place) !== null;
  const { leaf } = landmarkIn(foldText(location.text));
  return (
    <dl className={classNames("facts", isOver && "is-over")}>
      <div>
        <dt>{when.label}</dt>
        {when.words}
      </div>
      <div>
        <dt>{t("events.page.where")}</dt>
        <dd lang={foreign(location, language)}>
          {venue ? <a href={localPath(venue)}>{location.text}</a> : location.text}
        </dd>
        {isMapped ? (
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
        <dd>
          {venue && host === place.place_name ? (
            <a href={localPath(venue)}>{t("events.page.hostedBy", { host })}</a>
          ) : (
            t("events.page.hostedBy", { host })
          )}
        </dd>
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
