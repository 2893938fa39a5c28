/** The beach break in front of town, whose hours are computed daily. */
export const beachBreak = "cambutal";

/** What sources agree on, by the ids on /surf; hearsay isn't here. */
export const confirmedSpots: { [id: string]: { tide?: string; swell?: string } } = {
  pedregal: { tide: "low" },
  venao: { tide: "any" },
};
