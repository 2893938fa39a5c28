import type { ReviewKind } from "../../../rules/review/review-kinds";
import type { Services } from "../../context";
import { reviewedEvent, reviewedSeries } from "../../operations/events/reviewed-event";
import { reviewedListing } from "../../operations/places/reviewed-listing";
import { reviewedPost } from "../../operations/posts/reviewed-post";
import type { DecidedValues } from "../../operations/review/decide";
import type { Subject, SubjectRow } from "../../operations/review/subject";

/** Finds what is under review, whatever its kind, and hands it on; null where there is none. */
export async function withSubject<Result>(
  services: Services,
  kind: ReviewKind,
  id: string,
  use: <Row extends SubjectRow>(subject: Subject<Row, DecidedValues<Row>>) => Result,
): Promise<Result | null> {
  if (kind === "event") {
    const subject = await reviewedEvent(services, id);
    return subject && use(subject);
  }
  if (kind === "series") {
    const subject = await reviewedSeries(services, id);
    return subject && use(subject);
  }
  if (kind === "post") {
    const subject = await reviewedPost(services, id);
    return subject && use(subject);
  }
  const subject = await reviewedListing(services, kind, id);
  return subject && use(subject);
}
