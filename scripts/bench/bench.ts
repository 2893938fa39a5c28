import rrule from "rrule";
import { sitePages } from "../../app/rules/content/site-pages";
import { expand } from "../../app/rules/events/recurrence";
import { formatDay, parseDay } from "../../app/rules/time/days";
import { localDate } from "../../app/rules/time/panama-time";
import { build, isBuilt } from "../build";
import { benchCounting } from "./counting";
import { fillSea } from "./sea";
import { benchSearch } from "./search";
import { fillEvents, fillHotels, fillPosts, fillRestaurants } from "./town";
import { type Bench, costAgainstHello, look, openBench } from "./worker";

/**
 * Processor time is a ratio to a Worker that says hello, measured in turns within one workerd; round trips and rows
 * are the database's own numbers.
 */
const { datetime, RRule } = rrule;
const turns = 30;
const requests = 50;
const today = localDate(new Date());

if (!isBuilt()) build();
const bench = await openBench();
try {
  await fillSea(bench.database);
  await fillRestaurants(bench.database, 1, 30);
  console.log(`Pages, with 30 restaurants: ${turns} turns of ${requests} requests, one at a time\n`);
  console.log("page                 CPU x hello   trips   rows   HTML bytes");
  for (const { path } of [...sitePages, { path: "/search?q=fish" }]) {
    const { trips, rows, bytes } = await look(bench, path);
    const ratio = (await costAgainstHello(bench, path, turns, requests)).toFixed(1);
    console.log(path.padEnd(20) + columns([ratio, 12], [trips, 8], [rows, 7], [bytes, 13]));
  }

  await benchCounting(bench);

  const places = [
    "/eat",
    "/eat?category=Seafood",
    "/eat?open=now",
    "/eat/place_7",
    "/stay",
    "/stay?q=rooms",
    "/stay?q=hammock",
    "/stay?q=castle&category=Hostel",
  ];
  await fillRestaurants(bench.database, 31, 1_000);
  await fillHotels(bench.database, 1, 1_000);
  const small = await lookAtAll(bench, places);
  await fillRestaurants(bench.database, 1_001, 100_000);
  await fillHotels(bench.database, 1_001, 100_000);
  const large = await lookAtAll(bench, places);
  console.log("\nRestaurants and hotels       1,000: trips   rows      100,000: trips   rows");
  for (const [index, path] of places.entries()) {
    const [a, b] = [small[index], large[index]];
    console.log(path.padEnd(30) + columns([a?.trips, 11], [a?.rows, 7], [b?.trips, 20], [b?.rows, 7]));
  }
  await benchSearch(bench);

  const stories = [
    "/blog",
    "/blog?category=Surf",
    "/blog?tag=turtles",
    "/blog?tag=sea",
    "/blog/post-7",
    "/blog.xml",
    "/",
  ];
  await fillPosts(bench.database, 1, 1_000);
  const few = await lookAtAll(bench, stories);
  await fillPosts(bench.database, 1_001, 100_000);
  const many = await lookAtAll(bench, stories);
  console.log("\nPosts of 1,200 words             1,000: trips   rows      100,000: trips   rows");
  for (const [index, path] of stories.entries()) {
    const [a, b] = [few[index], many[index]];
    console.log(path.padEnd(30) + columns([a?.trips, 11], [a?.rows, 7], [b?.trips, 20], [b?.rows, 7]));
  }
  const costOfPost = (await costAgainstHello(bench, "/blog/post-7", turns, requests)).toFixed(1);
  console.log(`A post of 1,200 words: ${costOfPost} times the processor time of hello`);

  await fillEvents(bench.database, 500, today);
  const month = today.slice(0, 7);
  const soon = formatDay((parseDay(today) ?? 0) + 14);
  const outings = [
    "/calendar",
    `/calendar?month=${month}&type=class`,
    "/events",
    "/events/series-7",
    `/events/series-7/${formatDay((parseDay(today) ?? 0) + 7)}`,
    "/events/series-7.ics",
    `/calendar.ics?from=${today}&to=${soon}`,
    "/events.json",
  ];
  console.log("\nEvents, with 500 series and 20,000 dates        status   trips   rows        bytes");
  for (const [index, seen] of (await lookAtAll(bench, outings)).entries()) {
    console.log(
      `${outings[index]}`.padEnd(47) +
        columns([seen.status, 7], [seen.trips, 8], [seen.rows, 7], [seen.bytes, 13]),
    );
  }
} finally {
  await bench.close();
}

console.log(
  `\nWriting a weekly rule down for a year: ${expandAgainstRrule().toFixed(0)} times as fast as rrule`,
);

async function lookAtAll(town: Bench, paths: string[]) {
  const seen: Awaited<ReturnType<typeof look>>[] = [];
  for (const path of paths) seen.push(await look(town, path));
  return seen;
}

function columns(...cells: [number | string | undefined, number][]): string {
  return cells.map(([value, width]) => String(value).padStart(width)).join("");
}

function expandAgainstRrule(): number {
  // Without the library's cache, which would only measure copying.
  const rule = new RRule(
    { freq: RRule.WEEKLY, byweekday: [RRule.TU, RRule.TH], dtstart: datetime(2026, 1, 1) },
    true,
  );
  const pattern = {
    pattern_type: "weekly" as const,
    interval_value: 1,
    days_of_week: [2, 4],
    day_of_month: null,
    end_type: "never" as const,
    end_count: null,
    end_date: null,
  };
  const first = parseDay("2026-01-01") ?? 0;
  const ours = () => expand(pattern, first, first + 365);
  const theirs = () => rule.between(datetime(2026, 1, 1), datetime(2027, 1, 1), true);
  for (const warm of [ours, theirs]) timeOf(warm, 300);
  return timeOf(theirs, 1000) / timeOf(ours, 1000);
}

function timeOf(work: () => unknown, times: number): number {
  const start = performance.now();
  for (let n = 0; n < times; n++) work();
  return performance.now() - start;
}
