import type { OpenStatus } from "../../rules/places/open-status";
import type { PlaceMark } from "../../rules/places/place-marks";
import type { PriceFrom } from "../../rules/places/prices";
import type { FoundPicture } from "../../rules/search/found-pictures";
import type { QuickAnswer } from "../../rules/search/quick-answer-words";
import type { PlaceKind } from "../../rules/site/listing-kinds";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { useCategoryName } from "../places/category-name";
import { StatusBadge, StatusNext } from "../places/open-status";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";
import { FoundPictureOf } from "./found-picture";

type Place = {
  name: string;
  path: string;
  /** The category or type, as stored. */
  type: string;
  status: OpenStatus | null;
  price: PriceFrom | null;
  contact: { href: string; number: string } | null;
  picture: FoundPicture;
};
export type MarkedPlaces = {
  marks: readonly PlaceMark[];
  places: readonly Place[];
  /** Kinds with at least one match. */
  kinds: readonly PlaceKind[];
};
type Props = { marked: MarkedPlaces; now: Date };
type AnswerProps = Props & { name?: PlaceMark | QuickAnswer; until: number };

const lists: Record<PlaceKind, string> = { restaurant: "/eat", hotel: "/stay", activity: "/do" };

/** "Vegetarian dishes · Dogs welcome". */
export function useMarkNames() {
  const { t } = useWords();
  return (marks: readonly PlaceMark[]) => marks.map((mark) => t(`marks.yes.${mark}`)).join(" · ");
}

/** Links to the full lists. */
export function useMarkLists(marked: MarkedPlaces | null) {
  const { t } = useWords();
  return (marked?.kinds ?? []).map((kind) => ({
    path: queryPath(lists[kind], { mark: marked?.marks ?? [] }),
    label: t(`marks.search.all.${kind}`),
  }));
}

/** Places with the asked feature, and links to the full lists. */
export function MarkPlaces({ marked, now }: Props) {
  const { t, localPath } = useWords();
  const { places } = marked;
  const ways = useMarkLists(marked);
  return (
    <>
      <p>{t("marks.search.says")}</p>
      <ul>
        {places.map((place) => (
          <li className="hit" key={place.path}>
            <h3>
              <a href={localPath(place.path)}>{place.name}</a>
            </h3>
            <PlaceState place={place} now={now} />
            <FoundPictureOf picture={place.picture} />
          </li>
        ))}
      </ul>
      <AnswerWays ways={ways} />
    </>
  );
}

/** A place's kind, whether it is open, what it costs, and its number. */
function PlaceState({ place: { type, status, price, contact }, now }: { place: Place; now: Date }) {
  const { t } = useWords();
  const categoryName = useCategoryName();
  return (
    <p className="hit-state">
      <Badge>{categoryName(type)}</Badge>
      {status && status.state !== "unknown" ? (
        <>
          {" "}
          <StatusBadge status={status} /> <StatusNext status={status} now={now} />
        </>
      ) : null}
      {price ? ` ${t(price.word, { price: price.text })}` : null}
      {contact ? (
        <>
          {" "}
          <a href={contact.href} rel="nofollow noopener">
            {contact.number}
          </a>
        </>
      ) : null}
    </p>
  );
}

/** The same, as the only answer. */
export function MarkAnswer({ marked, now, name = marked.marks[0] ?? "dogs", until }: AnswerProps) {
  const markNames = useMarkNames();
  return (
    <AnswerCard name={name} title={markNames(marked.marks)} until={until}>
      <MarkPlaces marked={marked} now={now} />
    </AnswerCard>
  );
}
