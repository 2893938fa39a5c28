import { PlainSections } from "../../components/content/plain-sections";
import { MonthTidesTable } from "../../components/sea/month-tides-table";
import { TidesKey } from "../../components/sea/tides-key";
import { useWords } from "../../components/site/words";
import { PocketEmergency, PocketFirstAid } from "../../components/town/pocket-emergency";
import { PocketEvents } from "../../components/town/pocket-events";
import { PocketFind } from "../../components/town/pocket-find";
import { PocketContents, PocketHead, ToContents } from "../../components/town/pocket-head";
import { PocketMap } from "../../components/town/pocket-map";
import { PocketNowAndNext } from "../../components/town/pocket-now-and-next";
import { PocketPart, pocketParts } from "../../components/town/pocket-part";
import { PocketPhrases } from "../../components/town/pocket-phrases";
import { PocketPlaces } from "../../components/town/pocket-places";
import { PocketRides } from "../../components/town/pocket-rides";
import { PocketSection } from "../../components/town/pocket-section";
import { spanInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { loadPocket } from "../../server/pages/town/pocket-page";
import styles from "../../styles/pocket.css?inline";
import type { Route } from "./+types/pocket";

export const handle = { styles, script: "pocket", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPocket(context, url);
}

export default function PocketGuide({ loaderData: pocket }: Route.ComponentProps) {
  const { t, language } = useWords();
  const { emergency, firstAid, map, today } = pocket;
  const span = t("pocket.days", spanInWords(pocket.span.first, pocket.span.last, language));
  return (
    <div className="wrap pocket">
      <PocketHead made={pocket.made} qr={pocket.qr} address={pocket.address} keeps={pocket.keeps} />
      <PocketFind numbers={pocket.numbers} />
      <PocketContents
        parts={pocketParts.filter((one) => firstAid || one !== "first-aid")}
        numbers={pocket.numbers}
      />
      <PocketNowAndNext days={pocket.soon} madeAt={Date.parse(pocket.made.at)} />
      <PocketEmergency service={emergency} numbers={pocket.numbers} />
      {firstAid ? <PocketFirstAid section={firstAid} service={emergency} /> : null}
      <PocketPart id="way" title={t("pocket.parts.way")}>
        {pocket.way.map((section) =>
          section.kind === "costs" ? (
            <PocketRides key={section.name} section={section} road={pocket.road} today={today} />
          ) : (
            <PocketSection key={section.name} part="way" section={section} />
          ),
        )}
      </PocketPart>
      <PocketPlaces map={map} isCut={pocket.isCut} />
      <PocketMap map={map} />
      <PocketEvents days={pocket.days} span={span} hasMore={pocket.hasMoreEvents} />
      <PocketPart id="sea" title={t("pocket.parts.sea")} lead={`${span}. ${t("sea.tides.lead")}`}>
        <div className="entry" data-aim="tide sun">
          <TidesKey days={pocket.tides} />
          <MonthTidesTable days={pocket.tides} today={formatDay(today)} />
          <p className="quiet">{t("sea.caveat")}</p>
        </div>
      </PocketPart>
      <PocketPart id="surf" title={t("pocket.parts.surf")}>
        {pocket.surf.map((section) => (
          <PocketSection key={section.name} part="surf" section={section} />
        ))}
      </PocketPart>
      <PocketPart id="know" title={t("pocket.parts.know")}>
        {pocket.know.map((section) => (
          <PocketSection key={section.name} part="know" section={section} />
        ))}
      </PocketPart>
      <PocketPhrases />
      <ToContents />
      <PlainSections sections={pocket.sections} />
    </div>
  );
}
