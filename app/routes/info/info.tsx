import { data } from "react-router";
import { PlainSections } from "../../components/content/plain-sections";
import { TravelCostsSection } from "../../components/content/travel-costs-section";
import { Businesses } from "../../components/info/businesses";
import { InfoFrame } from "../../components/info/info-frame";
import { ServiceCards, ServiceDialog } from "../../components/info/service-cards";
import { ServicePage } from "../../components/info/service-page";
import { TopicTab } from "../../components/info/topic-tab";
import { TextWithFallback } from "../../components/site/text-with-fallback";
import { useWords } from "../../components/site/words";
import { askedOfInfo, isGuideTab } from "../../rules/info/tabs";
import { loadBusinesses } from "../../server/pages/info/businesses-page";
import { loadServices, loadTopics } from "../../server/pages/info/info-page";
import { loadService } from "../../server/pages/info/service-page";
import { Section } from "../../ui/section";
import type { Route } from "./+types/info";

/** Whoever needs help needs no letter. */
export function handle(loaded?: { view: string }) {
  const view = loaded?.view;
  if (view === "businesses") return { wholeSheet: "businesses" };
  if (view === "service") return { wholeSheet: "service", noNewsletter: true };
  return view === "services" ? { wholeSheet: "services", script: "info" } : { wholeSheet: "topics" };
}

export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedOfInfo(url.searchParams);
  if (!asked) throw data(null, 404);
  const { tab, service } = asked;
  if (tab === "businesses") return loadBusinesses(context, url);
  if (isGuideTab(tab)) return loadTopics(context, url, tab);
  if (service === null) return loadServices(context, url);
  const page = await loadService(context, url, service);
  if (!page) throw data(null, 404);
  return page;
}

export default function Info({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  if (loaderData.view === "service") return <ServicePage {...loaderData} />;
  if (loaderData.view === "topics") {
    const { way, text, ...tab } = loaderData;
    // Below the way here the cards have a head of their own.
    const head = way ? { title: t("info.rides"), lead: text } : {};
    return (
      <InfoFrame {...tab} lead={way ? undefined : text}>
        {way ? <TravelCostsSection {...way} /> : null}
        <TopicTab {...tab} {...head} />
      </InfoFrame>
    );
  }
  if (loaderData.view === "businesses") {
    return (
      <InfoFrame {...loaderData} tab="businesses">
        <Businesses {...loaderData} />
      </InfoFrame>
    );
  }
  return (
    <InfoFrame {...loaderData} tab="services">
      <Section
        id="services"
        title={<TextWithFallback words={loaderData.title} />}
        lead={t("info.servicesLead")}
      >
        <ServiceCards services={loaderData.cards} />
      </Section>
      <PlainSections sections={loaderData.plain} />
      <ServiceDialog />
    </InfoFrame>
  );
}
