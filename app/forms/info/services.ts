import * as v from "valibot";
import type { ServicesSection } from "../../rules/info/service-content";
import type { Topic } from "../../rules/info/topic-cards";
import { message } from "../site/parse";

const text = (longest: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest, message("submission.problems.tooLong"))));

const name = text(120);
const number = text(60);
const address = text(2000);
const paragraph = text(1000);
const day = text(10);

const ContactContent = v.object({
  id: name,
  name,
  type: name,
  description: paragraph,
  phone: number,
  whatsapp: number,
  website: address,
  checkedOn: day,
});

const EmergencyNumberContent = v.object({
  id: name,
  name,
  number,
  description: paragraph,
  checkedOn: day,
});

const FacilityContent = v.object({
  id: name,
  name,
  address: text(200),
  phone: number,
  whatsapp: number,
  website: address,
  hours: text(500),
  services: v.optional(v.array(v.pipe(v.string(), v.trim(), v.maxLength(120)))),
  description: paragraph,
  checkedOn: day,
});

const contacts = v.optional(v.array(ContactContent));

const ServiceContent = v.object({
  id: name,
  name,
  icon: name,
  details: text(300),
  fullDescription: text(6000),
  hours: text(500),
  is_visible: v.optional(v.boolean()),
  contacts,
  emergencyNumbers: v.optional(v.array(EmergencyNumberContent)),
  facilities: v.optional(v.array(FacilityContent)),
  sales: contacts,
  rentals: contacts,
  repair: contacts,
});

export const ServicesContent = v.object({
  title: name,
  services: v.optional(v.array(ServiceContent)),
}) satisfies v.GenericSchema<unknown, ServicesSection>;

export const TopicContent = v.object({
  title: name,
  text: text(6000),
  points: v.optional(v.array(v.pipe(v.string(), v.trim(), v.maxLength(300)))),
  contacts,
  links: v.optional(v.array(v.object({ id: name, name, url: address }))),
}) satisfies v.GenericSchema<unknown, Topic>;
