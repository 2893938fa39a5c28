import type { ComponentProps, ReactNode } from "react";

type FilePreview = { src: string; alt: string; caption?: ReactNode };

type FileInputProps = Omit<ComponentProps<"input">, "type"> & {
  previews?: FilePreview[];
  /** 0 to 100 while a file is on its way, with words for it. */
  progress?: { value: number; label: string };
};

export function FileInput({ previews = [], progress, ...rest }: FileInputProps) {
  return (
    <div className="file-input">
      {previews.map((preview) => (
        <div className="file-preview" key={preview.src}>
          <img src={preview.src} alt={preview.alt} width={112} height={84} />
          <div>{preview.caption}</div>
        </div>
      ))}
      <input type="file" {...rest} />
      {progress && <Progress {...progress} />}
    </div>
  );
}

type ProgressProps = { label: string; value?: number };

/** Without a value it says that something goes on, not how far it is. */
function Progress({ label, value }: ProgressProps) {
  return (
    <div className="field">
      <span className="hint">{label}</span>
      <progress max={100} value={value} aria-label={label} />
    </div>
  );
}
