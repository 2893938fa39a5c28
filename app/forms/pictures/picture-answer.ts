import type { MessageKey } from "../site/parse";

export type PictureAnswer = {
  key: string | null;
  typed: { alt_en: string; alt_es: string } | null;
  problem: MessageKey | null;
  notice: "stale" | "failed" | null;
  toast:
    | "uploadFailed"
    | "uploadedPartly"
    | "imageInUse"
    | "imageNotDeleted"
    | "imageNotRestored"
    | "imageNotSaved";
  /** How many files were stored, and which were refused. */
  stored: number;
  refused: { name: string; problem: MessageKey }[];
};
