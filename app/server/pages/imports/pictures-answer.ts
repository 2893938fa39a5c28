import { data } from "react-router";
import type { ImportAnswer } from "../../../forms/imports/import-form";
import { type MessageKey, message } from "../../../forms/site/parse";
import { picturesAtOnce } from "../../../rules/imports/picture-files";
import { servicesContext } from "../../context";
import type { ImportRecord } from "../../db/imports/imports";
import { privateCache } from "../../http/cache-headers";
import type { SignedInForm } from "../../http/submitted-form";
import { attachPictures } from "../../operations/imports/attach-pictures";
import type { RefusedPicture } from "../../operations/imports/store-matched-pictures";
import { actOf } from "../site/take-once";

/** Uploaded pictures of an old site; those no row names are listed. */
export async function answerPictures(submitted: SignedInForm, record: ImportRecord, screen: string) {
  const { form, context } = submitted;
  const files = form.getAll("pictures").filter((one) => one instanceof File);
  const chosen = files.filter(({ name, size }) => name !== "" || size > 0);
  if (record.state !== "applied") return back(409, message("studioImport.refusals.stale"));
  if (chosen.length === 0) return back(400, message("studioImport.pictures.none"));
  if (chosen.length > picturesAtOnce) return back(400, message("studioImport.pictures.many"));
  const act = actOf(submitted, screen, "importPictured");
  const done = await attachPictures(context.get(servicesContext), act.sender, record, chosen);
  if (!done.ok) return back(409, message("studioImport.refusals.stale"));
  if (done.refused.length === 0) return act.done();
  const refused = done.refused.map(({ name, problem }) => ({ name, problem: problemText(problem) }));
  return back(400, message("studioImport.pictures.partly"), { rows: done.rows, refused });
}

const byName = ["unknown", "ambiguous", "leftBehind"] as const;

function problemText(problem: RefusedPicture["problem"]): MessageKey {
  const own = byName.find((one) => one === problem);
  return own
    ? `studioImport.pictures.problems.${own}`
    : `submission.pictures.problems.${problem as Exclude<typeof problem, (typeof byName)[number]>}`;
}

function back(status: number, problem: MessageKey, pictures?: ImportAnswer["pictures"]) {
  const answer: ImportAnswer = { problem, typed: { kind: "", source: "", language: "" }, pictures };
  return data(answer, { status, headers: privateCache });
}
