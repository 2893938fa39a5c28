/** The beach break in front of town: of the spots on /surf, the one that is told for each day. */
export const beachBreak = "cambutal";

/** What sources agree on, by the ids of the spots on /surf. What is only said of a spot is not here. */
export const confirmedSpots: { [id: string]: { tide?: string; swell?: string } } = {
  pedregal: { tide: "low" },
  venao: { tide: "any" },
};
