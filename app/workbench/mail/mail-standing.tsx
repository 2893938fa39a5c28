import { momentText } from "../../rules/time/panama-time";

type Props = { mail: { created_at: number; sent_at: number | null; failed_at: number | null } };

/** For the local mailbox. */
export function MailStanding({ mail: { created_at, sent_at, failed_at } }: Props) {
  const standing = sent_at !== null ? "sent" : failed_at !== null ? "not sent" : "waiting";
  return `${momentText(new Date(created_at), "en")} · ${standing}`;
}
