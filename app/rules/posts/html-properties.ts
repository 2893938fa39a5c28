import type { Element, Properties } from "hast";
import { authorId, linkAddress, pictureAddressIn } from "./html-addresses";
import { actionClass, headingTags, linkRel } from "./html-list";

const withId = new Set<string>([...headingTags, "a", "li", "p"]);
/** The frame that keeps a place for a picture whose size nobody knows. */
const unknownSize = { width: 960, height: 640 };

/** What stays of an element's attributes; null where it cannot stand without what it lost. */
export function propertiesOf(tag: string, { properties }: Element, ids: Set<string>): Properties | null {
  const common: Properties = {};
  if (properties.lang) common.lang = properties.lang;
  const id = withId.has(tag) ? authorId(String(properties.id ?? properties.name ?? "")) : null;
  if (id && !ids.has(id)) {
    ids.add(id);
    common.id = id;
  }
  if (tag === "a") return linkProperties(common, properties);
  if (tag === "img") return pictureProperties(properties);
  if (tag === "ol") return { ...common, start: properties.start };
  if (tag === "td" || tag === "th") {
    const { colSpan, rowSpan, scope } = properties;
    return { ...common, colSpan, rowSpan, scope: tag === "th" ? scope : undefined };
  }
  return common;
}

function linkProperties(common: Properties, { href, className }: Properties): Properties | null {
  const address = linkAddress(String(href ?? ""));
  if (!address) return null;
  const isAction = Array.isArray(className) && className.includes(actionClass);
  return {
    ...common,
    ...(isAction && { className: [actionClass] }),
    href: address,
    rel: [...linkRel],
  };
}

function pictureProperties({ src, alt, width, height }: Properties): Properties | null {
  const address = pictureAddressIn(String(src ?? ""));
  if (!address) return null;
  const size = address.isOurs ? { width, height } : unknownSize;
  return { src: address.src, alt: String(alt ?? ""), ...size, loading: "lazy", decoding: "async" };
}
