import { useWords } from "../site/words";

const drawn = new Set(["beach-break", "point", "reef", "river-mouth"]);

/** A cross-section of a break: the bottom under the wave, with high and low water marked. */
export function BreakPicture({ id }: { id: string }) {
  const { t } = useWords();
  if (!drawn.has(id)) return null;
  return (
    <img
      src={`/scenes/breaks/${id}.svg`}
      width={360}
      height={200}
      loading="lazy"
      alt={t("guides.tideMarks")}
    />
  );
}
