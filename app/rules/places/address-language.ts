import { foldText } from "../site/fold-text";

const spanish = new Set(
  (
    "calle avenida via carretera camino entrada vereda playa pueblo barrio parque plaza iglesia escuela puente casa lote junto " +
    "frente detras diagonal lado cerca antes despues final esquina sobre entre hacia desde principal metros del de"
  ).split(" "),
);

/** Addresses are written once, mostly in Spanish: two Spanish words decide, since one may be a name. */
export function isSpanishAddress(address: string): boolean {
  const words = foldText(address).match(/[a-z]+/g) ?? [];
  return words.filter((word) => spanish.has(word)).length > 1;
}
