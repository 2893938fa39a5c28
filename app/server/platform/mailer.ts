export type Mail = {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

export type Mailer = { send(mail: Mail): Promise<void> };

/** `from` reads "Name <address>". A mail that is sent again keeps its Message-ID, so that readers show it once. */
export function createMailer(binding: SendEmail, from: string, origin: string): Mailer {
  const [, name = "", email = from] = from.match(/^(.*?)\s*<(.+)>$/) ?? [];
  return {
    async send(mail) {
      await binding.send({
        from: { name, email },
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { ...mail.headers, "X-Entity-Ref-ID": `${mail.id}@${new URL(origin).hostname}` },
      });
    },
  };
}
