import type { TFunction } from "i18next";
import { marksWith, type PlaceMarks } from "./place-marks";

/** What a place has or lacks, as search engines are told it. */
export type PlaceFeature = { name: string; value: boolean };

/** What nobody asked is neither had nor lacked. */
export function markFeatures(t: TFunction, mark: PlaceMarks): PlaceFeature[] {
  return [true, false].flatMap((value) =>
    marksWith(value, mark).map((one) => ({ name: t(`marks.yes.${one}`), value })),
  );
}
