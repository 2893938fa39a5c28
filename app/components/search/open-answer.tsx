import type { OpenStatus } from "../../rules/places/open-status";
import type { PlaceMark } from "../../rules/places/place-marks";
import type { FoundPicture } from "../../rules/search/found-pictures";
import { queryPath } from "../../rules/site/query-path";
import { StatusBadge, StatusNext } from "../places/open-status";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";
import { FoundPictureOf } from "./found-picture";

type Place = { name: string; path: string; status: OpenStatus; picture: FoundPicture };
type Props = {
  doors: { isAnyOpen: boolean; marks: readonly PlaceMark[]; places: Place[]; until: number };
  now: Date;
};

/** Where one can eat now; where nobody is open, who opens next. */
export function OpenAnswer({ doors: { isAnyOpen, marks, places, until }, now }: Props) {
  const { t, localPath } = useWords();
  const asked = marks.map((mark) => t(`marks.yes.${mark}`)).join(" · ");
  const key = asked ? "With" : "";
  const way = isAnyOpen
    ? { path: queryPath("/eat", { open: "now", mark: marks }), label: t("search.answers.open.more") }
    : { path: queryPath("/eat", { mark: marks }), label: t(`search.answers.open.all${key}`, { asked }) };
  return (
    <AnswerCard
      name="open"
      title={t(`search.answers.open.${isAnyOpen ? "title" : "none"}${key}`, { asked })}
      until={until}
    >
      <ul>
        {places.map(({ name, path, status, picture }) => (
          <li className="hit" key={path}>
            <h3>
              <a href={localPath(path)}>{name}</a>
            </h3>
            <p className="hit-state">
              <StatusBadge status={status} /> <StatusNext status={status} now={now} />
            </p>
            <FoundPictureOf picture={picture} />
          </li>
        ))}
      </ul>
      <AnswerWays ways={[way]} />
    </AnswerCard>
  );
}
