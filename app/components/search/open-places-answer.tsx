import type { OpenStatus } from "../../rules/places/open-status";
import type { DietMark, PlaceMark } from "../../rules/places/place-marks";
import type { FoundPicture } from "../../rules/search/found-pictures";
import { queryPath } from "../../rules/site/query-path";
import { atTimeText, formatLocalDateTime, localDate } from "../../rules/time/panama-time";
import { useEventWords } from "../events/use-event-words";
import { StatusBadge, StatusNext } from "../places/open-status";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";
import { FoundPictureOf } from "./found-picture";
import { useMarkNames } from "./places-with-mark";

type Place = {
  name: string;
  path: string;
  status: OpenStatus;
  picture: FoundPicture;
  /** Marks that only its dishes have. */
  ofMenu: readonly DietMark[];
};
type Doors = {
  at: Date;
  isNow: boolean;
  isAnyOpen: boolean;
  marks: readonly PlaceMark[];
  places: Place[];
  until: number;
};
type Props = { doors: Doors; now: Date };

/** Places open now or at the given time, or else the next ones to open. */
export function OpenPlacesAnswer({ doors, now }: Props) {
  const { t, localPath } = useWords();
  const { isNow, isAnyOpen, places, until } = doors;
  return (
    <AnswerCard name="open" title={useTitle(doors)} until={until}>
      <ul>
        {places.map(({ name, path, status, picture, ofMenu }) => (
          <li className="hit" key={path}>
            <h3>
              <a href={localPath(path)}>{name}</a>
            </h3>
            <p className="hit-state">
              {isNow || !isAnyOpen ? <StatusBadge status={status} now={now} /> : null}{" "}
              <StatusNext status={status} now={now} />
            </p>
            {ofMenu.length > 0 ? (
              <p className="hit-where">{ofMenu.map((mark) => t(`marks.ofMenu.${mark}`)).join(" · ")}</p>
            ) : null}
            <FoundPictureOf picture={picture} />
          </li>
        ))}
      </ul>
      <AnswerWays ways={useWays(doors)} />
    </AnswerCard>
  );
}

function useTitle(doors: Doors): string {
  const { t, language } = useWords();
  const { date } = useEventWords();
  const asked = useMarkNames()(doors.marks);
  const { at, isNow, isAnyOpen } = doors;
  const key = asked ? "With" : "";
  if (isNow) return t(`search.answers.open.${isAnyOpen ? "title" : "none"}${key}`, { asked });
  const then = { day: date(localDate(at), "day"), time: atTimeText(at, language), asked };
  return t(`search.answers.open.${isAnyOpen ? "atHour" : "noneAtHour"}${key}`, then);
}

/** If no place has what was asked for, suggests asking one that's open. */
function useWays(doors: Doors) {
  const { t } = useWords();
  const asked = useMarkNames()(doors.marks);
  const { at, isNow, isAnyOpen, marks } = doors;
  const all = {
    path: queryPath("/eat", { mark: marks }),
    label: t(`search.answers.open.all${asked ? "With" : ""}`, { asked }),
  };
  if (isNow)
    return isAnyOpen
      ? [{ path: queryPath("/eat", { open: "now", mark: marks }), label: t("search.answers.open.more") }]
      : [all];
  const then = (mark: readonly PlaceMark[]) => ({
    path: queryPath("/eat", { at: formatLocalDateTime(at), mark }),
    label: t("search.answers.open.moreAtHour"),
  });
  return isAnyOpen ? [then(marks), all] : [then([]), all];
}
