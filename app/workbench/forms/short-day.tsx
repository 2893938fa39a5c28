/** Three letters for the eye, the whole word for the ear. */
export function ShortDay({ name }: { name: string }) {
  return (
    <>
      <span aria-hidden="true">{name.slice(0, 3)}</span>
      <span className="unseen">{name}</span>
    </>
  );
}
