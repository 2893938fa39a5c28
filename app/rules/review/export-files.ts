import { type ReviewKind, reviewKinds } from "./review-kinds";

export const exportKinds = [...reviewKinds, "page", "picture"] as const;
export type ExportKind = ReviewKind | "page" | "picture";
export type ExportFormat = "csv" | "json" | "ics" | "zip";

/** Larger exports have several zips. */
export const picturesInZip = 500;

export function formatsOf(kind: ExportKind): readonly ExportFormat[] {
  if (kind === "picture") return ["csv", "json", "zip"];
  return kind === "event" ? ["csv", "json", "ics"] : ["csv", "json"];
}

export type ExportFile = { kind: ExportKind | "all"; format: ExportFormat; part: number };

/** Null for an unknown file. Everything together is JSON only. */
export function readExport(query: URLSearchParams): ExportFile | null {
  const asked = query.get("kind") ?? "";
  const format = query.get("format") ?? "";
  const part = Number(query.get("part") ?? 1);
  if (!Number.isInteger(part) || part < 1 || part > 9999) return null;
  if (!asked || asked === "all") return format === "json" ? { kind: "all", format, part } : null;
  const kind = exportKinds.find((one) => one === asked);
  const found = kind && formatsOf(kind).find((one) => one === format);
  return kind && found ? { kind, format: found, part } : null;
}
