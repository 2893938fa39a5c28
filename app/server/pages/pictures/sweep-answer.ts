import { isPictureBucket, type PictureBucket } from "../../../rules/pictures/picture-address";
import { servicesContext } from "../../context";
import type { SweepProblem } from "../../db/pictures/bucket-sweeps";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { confirmSweep } from "../../operations/pictures/confirm-sweep";
import { markBucket } from "../../operations/pictures/mark-bucket";

type Act = (
  services: Parameters<typeof markBucket>[0],
  admin: { id: string },
  list: { bucket: PictureBucket; swept_at: number },
) => Promise<"sweepConfirmed" | "sweepKept" | "bucketMarked" | "sweepStale">;

const acts: Record<string, Act> = {
  "confirm-sweep": async (services, admin, list) =>
    (await confirmSweep(services, admin, list, true)).ok ? "sweepConfirmed" : "sweepStale",
  "keep-swept": async (services, admin, list) =>
    (await confirmSweep(services, admin, list, false)).ok ? "sweepKept" : "sweepStale",
  "mark-bucket": async (services, admin, { bucket }) => {
    await markBucket(services, bucket, admin);
    return "bucketMarked";
  },
};

/** An admin's answer to the last sweep of a bucket; null for any other form. */
export async function answerSweep({ form, context, viewer }: SignedInForm) {
  const bucket = textField(form, "bucket");
  const intent = textField(form, "intent");
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!isPictureBucket(bucket) || !act) return null;
  return act(context.get(servicesContext), viewer, { bucket, swept_at: Number(textField(form, "list")) });
}

/** With the first few keys. */
export function sweepProblems(rows: readonly SweepProblem[]) {
  return rows.map((row) => ({ ...row, some: JSON.parse(row.some) as string[] }));
}
