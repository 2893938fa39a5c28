import { Fragment } from "react";
import { Badge } from "../../ui/badge";
import { useWords } from "../site/words";
import { foreign, usePlaceText } from "./place-text";
import type { RestaurantOfCard } from "./restaurant-card";

/** Named, since what is featured stands before it. */
const mostNamed = 4;

/** Which places of a list are open, above it. */
export function OpenNow({ places }: { places: readonly RestaurantOfCard[] }) {
  const { t } = useWords();
  const open = places.filter(({ status }) => status.state === "open");
  if (open.length === 0) return null;
  return (
    <p className="live">
      <Badge tone="open">{t("places.eat.nowOpen", { count: open.length })}</Badge>{" "}
      {open.slice(0, mostNamed).map((place, index) => (
        <Fragment key={place.slug}>
          {index > 0 && ", "}
          <NameOf place={place} />
        </Fragment>
      ))}
      {open.length > mostNamed && " …"}
    </p>
  );
}

function NameOf({ place }: { place: RestaurantOfCard }) {
  const { language, localPath } = useWords();
  const { texts } = usePlaceText(place, { name: place.name });
  return (
    <a href={localPath(`/eat/${place.slug}`)} lang={foreign(texts.name, language)}>
      {texts.name.text}
    </a>
  );
}
