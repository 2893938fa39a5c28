import type { ReviewKind } from "../../../rules/review/review-kinds";
import type { Services } from "../../context";
import { findReviewedEvent, findReviewedSeries } from "../../operations/events/find-reviewed-event";
import { findReviewedListing } from "../../operations/places/find-reviewed-listing";
import { findReviewedPost } from "../../operations/posts/find-reviewed-post";
import type { DecidedValues } from "../../operations/review/decide-submission";
import type { ReviewSubject, SubjectRow } from "../../operations/review/review-subject";

/** Finds a submission of any kind and passes it on; null where there's none. */
export async function withSubmission<Result>(
  services: Services,
  kind: ReviewKind,
  id: string,
  use: <Row extends SubjectRow>(subject: ReviewSubject<Row, DecidedValues<Row>>) => Result,
): Promise<Result | null> {
  if (kind === "event") {
    const subject = await findReviewedEvent(services, id);
    return subject && use(subject);
  }
  if (kind === "series") {
    const subject = await findReviewedSeries(services, id);
    return subject && use(subject);
  }
  if (kind === "post") {
    const subject = await findReviewedPost(services, id);
    return subject && use(subject);
  }
  const subject = await findReviewedListing(services, kind, id);
  return subject && use(subject);
}
