import { addressIn, fieldGroups, type ReportFields } from "./delivery-report";

/** A mail's structure: its content type and its non-text parts. */
export type ReturnedMail = { contentType: string; parts: { type: string; text: string }[] };

export type Verdict =
  /** The address is permanently unreachable. */
  | "bounce"
  /** The reader marked the letter as spam. */
  | "complaint"
  /** Temporary, or delivered. */
  | "passing"
  /** Refused for its content, size or sender, which says nothing about the address. */
  | "refused"
  /** Anything else: a vacation reply, a personal mail. */
  | "no report";

/** Parses RFC 3464 and RFC 5965 reports; anything malformed isn't one. */
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
 * A letter has one recipient, so a report is about them, whatever alias it names. Where it names the reader's own
 * address beside others, only that one counts.
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

/** Forwarders often say "5.0.0"; the diagnostic text has the exact status. */
function statusOf(group: ReportFields): string | null {
  const [status = null] = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(group.get("status") ?? "") ?? [];
  if (status !== "5.0.0") return status;
  const diagnostic = group.get("diagnostic-code") ?? "";
  return /\b5\d\d[ -]#?(5\.\d{1,3}\.\d{1,3})\b/.exec(diagnostic)?.[1] ?? status;
}

/** Too long (5.2.3, 5.3.4), content (5.6), spam or policy (5.7): RFC 3463. */
function isAboutTheLetter(status: string): boolean {
  return /^5\.(2\.3|3\.4|[67]\.\d+)$/.test(status);
}

/**
 * Addresses in which a complaint may name the letter's sender; the reader is often only known to their own mail
 * provider.
 */
export function sendersNamed({ parts }: ReturnedMail): string[] {
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
