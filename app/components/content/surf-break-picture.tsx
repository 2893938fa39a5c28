import { useWords } from "../site/words";

const drawn = new Set(["beach-break", "point", "reef", "river-mouth"]);

/** A break cut open: what lies under the wave, with the marks of high and low water. */
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
