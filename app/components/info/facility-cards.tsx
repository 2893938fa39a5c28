import type { FacilityView } from "../../rules/info/services";
import { mapSearchLink } from "../../rules/places/map-links";
import { ButtonLink } from "../../ui/button";
import { Card, CardGrid } from "../../ui/card";
import { CheckedOn } from "../site/checked-on";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";
import { ContactButtons, isReachable } from "./contact-buttons";
import { HoursLine } from "./hours-line";
import { UnconfirmedNumbers } from "./unconfirmed-numbers";

type Props = { facilities: readonly FacilityView[]; now: Date };

export function FacilityCards({ facilities, now }: Props) {
  return (
    <>
      <NoWays to={facilities} />
      <CardGrid inPairs={facilities.length % 3 === 1}>
        {facilities.map((facility) => (
          <Facility key={facility.id} facility={facility} now={now} />
        ))}
      </CardGrid>
    </>
  );
}

/** Who can't be reached yet, in one line. */
export function NoWays({ to }: { to: readonly FacilityView[] }) {
  const { t } = useWords();
  const without = to.filter((one) => !isReachable(one));
  if (without.length > 1 && without.length === to.length)
    return <p className="no-number">{t("info.noNumberAtAll")}</p>;
  return <UnconfirmedNumbers note={t("info.noNumbers")} names={without.map(({ name }) => name)} />;
}

function Facility({ facility, now }: { facility: FacilityView; now: Date }) {
  const { t } = useWords();
  const { id, name, description, address, hours, services, checkedOn } = facility;
  return (
    <Card
      title={<TextWithFallback words={name} />}
      footer={
        (isReachable(facility) || address) && (
          <div className="actions">
            {isReachable(facility) && <ContactButtons {...facility} name={name.text} />}
            {address && (
              <ButtonLink
                href={mapSearchLink(address)}
                variant="secondary"
                icon="pin"
                rel="noopener"
                aria-label={`${t("places.place.way")}: ${address}`}
              >
                {t("places.place.way")}
              </ButtonLink>
            )}
          </div>
        )
      }
    >
      <p>
        <TextWithFallback words={description} />
      </p>
      <HoursLine id={`hours-${id}`} hours={hours} now={now} isNobodys={!address && !isReachable(facility)} />
      {services.items.length > 0 && (
        <ul className="points" aria-label={t("info.offers")} lang={services.lang}>
          {services.items.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      {address && <p>{address}</p>}
      <CheckedOn day={checkedOn} />
    </Card>
  );
}
