import { data } from "react-router";
import { servicesContext } from "../../server/context";
import { selectRecentMail } from "../../server/db/mail/outbox";
import { privateCache } from "../../server/http/cache-headers";
import type { Route } from "./+types/mail";

export const handle = { workbench: true };
export { headers } from "../../server/http/page-exports";
export const meta = () => [{ title: "Mail" }, { name: "robots", content: "noindex" }];

/** The same as a list for programs. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }, next) => {
    if (url.searchParams.get("format") !== "json") return next();
    const mails = (await recentMail(context, url)).map(({ id: _, sent_at: __, ...mail }) => mail);
    return Response.json(mails, { headers: privateCache });
  },
];

/** Mail written on this machine, newest first, delivered or not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return data({ mails: await recentMail(context, url) }, { headers: privateCache });
}

async function recentMail(context: Route.LoaderArgs["context"], url: URL) {
  const { db, settings } = context.get(servicesContext);
  if (!settings.devPages) throw data(null, 404);
  const rows = await selectRecentMail(db, url.searchParams.get("to"));
  return rows.map(({ id, recipient, subject, text, html, headers, created_at, sent_at }) => {
    return {
      id,
      to: recipient,
      subject,
      text,
      html,
      headers,
      created_at: new Date(created_at).toISOString(),
      sent_at,
    };
  });
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      <h1>Mail</h1>
      {loaderData.mails.length === 0 ? <p>No mail yet.</p> : null}
      {loaderData.mails.map((mail) => (
        <article key={mail.id} className="prose">
          <h2>{mail.subject}</h2>
          <p>
            {mail.to} · {mail.created_at} · {mail.sent_at ? "sent" : "waiting"}
          </p>
          {mail.text.split("\n\n").map((paragraph) => (
            <p key={paragraph}>
              <Linked text={paragraph} />
            </p>
          ))}
        </article>
      ))}
    </div>
  );
}

function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    part.startsWith("http") ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
