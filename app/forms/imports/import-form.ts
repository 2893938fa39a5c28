import * as v from "valibot";
import { languages } from "../../rules/site/language";
import { listingKinds } from "../../rules/site/listing-kinds";
import type { MessageKey } from "../site/parse";

export type ImportAnswer = {
  problem: MessageKey;
  typed: { kind: string; source: string; language: string };
  /** How many rows got their pictures, and which files were refused. */
  pictures?: { rows: number; refused: { name: string; problem: MessageKey }[] };
};

/** An unknown kind or language counts as missing. */
export const FileForm = v.object({
  kind: v.fallback(v.nullable(v.picklist(listingKinds)), null),
  source: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  language: v.fallback(v.nullable(v.picklist(languages)), null),
});

export const ChoiceForm = v.object({
  status: v.fallback(v.picklist(["pending", "approved"]), "pending"),
  duplicates: v.fallback(v.picklist(["leave", "add"]), "leave"),
});

/** "column.3": the field chosen for the fourth column. */
export const columnField = (index: number) => `column.${index}`;
