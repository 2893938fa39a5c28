import type { OpenStatus } from "../../rules/places/open-status";
import type { DietMark, PlaceMark } from "../../rules/places/place-marks";
import type { FoundPicture } from "../../rules/search/found-pictures";
import type { LocalText } from "../../rules/site/owner-translation";
import { queryPath } from "../../rules/site/query-path";
import { atTimeText, formatLocalDateTime, localDate } from "../../rules/time/panama-time";
import { useEventWords } from "../events/use-event-words";
import { StatusBadge, StatusNext } from "../places/open-status";
import { HolidayNotes } from "../site/holiday-notes";
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
  dishes: readonly LocalText[];
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
      <HolidayNotes days={[localDate(isAnyOpen ? doors.at : opensAt(doors))]} />
      <ul>
        {places.map(({ name, path, status, picture, ofMenu, dishes }) => (
          <li className="hit" key={path}>
            <h3>
              <a href={localPath(path)}>{name}</a>
            </h3>
            <p className="hit-state">
              {isNow || !isAnyOpen ? <StatusBadge status={status} /> : null}{" "}
              <StatusNext status={status} now={now} />
            </p>
            {ofMenu.length > 0 ? (
              <p className="hit-where">
                {ofMenu.map((mark) => t(`marks.ofMenu.${mark}`)).join(" · ")}
                <MarkedDishes dishes={dishes} />
              </p>
            ) : null}
            <FoundPictureOf picture={picture} />
          </li>
        ))}
      </ul>
      <AnswerWays ways={useWays(doors)} />
    </AnswerCard>
  );
}

/** Where single dishes suit a diet, which ones. */
function MarkedDishes({ dishes }: { dishes: readonly LocalText[] }) {
  return dishes.map(({ text, lang }, index) => (
    <span lang={lang} key={text}>
      {index === 0 ? ": " : ", "}
      {text}
    </span>
  ));
}

/** If nobody is open, of the first to open. */
function opensAt({ at, places: [next] }: Doors): Date {
  return (next?.status.state === "closed" && next.status.opensAt) || at;
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
  const { at, isNow, isAnyOpen, marks, places } = doors;
  const all = {
    path: queryPath("/eat", { mark: marks }),
    label: t(`search.answers.open.all${asked ? "With" : ""}`, { asked }),
  };
  const when = isNow ? { open: "now" } : { at: formatLocalDateTime(at) };
  const key = isNow ? "more" : "moreAtHour";
  const open = (mark: readonly PlaceMark[]) => ({
    path: queryPath("/eat", { ...when, mark }),
    label: t(`search.answers.open.${mark.length > 0 ? (`${key}With` as const) : key}`, { asked }),
  });
  if (!isAnyOpen) return isNow ? [all] : [open([]), all];
  // A list by mark lacks those that only have such dishes on their menu.
  const isOfMark = places.some(({ ofMenu }) => ofMenu.length === 0);
  const isOfMenu = places.some(({ ofMenu }) => ofMenu.length > 0);
  const ways = [...(isOfMark ? [open(marks)] : []), ...(isOfMenu ? [open([])] : [])];
  return isNow ? ways : [...ways, all];
}
