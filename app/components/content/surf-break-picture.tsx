const drawn = new Set(["beach-break", "point", "reef", "river-mouth"]);

/** The words beside it say what it shows. */
export function BreakPicture({ id }: { id: string }) {
  return drawn.has(id) ? (
    <img src={`/scenes/breaks/${id}.svg`} width={360} height={200} loading="lazy" alt="" />
  ) : null;
}
