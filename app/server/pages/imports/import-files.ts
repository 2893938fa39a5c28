import { tableColumns } from "../../../forms/places/spreadsheet-columns";
import { writeCsv } from "../../../rules/content/csv";
import { lastPart } from "../../../rules/imports/picture-files";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectImportPictures } from "../../db/imports/import-pictures";
import { privateCache } from "../../http/cache-headers";

/** As a table with row numbers, or plain, one per line. */
export async function picturesFile(context: Context, url: URL): Promise<Response | null> {
  const format = url.searchParams.get("pictures");
  if (format !== "csv" && format !== "txt") return null;
  const { db } = context.get(servicesContext);
  const [pictures] = await ask(db, [selectImportPictures(db, url.searchParams.get("import") ?? "")]);
  const addresses = [...new Set(pictures.map(({ address }) => address))];
  const lines = pictures.map(({ number, name, address, picture }) => [
    ...[String(number), name, address, lastPart(address), picture ?? ""],
  ]);
  const columns = ["row", "name", "address", "file", "picture"];
  const text = format === "txt" ? addresses.map((one) => `${one}\n`).join("") : writeCsv([columns, ...lines]);
  return new Response(text, {
    headers: {
      ...privateCache,
      "Content-Type": format === "txt" ? "text/plain; charset=utf-8" : "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="pictures.${format}"`,
    },
  });
}

/** An empty table to fill in; null for an unknown kind. */
export function templateFile(asked: string | null): Response | null {
  const kind = listingKinds.find((one): one is ListingKind => one === asked);
  if (!kind) return null;
  return new Response(writeCsv([tableColumns(kind)]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${kind}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
