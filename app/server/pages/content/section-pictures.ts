import type { UploadField } from "../../../forms/pictures/uploads";
import type { Problems, Typed } from "../../../forms/site/parse";
import type { Viewer } from "../../../rules/accounts/viewer";
import type { Services } from "../../context";
import { keepUploads } from "../../operations/pictures/keep-uploads";

const files = "file.";
const picks = "pick.";

/** Stores the pictures that came with a section, and takes those that were chosen from the library. */
export async function keepPictures(
  services: Services,
  viewer: Viewer,
  form: FormData,
  typed: Typed,
): Promise<{ typed: Typed; problems: Problems }> {
  const fields = [...new Set(form.keys())]
    .filter((name) => name.startsWith(files))
    .map((name): UploadField => ({ files: name, addresses: name.slice(files.length), isList: false }));
  const kept = await keepUploads(services, viewer, form, fields, "pages");
  const picked = [...form].flatMap(([name, value]): [string, string[]][] =>
    name.startsWith(picks) && typeof value === "string" && value ? [[name.slice(picks.length), [value]]] : [],
  );
  const problems: Problems = {};
  for (const { files: name, problem } of kept.refused)
    problems[name] ??= `submission.pictures.problems.${problem}`;
  return { typed: { ...typed, ...Object.fromEntries(picked), ...kept.stored }, problems };
}
