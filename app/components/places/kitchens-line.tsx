import { type ComponentProps, Fragment } from "react";
import { daysUntil } from "../../rules/time/panama-time";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";
import type { HomeOpenNow } from "./home-open-now";
import { OpenUntil } from "./open-now";

const mostNamed = 2;

/** Who is open and until when, or the way to who opens next. */
export function KitchensLine({ places, isAnyOpen, now, until }: ComponentProps<typeof HomeOpenNow>) {
  const { t, localPath } = useWords();
  const [first] = places;
  if (!first) return null;
  const { status } = first;
  const opensAt = status.state === "closed" ? status.opensAt : null;
  const next = opensAt && daysUntil(opensAt, now) === 1 ? "lineTomorrow" : "lineNext";
  return (
    <a
      className="sea-line"
      id="kitchens-line"
      data-changes-at={until.getTime()}
      href={isAnyOpen ? localPath("/eat?open=now") : "#open-now"}
    >
      {isAnyOpen ? (
        <span>
          {`${t("places.home.openNow")}: `}
          {places.slice(0, mostNamed).map((place, index) => (
            <Fragment key={place.slug}>
              {index > 0 && ", "}
              <OpenUntil place={place} now={now} />
            </Fragment>
          ))}
          {places.length > mostNamed && " …"}
        </span>
      ) : (
        t(`places.home.${next}`)
      )}
      <Icon name="fork" className="now-sign" />
    </a>
  );
}
