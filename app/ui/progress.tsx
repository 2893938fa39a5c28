type ProgressProps = { label: string; value?: number };

/** Without a value it says that something goes on, not how far it is. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <div className="field">
      <span className="hint">{label}</span>
      <progress max={100} value={value} aria-label={label} />
    </div>
  );
}
