import { isSpanishAddress } from "../../rules/places/address-language";
import { useWords } from "../site/words";

/** An address stands in one language on every page: an English one says where it is Spanish. */
export function Address({ text }: { text: string }) {
  const { language } = useWords();
  return language === "en" && isSpanishAddress(text) ? <span lang="es">{text}</span> : text;
}
