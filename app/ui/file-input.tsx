import type { ComponentProps } from "react";

type FileInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** Upload progress from 0 to 100, with its label. */
  progress?: { value: number; label: string };
};

export function FileInput({ progress, ...rest }: FileInputProps) {
  return (
    <div className="file-input">
      <input type="file" {...rest} />
      {progress && <Progress {...progress} />}
    </div>
  );
}

type ProgressProps = { label: string; value?: number };

/** Without a value it's indeterminate. */
function Progress({ label, value }: ProgressProps) {
  return (
    <div className="field">
      <span className="hint">{label}</span>
      <progress max={100} value={value} aria-label={label} />
    </div>
  );
}
