import { Fragment } from "react";
import { telLink, whatsappLink } from "../../rules/places/contact-links";
import { coordinatesOf, positionInWords } from "../../rules/places/coordinates";
import { parseKitchenTime } from "../../rules/places/kitchen";
import { kindsOnMap } from "../../rules/places/map-kinds";
import { mapPinLink } from "../../rules/places/map-links";
import type { Mapped } from "../../rules/places/map-walk";
import { marksWith } from "../../rules/places/place-marks";
import { pocketAnchor } from "../../rules/places/pocket-anchor";
import type { PocketPlace } from "../../rules/places/pocket-place";
import { type Leaf, mostMapped } from "../../rules/places/village-map";
import { capitalised, weekInRules } from "../../rules/places/week-words";
import { atClockText } from "../../rules/time/date-words";
import { Icon } from "../../ui/icon";
import { Address } from "../places/address";
import { AsWritten } from "../places/as-written";
import { useCategoryName } from "../places/category-name";
import { useWords } from "../site/words";
import { Dotted } from "./pocket-dots";
import { PocketPart } from "./pocket-part";

export type PocketMap = { leaves: Leaf<PocketPlace>[]; others: PocketPlace[]; isBrief: boolean };
type Props = { map: PocketMap; isCut: boolean };
type Place = PocketPlace | Mapped<PocketPlace>;

const kinds = Object.keys(kindsOnMap) as (keyof typeof kindsOnMap)[];
const lists = { eat: "/eat", stay: "/stay", do: "/do", businesses: "/info?tab=businesses" } as const;

/** Every place by kind, in walking order, as on the map. */
export function PocketPlaces({ map: { leaves, others }, isCut }: Props) {
  const { t, localPath } = useWords();
  const all: Place[] = [...leaves.flatMap(({ steps }) => steps.map(({ place }) => place)), ...others];
  const groups = kinds
    .map((kind) => ({ kind, places: all.filter((place) => place.kind === kindsOnMap[kind]) }))
    .filter(({ places }) => places.length > 0);
  return (
    <PocketPart id="places" title={t("pocket.parts.places")} lead={t("pocket.numbers")}>
      {groups.map(({ kind, places }) => (
        <section key={kind} className="group" aria-labelledby={`${kind}-places`}>
          <h3 id={`${kind}-places`}>{t(`map.kinds.${kind}`)}</h3>
          <ul>
            {places.map((place) => (
              <PlaceEntry key={place.kind + place.slug} place={place} />
            ))}
          </ul>
        </section>
      ))}
      {all.length === 0 ? <p>{t("map.empty")}</p> : null}
      {isCut ? (
        <p>
          {t("pocket.cut", { count: mostMapped })}{" "}
          {kinds.map((kind, index) => (
            <Fragment key={kind}>
              {index > 0 ? "\u00a0· " : null}
              <a href={localPath(lists[kind])}>{t(`map.kinds.${kind}`)}</a>
            </Fragment>
          ))}
        </p>
      ) : null}
    </PocketPart>
  );
}

function PlaceEntry({ place }: { place: Place }) {
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  const { name, category, path, address, mark } = place;
  const number = "number" in place ? place.number : null;
  const marks = [
    ...marksWith(true, mark).map((one) => t(`marks.yes.${one}`)),
    ...marksWith(false, mark).map((one) => t(`marks.no.${one}`)),
  ];
  return (
    <li className="entry" id={pocketAnchor(place)}>
      <p>
        <svg className={place.kind} aria-hidden="true">
          <use href={`#${place.glyph}`} />
        </svg>
        {number ? <b>{number} </b> : null}
        <a href={localPath(path)}>{name}</a> <small>{categoryName(category)}</small>
      </p>
      <Hours place={place} />
      <Dotted of={marks} className="quiet" />
      <p className="quiet">
        <Address text={address} />
      </p>
      <Reach place={place} />
    </li>
  );
}

/** Call and chat on one line; on paper the numbers and the position. */
function Reach({ place }: { place: Place }) {
  const { t } = useWords();
  const { phone, whatsapp, isOneNumber } = place;
  const [call, chat, where] = [telLink(phone), whatsappLink(whatsapp), coordinatesOf(place)];
  if (!call && !chat && !where) return null;
  return (
    <p className="reach">
      {call || chat ? (
        <span className="numbers-of">
          {call ? (
            <a href={call}>
              <Icon name="phone" />
              {phone}
            </a>
          ) : null}{" "}
          {chat ? (
            <a href={chat} rel="nofollow noopener">
              <Icon name="message" />
              <span className={call ? undefined : "unseen"}>WhatsApp </span>
              {isOneNumber ? null : <span className={call ? "unseen" : undefined}>{whatsapp}</span>}
            </a>
          ) : null}
        </span>
      ) : null}{" "}
      {where ? (
        <span className="position">
          <a className="app no-print" href={mapPinLink(where)} rel="noopener">
            <Icon name="pin" />
            <span className="unseen">{t("pocket.position")}</span>
          </a>{" "}
          <small>{positionInWords(where)}</small>
        </span>
      ) : null}
    </p>
  );
}

function Hours({ place: { hours, kitchenUntil, asWritten, isClosed, price } }: { place: Place }) {
  const { t, language } = useWords();
  const rules = isClosed ? [t("map.season")] : hours ? weekInRules(hours, language) : [];
  const lastOrder = hours && !isClosed ? parseKitchenTime(kitchenUntil) : null;
  const kitchen = lastOrder !== null && t("pocket.soon.kitchen", { time: atClockText(lastOrder, language) });
  const cost = price && t("map.price", { price });
  const own = asWritten ? <AsWritten text={asWritten.text} writtenIn={asWritten.lang} /> : null;
  const words = [...(own ? [own] : [...rules, kitchen]), cost].filter(Boolean);
  return (
    <Dotted
      of={words.map((one, index) => (index === 0 && typeof one === "string" ? capitalised(one) : one))}
      className="open-at"
    />
  );
}
