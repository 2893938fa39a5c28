import { data } from "react-router";
import { type EventFilters, rangeOf, readEventFilters } from "../../../rules/events/event-filters";
import { dateInWords } from "../../../rules/time/date-words";
import type { EventKey } from "../../db/events/public-events";
import { readNextPageKey } from "../../http/next-page-key";
import type { Page } from "../site/page";

/** A malformed filter is a 400. */
export function filtersIn(url: URL): EventFilters {
  const filters = readEventFilters(url.searchParams);
  if (!filters) throw data(null, 400);
  return filters;
}

export function readEventKey(url: URL): EventKey | null {
  return readNextPageKey(url, ["number", "text"]);
}

/** The coming part of the filters' span. */
export function spanAhead(filters: EventFilters, today: string) {
  const range = rangeOf(filters);
  return {
    from: range && range.from > today ? range.from : today,
    to: range?.to ?? null,
    type: filters.type,
  };
}

/** For a title, in the page's language. */
export function spokenDate(page: Page, date: string): string {
  return dateInWords(date, "long", page.language);
}
