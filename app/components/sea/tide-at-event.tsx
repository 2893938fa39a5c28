import { metresText } from "../../rules/sea/height-text";
import type { Tide } from "../../rules/sea/tide-at";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

/** The tide at the time of an event on the beach. */
export function TideAtEvent({ tide }: { tide: Tide }) {
  const { t } = useWords();
  const { at } = useSeaWords();
  const { state, metres, next } = tide;
  const then = t(`sea.onBeach.${state}`, { metres: metresText(metres) });
  const turn = next
    ? t(`sea.onBeach.next.${next.kind}`, { time: at(next.at), metres: metresText(next.metres) })
    : "";
  return (
    <p>
      <b>{then}</b>
      {turn} <small>{t("sea.caveat")}</small>
    </p>
  );
}
