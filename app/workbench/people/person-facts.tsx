import { useWords } from "../../components/site/words";
import { dateInWords } from "../../rules/time/date-words";
import { dateText } from "../../rules/time/panama-time";
import { TitledSection } from "../../ui/titled-section";
import type { PersonOfPage } from "./person-part-props";

export function PersonFacts({ person }: { person: PersonOfPage }) {
  const { t, language } = useWords();
  const { email, whatsapp_number, business_name, created_at, last_seen_on, devices } = person;
  const facts = [
    ["whatsapp", whatsapp_number],
    ["business", business_name],
    ["language", t(`review.languages.${person.language}`)],
    ["since", dateText(new Date(created_at), language)],
    ["seen", last_seen_on && dateInWords(last_seen_on, "long", language)],
    ["signedIn", t("people.devices", { count: devices })],
  ] as const;
  return (
    <TitledSection className="grid gap-4" titleId="facts-title" title={t("people.facts.title")}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-muted">{t("people.facts.email")}</dt>
        <dd className="wrap-anywhere">
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {facts.map(([name, value]) =>
          value ? (
            <div className="contents" key={name}>
              <dt className="text-muted">{t(`people.facts.${name}`)}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </TitledSection>
  );
}
