import { closesSoon } from "../../rules/places/open-status";
import { atTimeText } from "../../rules/time/panama-time";
import { Badge } from "../../ui/badge";
import { useWords } from "../site/words";
import { foreign, usePlaceText } from "./place-text";
import type { RestaurantOfCard } from "./restaurant-card";

/** Named, since what is featured stands before it. */
const mostNamed = 2;

type Props = { places: readonly RestaurantOfCard[]; now: Date };

/** Which places of a list are open and until when, above it. */
export function OpenNow({ places, now }: Props) {
  const { t } = useWords();
  const open = places.filter(({ status }) => status.state === "open");
  if (open.length === 0) return null;
  return (
    <ul className="live open-now">
      <li>
        <Badge tone="open">{t("places.eat.nowOpen", { count: open.length })}</Badge>
      </li>
      {open.slice(0, mostNamed).map((place, index) => (
        <li key={place.slug}>
          <OpenUntil place={place} now={now} isLink />
          {index === mostNamed - 1 && open.length > mostNamed ? " …" : null}
        </li>
      ))}
    </ul>
  );
}

type OneProps = { place: RestaurantOfCard; now: Date; isLink?: boolean };
type UntilProps = Omit<OneProps, "isLink"> & { saysSoon?: boolean };

/** "La Panga until 9:00 PM". */
export function OpenUntil({ place, now, isLink }: OneProps) {
  const { language, localPath } = useWords();
  const { name } = usePlaceText(place, { name: place.name }).texts;
  const lang = foreign(name, language);
  return (
    <>
      {isLink ? (
        <a href={localPath(`/eat/${place.slug}`)} lang={lang}>
          {name.text}
        </a>
      ) : (
        <span className="place-name" lang={lang}>
          {name.text}
        </span>
      )}{" "}
      <Until place={place} now={now} saysSoon={isLink} />
    </>
  );
}

function Until({ place: { status }, now, saysSoon }: UntilProps) {
  const { t, language } = useWords();
  if (status.state !== "open" || !status.closesAt) return null;
  const time = atTimeText(status.closesAt, language);
  if (!saysSoon || !closesSoon(status, now)) return t("places.eat.until", { time });
  // In one line.
  return <span className="soon">{t("places.status.closesSoon", { time }).replaceAll(" ", "\u00a0")}</span>;
}
