/** Three letters on the screen, the full name for screen readers. */
export function WeekdayAbbreviation({ name }: { name: string }) {
  return (
    <>
      <span aria-hidden="true">{name.slice(0, 3)}</span>
      <span className="unseen">{name}</span>
    </>
  );
}
