import * as v from "valibot";
import { type MessageKey, message } from "../site/parse";
import { checked } from "./listing-entries";

const whole = (most: number, wrong: MessageKey) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === "" || (/^\d{1,7}$/.test(typed) && Number(typed) <= most), wrong),
    v.transform((typed) => (typed === "" ? null : Number(typed))),
  );

const policy = v.pipe(v.string(), v.trim(), v.maxLength(100, message("review.problems.long")));

export const standingEntries = {
  is_premium: checked,
  display_order: whole(9999, message("review.problems.order")),
};

export const hotelStandingEntries = {
  ...standingEntries,
  review_count: whole(1_000_000, message("review.problems.count")),
  "policies.phone": policy,
  "policies.check_in": policy,
  "policies.check_out": policy,
};

type Values<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

export function standingColumns({ is_premium, display_order }: Values<typeof standingEntries>) {
  return { is_premium, display_order: display_order ?? 0 };
}

export function hotelStandingColumns(value: Values<typeof hotelStandingEntries>) {
  const policies = {
    phone: value["policies.phone"],
    check_in: value["policies.check_in"],
    check_out: value["policies.check_out"],
  };
  const given = Object.entries(policies).filter(([, text]) => text);
  return {
    ...standingColumns(value),
    review_count: value.review_count,
    policies: Object.fromEntries(given),
  };
}
