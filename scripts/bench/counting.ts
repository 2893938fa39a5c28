import { request } from "node:http";
import { type Bench, middleOf, waitsFor } from "./worker";

const place = "/eat/place_7";
const turns = 40;
const visits = 15;

/**
 * Whether whoever opens a place's page waits for the counting of visits: in turns each page is opened as it is, then
 * behind a visit that was told the moment before and is still being written down. Chance is what two turns alike differ.
 */
export async function benchCounting(bench: Bench): Promise<void> {
  const page = new URL(place, bench.guide);
  let network = 0;
  const tell = () => post(new URL("/count", bench.guide), ++network);
  const nothing = async () => {};
  for (const before of [nothing, tell]) await waitsFor(page, 200, before);
  const waits = { alone: [] as number[], again: [] as number[], counted: [] as number[] };
  for (let turn = 0; turn < turns; turn++) {
    waits.alone.push(middleOf(await waitsFor(page, visits, nothing)));
    waits.counted.push(middleOf(await waitsFor(page, visits, tell)));
    waits.again.push(middleOf(await waitsFor(page, visits, nothing)));
  }
  const differences = (of: number[]) => of.map((wait, turn) => wait - (waits.alone[turn] ?? 0));
  const [{ rows, views }] = (
    await bench.database
      .prepare("SELECT count(*) AS rows, sum(view) AS views FROM place_figures")
      .all<{ rows: number; views: number }>()
  ).results as [{ rows: number; views: number }];
  console.log(
    `\nA place's page, opened ${turns * visits} times in turns: ms waited, middle and nine turns in ten`,
  );
  console.log(`without counting                   ${said(waits.alone)}`);
  console.log(`with a visit counted before it     ${said(waits.counted)}`);
  console.log(`longer with counting               ${said(differences(waits.counted))}`);
  console.log(`longer without, in the next turn   ${said(differences(waits.again))}`);
  console.log(`${network} visits told: ${views} counted, in ${rows} rows`);
}

function said(waits: number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2).padStart(7);
  return `${at(0.5)}   ${at(0.05)} to ${at(0.95)}`;
}

/** As the script tells it when the page is left, each from a network of its own. */
function post(url: URL, network: number): Promise<void> {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Sec-Fetch-Site": "same-origin",
    "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile",
    "CF-Connecting-IP": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", headers }, (answer) => {
      answer
        .resume()
        .on("end", () => (answer.statusCode === 204 ? resolve() : reject(new Error("not taken"))));
    });
    sent.on("error", reject).end(`page=${encodeURIComponent(place)}&what=view&what=whatsapp`);
  });
}
