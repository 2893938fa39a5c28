import { encodePart } from "../site/encode-part";
import { countryCallingCode, localNumberLengths } from "../town/country";

const longestNumber = 15;

/** International digits, with Panama's code added where it's missing; null when it isn't a number. */
export function internationalDigits(phone: string | null | undefined): string | null {
  const typed = firstNumber(phone);
  const digits = typed.replace(/\D/g, "").replace(/^00/, "");
  if (digits.length < 7 || digits.length > longestNumber) return null;
  const isLocal = localNumberLengths.includes(digits.length) && !hasCountryCode(typed);
  return isLocal ? countryCallingCode + digits : digits;
}

export function whatsappLink(phone: string | null | undefined, text = ""): string | null {
  const digits = internationalDigits(phone);
  if (!digits) return null;
  return `https://wa.me/${digits}${text && `?text=${encodePart(text)}`}`;
}

/** Opens WhatsApp with a text; the reader chooses the recipient. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodePart(text)}`;
}

/** Emergency numbers of three or four digits are dialled as they are. */
export function telLink(phone: string | null | undefined): string | null {
  const typed = firstNumber(phone);
  const plain = typed.replace(/\D/g, "");
  if (plain.length < 3) return null;
  const digits = internationalDigits(phone);
  if (!digits) return plain.length < 7 ? `tel:${plain}` : null;
  const isInternational = digits.startsWith(countryCallingCode) || hasCountryCode(typed);
  return `tel:${isInternational ? "+" : ""}${digits}`;
}

/** A plus or two zeros before the first digit, ignoring words and brackets. */
function hasCountryCode(typed: string): boolean {
  return /^[^\d+]*(\+|00)/.test(typed);
}

/** The first of several numbers, without its extension. */
function firstNumber(phone: string | null | undefined): string {
  return (phone ?? "").slice(0, 100).split(/[/,;|]|\b(?:or|o|y|and|ext|x)\b/i)[0] ?? "";
}
