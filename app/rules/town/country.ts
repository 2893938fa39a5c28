export const country = { code: "PA", name: "Panama", localName: "Panamá" };

/** Cities off the road to the village that travelers ask the way to. */
export const otherCities = ["Santiago", "David", "Penonomé", "Aguadulce", "Colón"];

/** East of the capital, with the code travelers know it by. */
export const capitalAirport = { name: "Tocumen", code: "PTY" };

export const countryCallingCode = "507";
/** Without the country code: eight digits (mobile) or seven (landline). */
export const localNumberLengths = [7, 8];

/** A box slightly larger than the country. */
export function isInCountry(latitude: number, longitude: number): boolean {
  return latitude > 6 && latitude < 11 && longitude > -84 && longitude < -76;
}
