import { readData } from "../content/page-content";
import { beachBreak, confirmedSpots } from "../town/surf-spots";

/** The tide a spot works on: low and high are a third on either side, mid tide what's in between. */
export const spotTides = ["low", "low-mid", "mid", "rising", "mid-high", "high", "any"] as const;
export type SpotTide = (typeof spotTides)[number];

/** The open sea's swell a spot takes, in centimetres. */
export const spotSwells = ["0-100", "0-150", "0-200", "100-200", "100-", "150-", "200-", "any"] as const;
export type SpotSwell = (typeof spotSwells)[number];

/** For taking a value back. */
export const unknown = "unknown" as const;
export type Spot = { tide: SpotTide | null; swell: SpotSwell | null };

/** Unknown values count as unset. */
export function readSpot({ tide, swell }: { tide?: string; swell?: string } = {}): Spot {
  return {
    tide: spotTides.find((one) => one === tide) ?? null,
    swell: spotSwells.find((one) => one === swell) ?? null,
  };
}

/** The stored values of the beach break over the confirmed ones. */
export function beachBreakIn(rows: readonly { section_name: string; content_data: unknown }[]): Spot {
  const row = rows.find(({ section_name }) => section_name === "spots");
  const { facts } = (readData(row?.content_data) ?? {}) as { facts?: unknown };
  const spots: { id?: unknown }[] = Array.isArray(facts) ? facts.filter(Boolean) : [];
  return readSpot({ ...confirmedSpots[beachBreak], ...spots.find(({ id }) => id === beachBreak) });
}

/** Null where its range is unknown. */
export function swellFit(swell: SpotSwell | null, height: number): "fits" | "small" | "big" | null {
  if (!swell) return null;
  const [least = "", most = ""] = swell.split("-");
  if (swell === "any") return "fits";
  const centimetres = Math.round(height * 100);
  if (centimetres < Number(least)) return "small";
  return most && centimetres > Number(most) ? "big" : "fits";
}
