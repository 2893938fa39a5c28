import { addressIn, fieldGroups, type ReportFields } from "./report-fields";

/** A mail as its parts: what it says it is, and the pieces that are no text to read. */
export type ReturnedMail = { contentType: string; parts: { type: string; text: string }[] };

/** What came back with a letter. */
export type Verdict =
  /** The address takes no mail, for good. */
  | "bounce"
  /** Its reader called the letter unwanted. */
  | "complaint"
  /** It may arrive yet, or arrived. */
  | "passing"
  /** Turned away for what it says, its size or its sender, which says nothing of the address. */
  | "refused"
  /** No report: an answer from a holiday, a letter from somebody, anything. */
  | "no report";

/** A report by RFC 3464 or RFC 5965; what only looks like one counts as none. */
export function verdictOn({ contentType, parts }: ReturnedMail, email: string): Verdict {
  if (!/^multipart\/report\b/i.test(contentType.trim())) return "no report";
  const report = parts.find(({ type }) => reportTypes.has(type));
  if (!report) return "no report";
  const groups = fieldGroups(report.text);
  if (report.type === "message/feedback-report") return isComplaint(groups) ? "complaint" : "no report";
  return verdictOnDelivery(
    groups.filter((group) => group.has("action")),
    email.toLowerCase(),
  );
}

const reportTypes = new Set([
  "message/delivery-status",
  "message/global-delivery-status",
  "message/feedback-report",
]);

function isComplaint([first]: ReportFields[]): boolean {
  return /^(abuse|fraud)$/i.test(first?.get("feedback-type") ?? "");
}

/**
 * A letter has one recipient, so what is said is said of it, under whatever name its mailbox has where it stopped. Where
 * a report names the reader's own address beside others, it is that one that counts.
 */
function verdictOnDelivery(groups: ReportFields[], email: string): Verdict {
  const own = groups.filter((group) => addressesIn(group).includes(email));
  const verdicts = (own.length > 0 ? own : groups).map(verdictOnRecipient);
  const [first = "no report"] = verdicts;
  return verdicts.every((one) => one === first) ? first : "passing";
}

function addressesIn(group: ReportFields) {
  return ["original-recipient", "final-recipient"].map((name) => addressIn(group.get(name)));
}

function verdictOnRecipient(group: ReportFields): Verdict {
  const status = statusOf(group);
  if (!/^failed\b/i.test(group.get("action") ?? "") || !status?.startsWith("5.")) return "passing";
  return isAboutTheLetter(status) ? "refused" : "bounce";
}

/** Who forwards a refusal often says "5.0.0"; the words of who refused say it more exactly. */
function statusOf(group: ReportFields): string | null {
  const [status = null] = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(group.get("status") ?? "") ?? [];
  if (status !== "5.0.0") return status;
  const diagnostic = group.get("diagnostic-code") ?? "";
  return /\b5\d\d[ -]#?(5\.\d{1,3}\.\d{1,3})\b/.exec(diagnostic)?.[1] ?? status;
}

/** Too long (5.2.3, 5.3.4), a content nobody can carry (5.6), spam or an unwelcome sender (5.7): RFC 3463. */
function isAboutTheLetter(status: string): boolean {
  return /^5\.(2\.3|3\.4|[67]\.\d+)$/.test(status);
}

/**
 * Addresses under which a complaint may have kept where the letter came from, for who complains is often known to a
 * mailbox of its own alone.
 */
export function sendersTold({ parts }: ReturnedMail): string[] {
  const addresses = parts.flatMap(({ type, text }) => {
    if (type !== "message/feedback-report" && !originalTypes.has(type)) return [];
    const [fields] = fieldGroups(text);
    return ["original-mail-from", "return-path"].map((name) => addressIn(fields?.get(name)));
  });
  return addresses.filter((address) => address !== null);
}

const originalTypes = new Set([
  "message/rfc822",
  "message/global",
  "message/global-headers",
  "text/rfc822-headers",
]);
