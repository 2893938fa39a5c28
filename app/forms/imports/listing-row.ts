import { categoryFor } from "../../rules/imports/category-words";
import { isFormula, plainCell } from "../../rules/imports/table-file";
import { nameField } from "../../rules/places/listing-texts";
import { cleanHtml } from "../../rules/posts/clean-html";
import { plainText } from "../../rules/posts/html-text";
import type { Language } from "../../rules/site/language";
import type { ListingKind } from "../../rules/site/listing-kinds";
import type { Translation } from "../../rules/site/owner-translation";
import { readFreeText } from "../places/free-text-fields";
import type { ListingFields } from "../places/listing-edits";
import { type ListingSchema, mostPictures } from "../places/listing-entries";
import { listingForms } from "../places/listing-forms";
import { fieldColumns, typedLine } from "../places/spreadsheet-columns";
import { standingEntries } from "../places/standing";
import { typedListing } from "../places/typed-listing";
import { packTyped, parseForm, type Typed } from "../site/parse";
import { type RowNote, shortText, type Uploaded } from "./import-row";

export type ImportedListing = {
  name: string;
  /** Null if the row can't be imported. */
  fields: ListingFields | null;
  notes: RowNote[];
  /** Addresses on the old site; the guide never fetches them. */
  pictures: string[];
};

type Known = { language: Language; base: object | null; uploaded: Uploaded };
type Line = { [field: string]: string };

const pictureFields = ["image_url", "gallery_images", "menu_images"];
const readSilently = ["category", "hours_text"];

export function importedFields(kind: ListingKind): string[] {
  const isWeek = listingForms[kind].form.entries.hours_text !== undefined;
  return [...fieldColumns(kind), ...(isWeek ? ["hours_text"] : [])];
}

/**
 * Checks a line with the form of its kind. Optional fields the form refuses are left out with a note; if a required one
 * is wrong, the row is refused. Columns the file doesn't have keep their previous values.
 */
export function readListingRow(
  kind: ListingKind,
  line: Line,
  { language, base, uploaded }: Known,
): ImportedListing {
  const formulas = Object.entries(line).filter(([, cell]) => isFormula(cell));
  const cells = Object.fromEntries(Object.entries(line).map(([field, cell]) => [field, tidied(field, cell)]));
  const notes: RowNote[] = formulas.map(([field, cell]) => ({
    about: "formula",
    field,
    text: shortText(cell),
  }));
  const category = cells.category ? categoryFor(kind, cells.category) : null;
  if (category && category !== cells.category)
    notes.push({ about: "read", field: "category", text: cells.category ?? "", becomes: category });

  const typed: Typed = {
    ...withoutWeek(base ? typedListing(base, []) : {}, cells),
    ...typedLine(kind, { ...cells, ...(category ? { category } : {}) }),
    ...picturesHere(cells, uploaded),
  };
  const words = { language: [cells.language || typed.language?.[0] || language] };
  const read = readTyped(kind, { ...typed, ...words }, language, { base, hasStanding: hasStanding(cells) });
  return {
    name: (cells[nameField(kind)] ?? typed[nameField(kind)]?.[0] ?? "").slice(0, 120),
    fields: formulas.length > 0 ? null : read.fields,
    notes: [...notes, ...read.notes],
    pictures: pictureFields.flatMap((field) => addressesIn(cells[field] ?? "")),
  };
}

type More = { base: object | null; hasStanding: boolean };

