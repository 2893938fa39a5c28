import { localDate } from "../../rules/time/panama-time";
import { CardGrid } from "../../ui/card";
import { Section } from "../../ui/section";
import { useHolidayNote } from "../site/holiday-notes";
import { useWords } from "../site/words";
import { RestaurantCard, type RestaurantOfCard } from "./restaurant-card";

type Props = { places: RestaurantOfCard[]; isAnyOpen: boolean; now: Date; until: Date };

/** Home's "open now": restaurants that are open, or who opens next. */
export function HomeOpenNow({ places, isAnyOpen, now, until }: Props) {
  const { t, localPath } = useWords();
  const holidayNote = useHolidayNote();
  if (places.length === 0) return null;
  const lead = t(isAnyOpen ? "places.home.openNowLead" : "places.home.nobody");
  return (
    <Section
      id="open-now"
      title={t("places.home.openNow")}
      lead={[lead, holidayNote(localDate(now)) ?? ""].join(" ").trim()}
      more={{ href: localPath(isAnyOpen ? "/eat?open=now" : "/eat"), label: t("places.home.all") }}
    >
      <div id="open-now-places" data-changes-at={until.getTime()}>
        <CardGrid onPhone="rows">
          {places.map((restaurant) => (
            <RestaurantCard key={restaurant.slug} restaurant={restaurant} now={now} />
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}
