import { log } from "./log";

export type Mail = {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

export type Mailer = { send(mail: Mail): Promise<void> };

type Sender = { name: string; email: string };

/** A mail sent twice keeps its reference, so that readers see it once. */
export function createMailer(binding: SendEmail, from: Sender, origin: string): Mailer {
  return {
    async send(mail) {
      await binding.send({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { ...mail.headers, "X-Entity-Ref-ID": `${mail.id}@${new URL(origin).hostname}` },
      });
    },
  };
}

/** For a staging copy, whose accounts belong to real people. */
export function onlyTo(addresses: readonly string[], mailer: Mailer): Mailer {
  return {
    async send(mail) {
      if (addresses.includes(mail.recipient.toLowerCase())) return mailer.send(mail);
      log("mail kept back", { mail: mail.id });
    },
  };
}
