/** What the caches call everything that tells of tides, sun, moon or waves. */
export const seaTag = "sea";
