import type { TFunction } from "i18next";
import { marksWith, type PlaceMarks } from "./place-marks";

/** For structured data. */
export type PlaceFeature = { name: string; value: boolean };

/** Unanswered marks are left out. */
export function markFeatures(t: TFunction, mark: PlaceMarks): PlaceFeature[] {
  return [true, false].flatMap((value) =>
    marksWith(value, mark).map((one) => ({ name: t(`marks.yes.${one}`), value })),
  );
}
