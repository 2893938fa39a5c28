import type { MessageKey } from "../site/parse";

export type PictureAnswer = {
  key: string | null;
  typed: { alt_en: string; alt_es: string } | null;
  problem: MessageKey | null;
  /** Somebody else changed it meanwhile, or it could not be saved. */
  notice: "stale" | "failed" | null;
  /** The toast's words. */
  toast:
    | "uploadFailed"
    | "uploadedPartly"
    | "imageInUse"
    | "imageNotDeleted"
    | "imageNotRestored"
    | "imageNotSaved";
  /** How many files were kept, and those that were refused, each with its reason. */
  stored: number;
  refused: { name: string; problem: MessageKey }[];
};
