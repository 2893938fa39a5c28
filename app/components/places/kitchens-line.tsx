import { type ComponentProps, Fragment } from "react";
import { daysUntil } from "../../rules/time/panama-time";
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
      <Plate />
    </a>
  );
}

/** A fish and a lime on their plate, as high as the tide's picture beside it. */
function Plate() {
  return (
    <svg
      className="now-sign plate"
      viewBox="0 0 80 40"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 20h80v20H0z" />
      <ellipse cx="40" cy="22" rx="27" ry="15" />
      <path className="rim" d="M19 26q6 8 21 8t21-8" />
      <path className="fish" d="M19 21q14-16 28 0l10-8q-3 8 0 16l-10-8q-14 15-28 0z" />
      <path className="lime" d="M55 26a7 7 0 0 1-14 5z" />
      <path className="rim" d="M25 20h.1M31 15q4 6 0 12" />
    </svg>
  );
}
