export const osmAttribution = "© OpenStreetMap contributors, ODbL 1.0";
export const osmCopyright = "https://www.openstreetmap.org/copyright";
