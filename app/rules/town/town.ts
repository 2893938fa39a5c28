/** What is true of this town alone. A guide to another town begins with this folder, the words and the drawings. */
export const townName = "Playa Cambutal";
/** As maps and neighbours call it. */
export const shortTownName = "Cambutal";
/** In keys and ids that a machine reads. */
export const townKey = "cambutal";
export const guideName = "Playa Cambutal Guide";

export const townCoordinates = { latitude: 7.2833, longitude: -80.5167 };
export const timeZone = "America/Panama";
export const province = "Los Santos";

/** Words that anybody here would try first as a password. */
export const localWords = ["playacambutal", "cambutal", "tonosi", "losantos", "azuero"];

/** The point of NOAA's half-degree grid that is all water nearest to the beach, thirty kilometres south. */
export const seaGridPoint = { latitude: 7, longitude: -80.5 };
