import { areaOf } from "./catalog-words";

/** Areas in the order people meet them: the frame, visitors' pages, then forms, mails and the admin. */
const met = [
  ...["frame", "home", "places", "amenities", "marks", "menu", "events", "sea", "week", "map", "guides"],
  ...["info", "facts", "blog", "search", "pocket", "keep", "kept", "share", "story", "newsletter", "data"],
  ...["errors", "account", "profile", "security", "listings", "submission", "portraits", "eventForm"],
  ...["postForm", "corrections", "confirmFacts", "poster", "toasts"],
  ...["mails", "accountMails", "eventMails", "peopleMails"],
  ...["admin", "launch", "failing", "review", "people", "log", "figures", "exports", "newsletterIssue"],
  ...["studio", "studioSeo", "studioWords", "studioSearch", "studioPictures", "studioNotice", "studioImport"],
];

/** In that order, and within an area as in its catalog. */
export function inOrderOfMeeting(keys: readonly string[]): string[] {
  const rank = (key: string) => {
    const place = met.indexOf(areaOf(key));
    return place < 0 ? met.length : place;
  };
  return [...keys].sort((one, other) => rank(one) - rank(other));
}

/** The longest part of a text between its placeholders. */
export function visiblePart(text: string): string {
  const parts = text.split(/\{\{\s*\w+\s*\}\}|\{\w+\}|<[^>]*>|\n/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}
