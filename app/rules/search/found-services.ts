import type { FallbackText } from "../content/fallback";
import { withoutLinks } from "../content/inline-links";
import { servicePictures } from "../info/info-pictures";
import type { ServiceView } from "../info/services";
import { infoPath } from "../info/tabs";
import { parseWeekHours } from "../places/week-hours";
import type { Language } from "../site/language";
import type { LocalText } from "../site/owner-translation";
import { tagsOf } from "./category-words";
import type { Found } from "./found";
import { picturedInfo } from "./found-pictures";

/** In both languages. */
export function foundServices(english: readonly ServiceView[], spanish: readonly ServiceView[]): Found[] {
  return english.flatMap((service): Found[] => {
    const twin = spanish.find(({ id }) => id === service.id);
    if (!twin) return [];
    return [
      {
        kind: "service",
        ref: `/info#${service.id}`,
        path: infoPath("services", service.id),
        name: { en: saidIn("en", service.name), es: saidIn("es", twin.name) },
        text: { en: saidIn("en", service.details), es: saidIn("es", twin.details) },
        said: { en: partsIn("en", service), es: partsIn("es", twin) },
        more: [...wordsOf(service), ...wordsOf(twin)].join(" "),
        tags: tagsOf("service", []),
        about: [...namesOf(service), ...namesOf(twin)].join(" "),
        picture: picturedInfo(servicePictures[service.icon]),
        hours: parseWeekHours(service.hours),
      },
    ];
  });
}

function saidIn(language: Language, { text, lang }: FallbackText): LocalText {
  return { text: withoutLinks(text), lang: lang ?? language };
}

/** Its long text, and each entry with what it's for. */
function partsIn(language: Language, service: ServiceView): LocalText[] {
  const entries = entriesOf(service).map(({ name, description }) => ({
    text: [name.text, description.text].filter(Boolean).join(": "),
    lang: name.lang ?? language,
  }));
  return [saidIn(language, service.fullDescription), ...entries];
}

function wordsOf({ fullDescription, ...service }: ServiceView): string[] {
  const described = entriesOf(service).flatMap(({ name, description }) => [name.text, description.text]);
  return [withoutLinks(fullDescription.text), ...described];
}

/** Whom it lists, with the numbers to call in an emergency. */
function namesOf(service: ServiceView): string[] {
  const numbers = service.emergencyNumbers.map(({ number }) => number);
  return [...numbers, ...entriesOf(service).map(({ name }) => name.text)];
}

type Lists = "emergencyNumbers" | "facilities" | "contacts" | "sales" | "rentals" | "repair";

function entriesOf(service: Pick<ServiceView, Lists>) {
  const { emergencyNumbers, facilities, contacts, sales, rentals, repair } = service;
  return [...emergencyNumbers, ...facilities, ...contacts, ...sales, ...rentals, ...repair];
}
