import { request } from "node:http";
import { type Bench, costAgainstHello, turnsAgainstHello, waitOf } from "./worker";

const places = 30;
const turns = 1_000;
const warmUp = 200;
const visitor = "Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile";
const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1)";

type Way = "alone" | "again" | "own" | "heard" | "next";

/**
 * Whether counting visits delays anybody. Each turn opens a place's page in every way, in random order, and waits
 * until everything is written. The difference between two identical ways is noise.
 */
export async function benchCounting(bench: Bench): Promise<void> {
  let counted = 0;
  const waits: Record<Way, number[]> = { alone: [], again: [], own: [], heard: [], next: [] };
  const ways = Object.keys(waits) as Way[];
  for (let turn = -warmUp; turn < turns; turn++) {
    const place = `/eat/place_${1 + ((turn + warmUp) % places)}`;
    for (const way of inAnyOrder(ways)) {
      if (way === "heard") await tell(bench, place, counted, crawler);
      if (way === "next") await tell(bench, place, ++counted);
      const wait = await waitOf(new URL(place, bench.guide));
      if (way === "own") await tell(bench, place, ++counted);
      await allWritten(bench, counted);
      if (turn >= 0) waits[way].push(wait);
    }
  }
  const longer = (way: Way) => said(waits[way].map((wait, turn) => wait - (waits.alone[turn] ?? 0)));
  console.log(
    `\nA place's page, ${turns} times in each way. ms: the middle, and between which it lies 19 times in 20`,
  );
  console.log(`waited, nobody counted                                  ${said(waits.alone)}`);
  console.log(`longer the second time, nobody counted                  ${longer("again")}`);
  console.log(`longer where this visit is counted once it is left      ${longer("own")}`);
  console.log(`longer right behind a crawler's visit, never written    ${longer("heard")}`);
  console.log(`longer while another's visit is written, on one thread  ${longer("next")}`);
  const page = await costAgainstHello(bench, "/eat/place_7", 10, 50);
  const visit = await turnsAgainstHello(bench, () => tell(bench, "/eat/place_7", ++counted), 10, 50);
  console.log(
    `Processor time: the page ${page.toFixed(1)} times hello, a visit reported and counted ${visit.toFixed(1)} times`,
  );
}

function inAnyOrder<Thing>(things: readonly Thing[]): Thing[] {
  const lots = things.map((thing) => ({ thing, lot: Math.random() }));
  return lots.sort((a, b) => a.lot - b.lot).map(({ thing }) => thing);
}

/** The median, and its 95 % confidence interval. */
function said(waits: number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const reach = 0.98 * Math.sqrt(sorted.length);
  const at = (place: number) => (sorted[Math.round(place)] ?? 0).toFixed(2);
  const middle = (sorted.length - 1) / 2;
  return `${at(middle).padStart(7)}   ${at(middle - reach)} to ${at(middle + reach)}`;
}

async function allWritten({ database }: Bench, counted: number): Promise<void> {
  for (let asked = 0; asked < 1_000; asked++) {
    const sum = await database.prepare("SELECT sum(view) AS views FROM place_figures").first<number>("views");
    if ((sum ?? 0) === counted) return;
  }
  throw new Error(`of ${counted} visits some were never counted`);
}

/** As the page's script reports it on leaving, each time from another network. */
function tell({ guide }: Bench, place: string, network: number, program = visitor): Promise<void> {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Sec-Fetch-Site": "same-origin",
    "User-Agent": program,
    "CF-Connecting-IP": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
  };
  return new Promise((resolve, reject) => {
    const call = request(new URL("/count", guide), { method: "POST", headers }, (answer) => {
      answer
        .resume()
        .on("end", () => (answer.statusCode === 204 ? resolve() : reject(new Error("not taken"))));
    });
    call.on("error", reject).end(`page=${encodeURIComponent(place)}&what=view&what=whatsapp`);
  });
}
