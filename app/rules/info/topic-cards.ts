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
import { safeUrl } from "../site/safe-url";
import type { Contact } from "./service-content";
import { type ContactView, composeContacts } from "./services";

/** The content of a card's section. */
export type Topic = {
  title?: string;
  text?: string;
  points?: string[];
  contacts?: Contact[];
  links?: { id?: string; name?: string; url?: string }[];
};

export type TopicView = {
  name: string;
  title: FallbackText;
  text: FallbackText;
  points: FallbackList;
  contacts: ContactView[];
  links: { id: string; name: FallbackText; url: string }[];
};

export function composeTopic(name: string, sources: Sources<Topic>): TopicView {
  const links = matched(within(sources, (one) => one.links)).flatMap((link) => {
    const url = safeUrl(fact(within(link, (one) => one.url)));
    return url ? [{ id: link.id, name: withFallback(within(link, (one) => one.name)), url }] : [];
  });
  return {
    name,
    title: withFallback(within(sources, ({ title }) => title)),
    text: withFallback(within(sources, ({ text }) => text)),
    points: listWithFallback(within(sources, ({ points }) => points)),
    contacts: composeContacts(within(sources, ({ contacts }) => contacts)),
    links,
  };
}
