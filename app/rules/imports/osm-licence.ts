/** Whose data a map's is, and where it says what may be done with it. */
export const osmAttribution = "© OpenStreetMap contributors, ODbL 1.0";
export const osmCopyright = "https://www.openstreetmap.org/copyright";
