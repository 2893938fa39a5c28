import { telLink } from "../places/contact-links";
import { countryCallingCode } from "../town/country";

/** National numbers, also printed while the database is away. */
export const nationalNumbers = {
  general: "911",
  police: "104",
  fire: "103",
  "civil-protection": "520-4426",
} as const;

export type NationalNumber = keyof typeof nationalNumbers;

/**
 * A tel: link, or null for a placeholder: words, letters, or a number that can't exist, as in the demonstration data
 * (no local number begins with zero or one).
 */
export function dialLink(number: string | undefined): string | null {
  const first = number?.split(/[/;,]/)[0]?.trim() ?? "";
  if (!/^\+?[\d\s().-]+$/.test(first)) return null;
  const link = telLink(first);
  if (!link) return null;
  const digits = link.replace(/\D/g, "");
  const isShort = digits.length < 7;
  if (isShort) return digits.length <= 4 && digits >= "1" ? link : null;
  const local = digits.startsWith(countryCallingCode) ? digits.slice(countryCallingCode.length) : null;
  return local === null || /^[2-9]/.test(local) ? link : null;
}
