/** On which tide a spot works: low and high are a third of the way on both sides of it, half tide what lies between. */
export const spotTides = ["low", "low-mid", "mid", "rising", "mid-high", "high", "any"] as const;
export type SpotTide = (typeof spotTides)[number];

/** How much swell a spot takes, in metres as the forecast gives them for the open sea. */
export const spotSwells = ["0-1", "0-1.5", "0-2", "1-2", "1-", "2-", "any"] as const;
export type SpotSwell = (typeof spotSwells)[number];

export type Spot = { tide: SpotTide | null; swell: SpotSwell | null };

/** As it is stored; nothing typed, or what is no such value, is not known. */
export function readSpot({ tide, swell }: { tide?: string; swell?: string } = {}): Spot {
  return {
    tide: spotTides.find((one) => one === tide) ?? null,
    swell: spotSwells.find((one) => one === swell) ?? null,
  };
}

/** How a height of the open sea suits a spot; null where nobody has said what it takes. */
export function swellFit(swell: SpotSwell | null, height: number): "fits" | "small" | "big" | null {
  if (!swell) return null;
  const [least = "", most = ""] = swell.split("-");
  if (swell === "any") return "fits";
  if (height < Number(least)) return "small";
  return most && height > Number(most) ? "big" : "fits";
}
