import type { ReactNode } from "react";
import type { FirstAidText } from "../../locales/info-text";
import type { PlacedSection } from "../../rules/content/page-content";
import { servicePictures } from "../../rules/info/info-pictures";
import { type ServiceList, serviceTabs } from "../../rules/info/service-kind";
import type { ServiceView } from "../../rules/info/services";
import { Paragraphs } from "../../ui/paragraphs";
import { Tabs } from "../../ui/tabs";
import { Word } from "../content/managed-word";
import { InfoPicture } from "../pictures/info-picture";
import type { Sea } from "../sea/sea-section";
import { LinkedText } from "../site/linked-text";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";
import { ContactCards } from "./contact-cards";
import { EmergencyNumbers } from "./emergency-numbers";
import { FacilityCards } from "./facility-cards";
import { FirstAid, FirstAidContents } from "./first-aid";
import { HoursLine } from "./hours-line";
import { type PlaceOfService, ServicePlaces } from "./service-places";
import { SurfLessonSea } from "./surf-lesson-sea";

export type ServiceOfPage = {
  service: ServiceView;
  /** Places that offer the service and are listed on /do. */
  places: PlaceOfService[];
  firstAid: PlacedSection<FirstAidText> | null;
  /** For surf lessons, the sea today. */
  sea: Sea | null;
  now: Date;
  until: Date;
};

type Props = ServiceOfPage & { back?: ReactNode };

/** A service, on its own page and in the dialog over the list. */
export function ServiceArticle({ service, places, firstAid, sea, now, until, back }: Props) {
  const { t, language, localPath } = useWords();
  const lists = serviceTabs(service);
  const listTitle = (list: ServiceList) =>
    service.kind === "maintenance" && list === "contacts"
      ? t("info.contactInformation")
      : t(`info.lists.${list}`);
  const [numbers, ...others] = lists[0] === "emergencyNumbers" ? lists : [null, ...lists];
  const help = firstAid && { href: "#first-aid", label: t("info.firstAid") };
  const tabs = [
    ...(numbers ? [{ href: `#${numbers}`, label: listTitle(numbers) }] : []),
    ...(help ? [help] : []),
    ...others.flatMap((list) => (list ? [{ href: `#${list}`, label: listTitle(list) }] : [])),
  ];
  return (
    <article className="service" aria-labelledby="service-title">
      <header>
        <InfoPicture drawing={servicePictures[service.icon]} />
        <h1 id="service-title">
          <TextWithFallback words={service.name} />
        </h1>
        {/* Numbers are dialed at any hour; the page would seem to be what is open. */}
        {numbers ? null : (
          <HoursLine id="service-hours" hours={service.hours} now={now} isNobodys={lists.length === 0} />
        )}
      </header>
      {tabs.length > 1 && <Tabs label={service.name.text} tabs={tabs} />}
      {numbers && (
        <Part id={numbers} title={listTitle(numbers)}>
          <EmergencyNumbers numbers={service.emergencyNumbers} />
        </Part>
      )}
      {firstAid && <FirstAidContents {...firstAid} numbers={service.emergencyNumbers} heading="h2" />}
      <div className="prose" lang={service.fullDescription.lang}>
        {firstAid && (
          <h2 id="doctor" lang={service.fullDescription.lang && language}>
            {t("info.doctor")}
          </h2>
        )}
        <Paragraphs text={service.fullDescription.text} say={(text) => <LinkedText text={text} />} />
      </div>
      {firstAid && (
        <Part
          id="first-aid"
          title={<Word of={firstAid} name="title" />}
          lang={firstAid.fallbackLanguage && "en"}
        >
          <p className="section-lead">
            <Word of={firstAid} name="description" />
          </p>
          <FirstAid cards={firstAid.cards} numbers={service.emergencyNumbers} />
        </Part>
      )}
      <ServicePlaces places={places} now={now} until={until} />
      {sea && <SurfLessonSea sea={sea} />}
      {others.map(
        (list) =>
          list && (
            <Part key={list} id={list} title={listTitle(list)}>
              <ServicePart service={service} list={list} title={listTitle(list)} now={now} />
            </Part>
          ),
      )}
      <footer className="service-foot no-print">
        {back}
        <a href={localPath(`/info/correction?item=service:${service.id}`)}>{t("places.place.suggest")}</a>
      </footer>
    </article>
  );
}

type PartProps = { id: string; title: ReactNode; lang?: string; children: ReactNode };

function Part({ id, title, lang, children }: PartProps) {
  return (
    <section id={id} lang={lang} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

type ServicePartProps = { service: ServiceView; list: ServiceList; title: string; now: Date };

function ServicePart({ service, list, title, now }: ServicePartProps) {
  if (list === "facilities") return <FacilityCards facilities={service.facilities} now={now} />;
  if (list === "emergencyNumbers") return <EmergencyNumbers numbers={service.emergencyNumbers} />;
  return <ContactCards contacts={service[list]} under={title} />;
}
