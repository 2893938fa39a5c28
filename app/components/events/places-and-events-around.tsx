import type { ReactNode } from "react";
import type { EventView } from "../../rules/events/event-view";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { distanceInWords } from "../../rules/places/distance";
import { isWalkable, minutesOnFoot } from "../../rules/places/minutes-on-foot";
import type { OpenStatus } from "../../rules/places/open-status";
import aroundStyles from "../../styles/around.css?url";
import { Badge } from "../../ui/badge";
import { TodayOnly } from "../../ui/today-only";
import { useCategoryName } from "../places/category-name";
import { StatusNext } from "../places/open-status";
import { PlacePicture } from "../places/place-picture";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { EventPicture } from "./event-picture";
import { useEventWords } from "./use-event-words";

type Text = { text: string; lang: EventView["language"] };
type Around = {
  places: (Neighbour & {
    path: string;
    name: Text;
    metres: number | null;
    number: number | null;
    isOffMap: boolean;
    status: OpenStatus;
    /** For a night. */
    price: string | null;
  })[];
  /** Whether they are within a walk, the nearest there are, or just elsewhere in town. */
  reach: "near" | "nearest" | "alike";
  events: (EventView & { soon: "tonight" | "today" | null; isElsewhere: boolean })[];
  now: Date;
  until: Date;
};

export function PlacesAround({ around: { places, reach, now, until } }: { around: Around }) {
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  if (places.length === 0) return null;
  return (
    <Rows id="near" title={t(`places.around.${reach}`)} until={until}>
      {places.map((place) => (
        <Row
          key={place.path}
          href={localPath(place.path)}
          name={place.name}
          number={place.number}
          picture={<NeighbourPicture place={place} />}
          reason={
            place.price ? (
              t("places.stay.from", { price: place.price })
            ) : (
              <StatusNext status={place.status} now={now} />
            )
          }
        >
          <Badge>{categoryName(place.business_type || place.category)}</Badge>{" "}
          <HowFar metres={place.metres} />
          {place.isOffMap && `, ${t("places.around.offMap")}`}
        </Row>
      ))}
    </Rows>
  );
}

function HowFar({ metres }: { metres: number | null }) {
  const { t } = useWords();
  if (metres === null) return null;
  return isWalkable(metres)
    ? t("places.around.onFoot", { count: minutesOnFoot(metres) })
    : t("places.around.about", { distance: distanceInWords(metres) });
}

/** Events at a place. */
export function EventsHere({ around: { events } }: { around: Around }) {
  const { t, language, localPath } = useWords();
  const words = useEventWords();
  if (events.length === 0) return null;
  return (
    <Rows
      id="on-here"
      title={t(`places.around.${events.some(({ isElsewhere }) => isElsewhere) ? "hosted" : "events"}`)}
    >
      {events.map((event) => (
        <Row
          key={event.id}
          href={localPath(event.path)}
          name={event.texts.title}
          picture={<EventPicture event={event} sizes="6rem" view="near" />}
          reason={
            event.isElsewhere && (
              <span lang={foreign(event.texts.location, language)}>{event.texts.location.text}</span>
            )
          }
        >
          <time dateTime={event.event_date}>
            {event.soon ? (
              <TodayOnly dated={words.date(event.event_date, "short")}>
                {t(`places.around.${event.soon}`)}
              </TodayOnly>
            ) : (
              words.date(event.event_date, "short")
            )}
            {", "}
            {words.times(event)}
          </time>
        </Row>
      ))}
    </Rows>
  );
}

type RowsProps = { id: string; title: string; until?: Date; children: ReactNode };

function Rows({ id, title, until, children }: RowsProps) {
  return (
    <section
      className="around no-print"
      id={until && `${id}-rows`}
      data-changes-at={until?.getTime()}
      aria-labelledby={id}
    >
      <link rel="stylesheet" href={aroundStyles} />
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="around-rows">{children}</ul>
    </section>
  );
}

type RowProps = {
  href: string;
  name: Text;
  /** Where the page has a map, its number on it. */
  number?: number | null;
  picture: ReactNode;
  /** Why to go there now. */
  reason?: ReactNode;
  children: ReactNode;
};

function Row({ href, name, number, picture, reason, children }: RowProps) {
  const { language } = useWords();
  return (
    <li>
      <a className="around-row" href={href}>
        <div className="around-picture">{picture}</div>
        <div>
          <b lang={foreign(name, language)} data-number={number}>
            {name.text}
          </b>
          <span>{children}</span>
          {reason && <span>{reason}</span>}
        </div>
      </a>
    </li>
  );
}

type Neighbour = {
  kind: "restaurant" | "hotel" | "activity";
  category: string;
  business_type: string | null;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** A nearby place as a small card. */
function NeighbourPicture({ place }: { place: Neighbour }) {
  const { kind, image_url, image_colour, portrait_code } = place;
  return (
    <PlacePicture
      url={image_url}
      colour={image_colour}
      portrait={portrait_code ?? generalPortrait[kind]}
      sizes="6rem"
      view="near"
      width={320}
      height={240}
    />
  );
}
