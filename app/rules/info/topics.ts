import { matched } from "../content/matched";
import { fact, type Sources, type Told, type ToldList, told, toldList, within } from "../content/told";
import { safeUrl } from "../site/safe-url";
import type { Contact } from "./service-data";
import { type ContactView, composeContacts } from "./services";

/** What the section of a card on a tab of /info holds. */
export type Topic = {
  title?: string;
  text?: string;
  points?: string[];
  contacts?: Contact[];
  links?: { id?: string; name?: string; url?: string }[];
};

export type TopicView = {
  name: string;
  title: Told;
  text: Told;
  points: ToldList;
  contacts: ContactView[];
  links: { id: string; name: Told; url: string }[];
};

export function composeTopic(name: string, sources: Sources<Topic>): TopicView {
  const links = matched(within(sources, (one) => one.links)).flatMap((link) => {
    const url = safeUrl(fact(within(link, (one) => one.url)));
    return url ? [{ id: link.id, name: told(within(link, (one) => one.name)), url }] : [];
  });
  return {
    name,
    title: told(within(sources, ({ title }) => title)),
    text: told(within(sources, ({ text }) => text)),
    points: toldList(within(sources, ({ points }) => points)),
    contacts: composeContacts(within(sources, ({ contacts }) => contacts)),
    links,
  };
}
