import type { FirstAidText } from "../../locales/info-text";
import type { PlacedSection } from "../../rules/content/page-content";
import type { Callable } from "../../rules/info/call-list";
import type { FacilityView, ServiceView } from "../../rules/info/services";
import { parseWeekHours } from "../../rules/places/week-hours";
import { weekInWords } from "../../rules/places/week-words";
import { Paragraphs } from "../../ui/paragraphs";
import { Word } from "../content/managed-word";
import { ContactButtons, isReachable } from "../info/contact-buttons";
import { EmergencyNumbers } from "../info/emergency-numbers";
import { NoWays } from "../info/facility-cards";
import { FirstAid, FirstAidContents } from "../info/first-aid";
import { AsWritten } from "../places/as-written";
import { CheckedOn } from "../site/checked-on";
import { EmergencyCalls } from "../site/emergency-calls";
import { LinkedText } from "../site/linked-text";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";
import { Dotted } from "./pocket-dots";
import { PocketPart } from "./pocket-part";

type Props = {
  /** Null if an admin has hidden it; the numbers are shown anyway. */
  service: ServiceView | null;
  numbers: readonly Callable[];
};

/** Who to call, and where the nearest doctor is. */
export function PocketEmergency({ service, numbers }: Props) {
  const { t } = useWords();
  const title = t("pocket.parts.emergency");
  if (!service)
    return (
      <PocketPart id="emergency" title={title}>
        <EmergencyCalls numbers={numbers} />
      </PocketPart>
    );
  const { emergencyNumbers, fullDescription, facilities } = service;
  return (
    <PocketPart id="emergency" title={title}>
      <EmergencyNumbers numbers={emergencyNumbers} />
      <div className="doctors">
        <div className="entry" data-aim="health" lang={fullDescription.lang}>
          <h3 id="doctor">{t("info.doctor")}</h3>
          <Paragraphs text={fullDescription.text} say={(text) => <LinkedText text={text} />} />
        </div>
        {facilities.map((facility) => (
          <Facility key={facility.id} facility={facility} />
        ))}
      </div>
      <NoWays to={facilities} />
    </PocketPart>
  );
}

/** Hours of the whole week: a badge of today would be wrong tomorrow. */
function Facility({ facility }: { facility: FacilityView }) {
  const { language } = useWords();
  const { name, description, address, hours, services, checkedOn } = facility;
  const week = parseWeekHours(hours);
  const open = hours && (week ? weekInWords(week, language) : <AsWritten text={hours} writtenIn="en" />);
  const offers = services.items.map((item) => (
    <span key={item} lang={services.lang}>
      {item}
    </span>
  ));
  return (
    <div className="entry" data-aim="health pharmacy">
      <h3>
        <TextWithFallback words={name} />
      </h3>
      <p>
        <TextWithFallback words={description} />
      </p>
      <Dotted of={[open, ...offers, address]} className="quiet" />
      {isReachable(facility) ? <ContactButtons {...facility} name={name.text} /> : null}
      <CheckedOn day={checkedOn} />
    </div>
  );
}

type FirstAidProps = Pick<Props, "service"> & { section: PlacedSection<FirstAidText> };

/** All first-aid steps. */
export function PocketFirstAid({ section, service }: FirstAidProps) {
  const numbers = service?.emergencyNumbers ?? [];
  return (
    <PocketPart
      id="first-aid"
      title={<Word of={section} name="title" />}
      lead={<Word of={section} name="description" />}
    >
      <div lang={section.fallbackLanguage && "en"}>
        <FirstAidContents {...section} numbers={numbers} />
        <FirstAid cards={section.cards} numbers={numbers} />
      </div>
    </PocketPart>
  );
}
