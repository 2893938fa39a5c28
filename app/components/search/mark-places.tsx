import type { PlaceMark } from "../../rules/places/place-marks";
import { queryPath } from "../../rules/site/query-path";
import type { PlaceKind } from "../../rules/site/slugs";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

export type MarkedPlaces = {
  marks: readonly PlaceMark[];
  places: readonly { name: string; path: string }[];
  /** Of which kinds there are any. */
  kinds: readonly PlaceKind[];
};

const lists: Record<PlaceKind, string> = { restaurant: "/eat", hotel: "/stay", activity: "/do" };

/** The places that say of themselves what is asked for, and the lists of all that do. */
export function MarkPlaces({ marked: { marks, places, kinds } }: { marked: MarkedPlaces }) {
  const { t, localPath } = useWords();
  const ways = kinds.map((kind) => ({
    path: queryPath(lists[kind], { mark: marks }),
    label: t(`marks.search.all.${kind}`),
  }));
  return (
    <>
      <p>{t("marks.search.says")}</p>
      <ul>
        {places.map(({ name, path }) => (
          <li className="hit" key={path}>
            <h3>
              <a href={localPath(path)}>{name}</a>
            </h3>
          </li>
        ))}
      </ul>
      <AnswerWays ways={ways} />
    </>
  );
}

/** The same where it is all the answer there is. */
export function MarkAnswer({ marked }: { marked: MarkedPlaces }) {
  const { t } = useWords();
  const [first = "dogs"] = marked.marks;
  return (
    <AnswerCard name={first} title={marked.marks.map((mark) => t(`marks.yes.${mark}`)).join(" · ")}>
      <MarkPlaces marked={marked} />
    </AnswerCard>
  );
}
