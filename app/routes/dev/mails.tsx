import { data } from "react-router";
import { servicesContext } from "../../server/context";
import { selectRecentMail } from "../../server/db/mail/outbox";
import { privateCache } from "../../server/http/cache-headers";
import { MailStanding } from "../../workbench/mail/mail-standing";
import type { Route } from "./+types/mails";

export const handle = { workbench: true };
export { headers } from "../../server/http/page-exports";
export const meta = () => [{ title: "Mail" }, { name: "robots", content: "noindex" }];

/** The same as a list for programs. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }, next) => {
    if (url.searchParams.get("format") !== "json") return next();
    const mails = (await recentMail(context, url)).map(
      ({ recipient: to, subject, text, html, headers, created_at }) => {
        return { to, subject, text, html, headers, created_at: new Date(created_at).toISOString() };
      },
    );
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
  return selectRecentMail(db, url.searchParams.get("to"));
}

export default function Mails({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <div className="wrap section grid grid-cols-1 gap-6">
      <h1 className="text-3xl">Mail</h1>
      {mails.length === 0 ? (
        <p>No mail yet.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-px overflow-clip rounded-md border border-line bg-line">
          {mails.map((mail) => (
            <li key={mail.id} className="grid grid-cols-1 gap-1 bg-card px-4 py-3">
              <a className="w-fit font-semibold wrap-anywhere" href={`/dev/mail/${mail.id}`}>
                {mail.subject}
              </a>
              <p className="hint wrap-anywhere">
                To {mail.recipient} · <MailStanding mail={mail} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
