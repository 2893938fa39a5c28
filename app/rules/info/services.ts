import {
  type FallbackList,
  type FallbackText,
  fact,
  listWithFallback,
  type Sources,
  withFallback,
  within,
} from "../content/fallback";
import { matched } from "../content/items-in-both-languages";
import { whatsappLink } from "../places/contact-links";
import { safeUrl } from "../site/safe-url";
import { parseDay } from "../time/days";
import { dialLink } from "./emergency-numbers";
import type { Contact, EmergencyNumber, Facility, Service } from "./service-content";
import { type ServiceIcon, serviceIcon } from "./service-icon";
import { type ServiceKind, serviceKind } from "./service-kind";

/** Links for a number or address; null where it's missing or a placeholder. */
export type Ways = { phone: string; call: string | null; chat: string | null; website: string | null };
type Entry = { id: string; name: FallbackText; description: FallbackText; checkedOn: string | null };

export type NumberView = Entry & { number: string; call: string | null };
export type ContactView = Entry & Ways & { type: FallbackText };
export type FacilityView = Entry & Ways & { address: string; hours: string; services: FallbackList };

export type ServiceView = {
  id: string;
  icon: ServiceIcon;
  kind: ServiceKind;
  name: FallbackText;
  details: FallbackText;
  fullDescription: FallbackText;
  hours: string;
  emergencyNumbers: NumberView[];
  facilities: FacilityView[];
  contacts: ContactView[];
  sales: ContactView[];
  rentals: ContactView[];
  repair: ContactView[];
};

/** Rows laid over the built-in services, without hidden ones. */
export function composeServices(sources: Sources<readonly Service[]>): ServiceView[] {
  return matched(sources)
    .filter(({ english }) => english?.is_visible !== false)
    .map((service) => serviceView(service));
}

type Known<T> = Sources<T> & { id: string };

function serviceView(service: Known<Service>): ServiceView {
  const contacts = (list: "contacts" | "sales" | "rentals" | "repair") =>
    composeContacts(within(service, (one) => one[list]));
  return {
    id: service.id,
    icon: serviceIcon(fact(within(service, ({ icon }) => icon))),
    kind: serviceKind(fact(within(service, ({ name }) => name))),
    name: withFallback(within(service, ({ name }) => name)),
    details: withFallback(within(service, ({ details }) => details)),
    fullDescription: withFallback(within(service, ({ fullDescription }) => fullDescription)),
    hours: fact(within(service, ({ hours }) => hours)),
    emergencyNumbers: matched(within(service, (one) => one.emergencyNumbers)).map(numberView),
    facilities: matched(within(service, (one) => one.facilities)).map(facilityView),
    contacts: contacts("contacts"),
    sales: contacts("sales"),
    rentals: contacts("rentals"),
    repair: contacts("repair"),
  };
}

export function composeContacts(sources: Sources<readonly Contact[]>): ContactView[] {
  return matched(sources).map((contact) => ({
    ...entry(contact),
    ...ways(contact),
    type: withFallback(within(contact, ({ type }) => type)),
  }));
}

function numberView(one: Known<EmergencyNumber>): NumberView {
  const number = fact(within(one, ({ number }) => number));
  return { ...entry(one), number, call: dialLink(number) };
}

function facilityView(facility: Known<Facility>): FacilityView {
  return {
    ...entry(facility),
    ...ways(facility),
    address: fact(within(facility, ({ address }) => address)),
    hours: fact(within(facility, ({ hours }) => hours)),
    services: listWithFallback(within(facility, ({ services }) => services)),
  };
}

type Described = { name?: string; description?: string; checkedOn?: string };

function entry(one: Known<Described>): Entry {
  const day = fact(within(one, ({ checkedOn }) => checkedOn));
  return {
    id: one.id,
    name: withFallback(within(one, ({ name }) => name)),
    description: withFallback(within(one, ({ description }) => description)),
    checkedOn: parseDay(day) === null ? null : day,
  };
}

type Reachable = { phone?: string; whatsapp?: string; website?: string };

function ways(one: Known<Reachable>): Ways {
  const phone = fact(within(one, ({ phone }) => phone));
  const whatsapp = fact(within(one, ({ whatsapp }) => whatsapp));
  return {
    phone,
    call: dialLink(phone),
    chat: dialLink(whatsapp) && whatsappLink(whatsapp),
    website: safeUrl(fact(within(one, ({ website }) => website))),
  };
}