function readTyped(kind: ListingKind, sent: Typed, language: Language, { base, hasStanding }: More) {
  const { form, correction, columns, standing } = listingForms[kind];
  const asked = readFreeText(form, sent, language);
  const textOf = (field: string) => shortText(sent[field]?.join(", ") ?? "");
  const notes = Object.entries(asked.problems).map(([field, problem]): RowNote => {
    const text = textOf(field);
    const isProposal = typeof problem === "object" && "key" in problem && problem.key === proposal;
    if (!isProposal) return { about: "leftOut", field, text, problem };
    return { about: "read", field, text, becomes: "hours" in problem.data ? (problem.data.hours ?? "") : "" };
  });
  const unread = notes.flatMap((note) => (note.about === "leftOut" ? [note.field] : []));
  const { value, typed, refused } = parseWhatCan(form, without(asked.typed, unread));
  const others = refused.filter(({ field }) => !unread.includes(field));
  const about = value ? "leftOut" : "wrong";
  notes.push(
    ...others.map(({ field, problem }) => ({ about, field, text: textOf(field), problem }) as const),
  );
  if (!value) return { fields: null, notes };
  const { translation: previous = null } = (base ?? {}) as { translation?: Translation | null };
  const set = hasStanding ? parseForm(correction({ category: "" }), packTyped(typed)) : null;
  const written = { language: value.language ?? language, previous };
  return {
    fields: { ...columns(value, written), ...(set?.ok ? standing(set.value) : {}) } as ListingFields,
    notes,
  };
}

const proposal = "submission.hoursQuestions.confirm";

/** Retries without the optional fields that were refused; without a value the row can't be imported. */
function parseWhatCan(form: ListingSchema, typed: Typed) {
  const whole = parseForm(form, packTyped(typed));
  if (whole.ok) return { value: whole.value, typed, refused: [] };
  const problems = Object.entries(whole.problems).map(([field, problem]) => ({
    field: listOf(field),
    problem,
  }));
  const rest = without(
    typed,
    problems.map(({ field }) => field),
  );
  const again = parseForm(form, packTyped(rest));
  if (again.ok) return { value: again.value, typed: rest, refused: problems };
  return { value: null, typed: rest, refused: problems.filter(({ field }) => field in again.problems) };
}

/** "amenities" for its third row. */
const listOf = (field: string) => field.replace(/\.\d+$/, "");

function without(typed: Typed, fields: readonly string[]): Typed {
  return { ...typed, ...Object.fromEntries(fields.map((field) => [field, []])) };
}

/** If the file has the week as one text, separate days are ignored. */
function withoutWeek(typed: Typed, line: Line): Typed {
  if (!line.hours_text) return typed;
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !field.startsWith("hours.")));
}

const hasStanding = (line: Line) =>
  Object.keys(line).some(
    (field) => field in standingEntries || field === "review_count" || field.startsWith("policies."),
  );

/**
 * The guide's own tables escape what spreadsheets would calculate; other sites send markup and comma-separated lists.
 */
function tidied(field: string, cell: string): string {
  const text = plainCell(cell);
  if (/^hours/.test(field) && text.startsWith("[")) return weekOfGeoDirectory(text);
  if (field === "amenities" && !/[|\n]/.test(text)) return text.replace(/\s*[,;]\s*/g, "|");
  return /<[a-z][^>]*>/i.test(text) && !readSilently.includes(field) ? plainText(cleanHtml(text)) : text;
}

/** GeoDirectory writes the days as a list, followed by its time zone. */
function weekOfGeoDirectory(text: string): string {
  const [days = ""] = text.split(/\]\s*,\s*\[/);
  return [...days.matchAll(/"([^"]+)"/g)].map(([, day]) => day).join("; ");
}

/** The first uploaded picture is the main one, the rest are the gallery. */
function picturesHere(line: Line, uploaded: Uploaded): Typed {
  const found = (field: string) =>
    addressesIn(line[field] ?? "").flatMap((address) => uploaded.get(address) ?? []);
  const [main, ...others] = new Set([...found("image_url"), ...found("gallery_images")]);
  return {
    image_url: main ? [main] : [],
    gallery_images: others.slice(0, mostPictures),
    menu_images: [...new Set(found("menu_images"))].slice(0, mostPictures),
  };
}

function addressesIn(cell: string): string[] {
  return cell
    .split(/::|[\s|]+|,(?=\s*(?:https?:|\/))/)
    .filter((one) => /^(https?:\/\/|\/images\/)\S+$/i.test(one));
}
