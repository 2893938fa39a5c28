import { readData } from "../content/page-content";
import { beachBreak, confirmedSpots } from "../town/surf-spots";

/** On which tide a spot works: low and high are a third of the way on both sides of it, half tide what lies between. */
export const spotTides = ["low", "low-mid", "mid", "rising", "mid-high", "high", "any"] as const;
export type SpotTide = (typeof spotTides)[number];

/** How much swell a spot takes, in centimetres as the forecast gives them for the open sea. */
export const spotSwells = ["0-100", "0-150", "0-200", "100-200", "100-", "150-", "200-", "any"] as const;
export type SpotSwell = (typeof spotSwells)[number];

/** Chosen where somebody takes back what was said of a spot. */
export const unknown = "unknown" as const;
export type Spot = { tide: SpotTide | null; swell: SpotSwell | null };

/** As it is stored; nothing typed, or what is no such value, is not known. */
export function readSpot({ tide, swell }: { tide?: string; swell?: string } = {}): Spot {
  return {
    tide: spotTides.find((one) => one === tide) ?? null,
    swell: spotSwells.find((one) => one === swell) ?? null,
  };
}

/** What the surf guide's stored list of spots says of the beach break, over what is confirmed of it. */
export function beachBreakIn(rows: readonly { section_name: string; content_data: unknown }[]): Spot {
  const row = rows.find(({ section_name }) => section_name === "spots");
  const { facts } = (readData(row?.content_data) ?? {}) as { facts?: unknown };
  const spots: { id?: unknown }[] = Array.isArray(facts) ? facts.filter(Boolean) : [];
  return readSpot({ ...confirmedSpots[beachBreak], ...spots.find(({ id }) => id === beachBreak) });
}

/** How a height of the open sea suits a spot; null where nobody has said what it takes. */
export function swellFit(swell: SpotSwell | null, height: number): "fits" | "small" | "big" | null {
  if (!swell) return null;
  const [least = "", most = ""] = swell.split("-");
  if (swell === "any") return "fits";
  const centimetres = Math.round(height * 100);
  if (centimetres < Number(least)) return "small";
  return most && centimetres > Number(most) ? "big" : "fits";
}
