import { isSpanishAddress } from "../../rules/places/address-language";
import { useWords } from "../site/words";

/** Addresses aren't translated, so a Spanish one is marked with its `lang` on English pages. */
export function Address({ text }: { text: string }) {
  const { language } = useWords();
  return language === "en" && isSpanishAddress(text) ? <span lang="es">{text}</span> : text;
}
