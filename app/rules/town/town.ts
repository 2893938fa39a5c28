/** Everything true of this town alone. A guide to another town starts with this folder, the words and the drawings. */
export const townName = "Playa Cambutal";
/** On maps and among neighbours. */
export const shortTownName = "Cambutal";
/** For machine-readable keys. */
export const townKey = "cambutal";
export const guideName = "Playa Cambutal Guide";

export const townCoordinates = { latitude: 7.2833, longitude: -80.5167 };
export const timeZone = "America/Panama";
export const province = "Los Santos";

/** Words that would be guessed first in passwords here. */
export const localWords = ["playacambutal", "cambutal", "tonosi", "losantos", "azuero"];

/** The nearest all-water point of NOAA's half-degree grid, thirty kilometres south. */
export const seaGridPoint = { latitude: 7, longitude: -80.5 };
