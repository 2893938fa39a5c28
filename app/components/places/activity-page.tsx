import type { ReactNode } from "react";
import { firstAidOfActivity } from "../../rules/info/first-aid";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { questionFor } from "../../rules/places/categories";
import { whatsappLink } from "../../rules/places/contact-links";
import type { OpenStatus } from "../../rules/places/open-status";
import { parseWeekHours } from "../../rules/places/week-hours";
import { weekInOneLine } from "../../rules/places/week-words";
import { foldText } from "../../rules/site/fold-text";
import type { NamedPoint } from "../../rules/town/map-part";
import { mapPartByLandmark } from "../../rules/town/map-part-by-landmark";
import { PageHero } from "../../ui/page-hero";
import { Paragraphs } from "../../ui/paragraphs";
import { BackLink } from "../../ui/section";
import { TitledSection } from "../../ui/titled-section";
import { FirstAidLinks } from "../site/first-aid-links";
import { useWords } from "../site/words";
import type { ActivityOfCard } from "./activity-card";
import { PriceFact } from "./activity-offer";
import { AddressFact, Fact } from "./fact";
import { GoodToKnow } from "./good-to-know";
import { HoursTable } from "./hours-table";
import { HoursFact } from "./open-status";
import { PlaceActions } from "./place-actions";
import { PlaceCrumbs } from "./place-crumbs";
import { PlaceLocation } from "./place-location";
import { heroSizes, PlacePicture } from "./place-picture";
import { foreign, OnlyIn, usePlaceText } from "./place-text";

export type ActivityOfPage = ActivityOfCard & {
  status: OpenStatus;
  /** When the status changes next. */
  until: Date;
  hours: string | null;
  whatsapp: string | null;
  location: string | null;
  address: string;
  website: string | null;
  mark_note: string | null;
};

type Props = {
  activity: ActivityOfPage;
  now: Date;
  /** Places that may stand on its map. */
  neighbours?: readonly NamedPoint[];
  /** More of its kind. */
  around?: ReactNode;
  /** What is on there. */
  events?: ReactNode;
  /** Its public path; none in a preview. */
  url?: string;
  children?: ReactNode;
};

/** An activity page, also used as the reviewer's preview. */
export function ActivityPage({ activity, now, neighbours, around, events, url, children }: Props) {
  const { t, language, localPath } = useWords();
  const { business_name, description, category, status, address, location, hours } = activity;
  const { texts, onlyIn } = usePlaceText(activity, { business_name, description, location });
  const { texts: hoursText } = usePlaceText(activity, { hours }, ["hours"]);
  const name = texts.business_name.text;
  const week = parseWeekHours(hours);
  const firstAid = firstAidOfActivity(category);
  const asked = questionFor(activity.business_type);
  const askPrice = whatsappLink(activity.whatsapp, t(`places.activity.question.${asked}`, { name }));
  const stretch = mapPartByLandmark(foldText(`${address} ${location ?? ""}`), category === "surf");
  const where = (
    <PlaceLocation
      {...{ name, address, stretch, neighbours }}
      missing="notPlaced"
      whatsapp={activity.whatsapp}
    />
  );
  return (
    <>
      <PageHero
        title={name}
        isBeside
        picture={
          <PlacePicture
            url={activity.image_url}
            colour={activity.image_colour}
            portrait={activity.portrait_code ?? generalPortrait.activity}
            sizes={heroSizes}
            priority
          />
        }
        breadcrumbs={<PlaceCrumbs list="do" categories={[category, activity.business_type]} />}
        facts={
          <dl className="head-facts">
            <PriceFact activity={activity} askPrice={askPrice} />
            {texts.location.text ? (
              <Fact label={t("places.activity.meetAt")}>
                <dd lang={foreign(texts.location, language)}>{texts.location.text}</dd>
              </Fact>
            ) : (
              <AddressFact text={address} />
            )}
            <HoursFact
              status={status}
              now={now}
              until={activity.until}
              hours={week}
              written={week ? null : hoursText.hours.text}
              writtenIn={week ? activity.language : hoursText.hours.lang}
              name={name}
              whatsapp={activity.whatsapp}
              noteLabel={t("events.page.when")}
            />
          </dl>
        }
        actions={
          <PlaceActions
            url={url}
            name={name}
            whatsapp={activity.whatsapp}
            message={t(
              `places.activity.${activity.price_from === null ? "question" : "pricedQuestion"}.${asked}`,
              {
                name,
              },
            )}
            chatLabel={t(`places.activity.ask.${asked}`)}
            website={activity.website}
            wayHere="#location"
          />
        }
      />
      <div className="wrap pb-16">
        <div className="place-parts">
          <div className="grid content-start gap-8">
            {week && !weekInOneLine(week) ? (
              <TitledSection titleId="hours" titleClass="mb-3 text-2xl" title={t("places.place.hours")}>
                <HoursTable hours={week} now={now} writtenIn={activity.language} />
              </TitledSection>
            ) : null}
            <TitledSection titleId="about" title={t("places.activity.about")}>
              <div className="prose mt-3" lang={foreign(texts.description, language)}>
                <Paragraphs text={texts.description.text} />
              </div>
              <OnlyIn language={onlyIn} />
            </TitledSection>
            {events}
          </div>
          <div className="grid content-start gap-8">
            <GoodToKnow place={activity} />
            {where}
          </div>
          {firstAid ? <FirstAidLinks parts={firstAid} /> : null}
          {around}
        </div>
        <div className="place-end">
          {children}
          <BackLink href={localPath("/do")} label={t("places.activity.back")} />
        </div>
      </div>
    </>
  );
}
