import { isSpanishAddress } from "../../rules/places/address-language";
import { useWords } from "../site/words";

/** Addresses aren't translated, so a Spanish one is marked with its `lang` on English pages. */
export function Address({ text }: { text: string }) {
  const { language } = useWords();
  return language === "en" && isSpanishAddress(text) ? <span lang="es">{text}</span> : text;
}

/** A quiet line below a place's name. */
export function AddressLine({ text }: { text: string }) {
  return (
    <p className="text-sm text-muted">
      <Address text={text} />
    </p>
  );
}
