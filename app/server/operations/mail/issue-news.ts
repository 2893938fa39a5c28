import { pathOfEvent, textsOf } from "../../../rules/events/event-view";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { firstClause } from "../../../rules/mail/first-clause";
import { monthOfIssue } from "../../../rules/mail/issue";
import { ownPublicPath } from "../../../rules/places/paths";
import { viewPostCard } from "../../../rules/posts/post-view";
import type { Water } from "../../../rules/sea/tide-at";
import type { Language } from "../../../rules/site/language";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { localise, readTranslation } from "../../../rules/site/owner-translation";
import { addDays } from "../../../rules/time/days";
import { monthGrid } from "../../../rules/time/month-grid";
import { instantOf, localDate, localMinutesOfDay, startOfDate } from "../../../rules/time/panama-time";
import type { TownFacts } from "../../../rules/town/facts";
import { seasonOf } from "../../../rules/town/season-of-day";
import { ask } from "../../db/database";
import { boundsOf, selectPublicEvents } from "../../db/events/public-events";
import { selectPublicRules } from "../../db/events/public-series";
import { selectNewestListings } from "../../db/places/newest-listings";
import { selectPublicPosts } from "../../db/posts/public-posts";
import { selectTides } from "../../db/sea/sea-days";
import type { IssueNews } from "../../emails/mail/issue-draft";
import type { Services } from "../../services";

const eventsLooked = 300;
const seriesLooked = 150;
const eventsListed = 12;
const mostDaysNamed = 5;
const placesOfKind = 4;
const postsListed = 3;
/** For how many days a place counts as new. */
const newFor = 45;
const daylight = { from: 6 * 60, until: 18 * 60 };

/** The news for a letter begun today, in each language. */
export async function issueNews(
  { db, now }: Pick<Services, "db" | "now">,
  facts: TownFacts,
): Promise<(language: Language) => IssueNews> {
  const today = localDate(now());
  const month = monthOfIssue(today);
  const first = `${month}-01`;
  const next = `${monthGrid(month, today)?.next ?? month}-01`;
  const span = { from: startOfDate(first), until: startOfDate(next) };
  const begin = first > today ? first : today;
  const since = instantOf(addDays(today, -newFor), "00:00") ?? now();
  const [events, rules, posts, waters, ...places] = await ask(db, [
    selectPublicEvents(db, {
      ...boundsOf({ from: begin, to: addDays(next, -1), type: "all" }),
      limit: eventsLooked,
    }),
    selectPublicRules(db, begin, seriesLooked),
    selectPublicPosts(db, {}, null, postsListed),
    selectTides(db, span),
    ...listingKinds.map((kind) => selectNewestListings(db, kind, since, placesOfKind)),
  ]);
  const held = Map.groupBy(
    events.filter((event) => event.cancelled_at === null),
    ({ id, event_series_id }) => event_series_id ?? id,
  );
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
  const listed = [...held.values()].flatMap((dates) => {
    const [event, another] = dates;
    if (!event) return [];
    const rule = another && event.event_series_id ? ruleOf.get(event.event_series_id) : undefined;
    return [{ event, rule: rule ? endingWithin(rule, next) : null, dates }];
  });
  const tides = highestAndLowest(waters.filter(({ at }) => at >= span.from && at < span.until));
  return (language) => ({
    month,
    facts,
    tides,
    season: seasonOf(`${month}-15`, facts),
    events: listed.slice(0, eventsListed).map(({ event, rule, dates }) => {
      const { texts } = textsOf(event, language);
      return {
        name: texts.title.text,
        path: rule ? pathOfEvent({ slug: rule.slug }) : pathOfEvent(event),
        rule: rule && saysItsDays(rule, dates.length) ? rule : null,
        dates: (rule ? dates : [event]).map(({ event_date }) => event_date),
        time: event.start_time,
        location: texts.location.text,
      };
    }),
    places: places.flatMap((rows, index) => {
      const kind = listingKinds[index] as ListingKind;
      return rows.map(({ name, slug, category, description, language: written, translation }) => {
        const source = { language: written, translation: readTranslation(translation) };
        const { texts } = localise(source, { description }, language);
        const path = ownPublicPath(kind, { slug, category });
        return { name, path, kind, line: firstClause(texts.description.text) };
      });
    }),
    posts: posts.map((post) => ({
      name: viewPostCard(post, language).title.text,
      path: `/blog/${post.slug}`,
    })),
  });
}

/** "Every 2 weeks" leaves open which; so few days are named instead. */
function saysItsDays({ interval_value }: RecurrencePattern, days: number): boolean {
  return interval_value === 1 || days > mostDaysNamed;
}

/** The end of a rule is only named where it's in the letter's month. */
function endingWithin<Rule extends RecurrencePattern>(rule: Rule, next: string): Rule {
  const endsSoon = rule.end_type === "by_date" && rule.end_date !== null && rule.end_date < next;
  return endsSoon ? rule : { ...rule, end_type: "never" };
}

function highestAndLowest(waters: readonly Water[]): Water[] {
  const byDay = waters.filter(({ at }) => {
    const minutes = localMinutesOfDay(new Date(at));
    return minutes >= daylight.from && minutes < daylight.until;
  });
  const byHeight = byDay.toSorted((one, other) => one.metres - other.metres);
  const found = [byHeight.at(-1), byHeight[0]].filter((water) => water !== undefined);
  return [...new Set(found)];
}
