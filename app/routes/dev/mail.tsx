import { data } from "react-router";
import { type Context, servicesContext } from "../../server/context";
import { selectMail } from "../../server/db/mail/outbox";
import { privateCache } from "../../server/http/cache-headers";
import { mailFile } from "../../server/http/mail-file";
import { MailStanding } from "../../workbench/mail/mail-standing";
import type { Route } from "./+types/mail";

export const handle = { workbench: true, frames: true };
export { headers } from "../../server/http/page-exports";
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.mail.subject ?? "Mail" },
  { name: "robots", content: "noindex" },
];

/** Its HTML alone, whose links lead out of the frame it is shown in. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url, params }, next) => {
    if (url.searchParams.get("format") !== "html") return next();
    const { html } = await findMail(context, params.id ?? "");
    return mailFile(context, html.replace("<head>", '<head><base target="_top">'));
  },
];

/** One mail written on this machine. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, email } = context.get(servicesContext).settings.sender;
  const mail = await findMail(context, params.id);
  return data({ mail, from: name ? `${name} <${email}>` : email }, { headers: privateCache });
}

async function findMail(context: Context, id: string) {
  const { db, settings } = context.get(servicesContext);
  const [mail] = settings.devPages ? await selectMail(db, id) : [];
  if (!mail) throw data(null, 404);
  return mail;
}

export default function Mail({ loaderData: { mail, from } }: Route.ComponentProps) {
  const { id, subject, recipient, text } = mail;
  return (
    <div className="wrap section grid grid-cols-1 gap-6">
      <header className="grid grid-cols-1 justify-items-start gap-2">
        <a className="more" href="/dev/mail">
          ← All mail
        </a>
        <h1 className="text-3xl wrap-anywhere">{subject}</h1>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
          <dt className="text-muted">From</dt>
          <dd>{from}</dd>
          <dt className="text-muted">To</dt>
          <dd>
            <a href={`/dev/mail?to=${encodeURIComponent(recipient)}`}>{recipient}</a>
          </dd>
          <dt className="text-muted">Date</dt>
          <dd>
            <MailStanding mail={mail} />
          </dd>
        </dl>
      </header>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <section className="grid grid-cols-1 gap-2" aria-labelledby="html">
          <h2 id="html" className="text-xl">
            As HTML
          </h2>
          <iframe
            className="w-full rounded-md border border-line"
            title={subject}
            src={`/dev/mail/${id}?format=html`}
            height={640}
            sandbox="allow-top-navigation-by-user-activation"
          />
        </section>
        <section className="grid grid-cols-1 gap-2" aria-labelledby="text">
          <h2 id="text" className="text-xl">
            As plain text
          </h2>
          <div className="rounded-md border border-line bg-card p-5 whitespace-pre-wrap wrap-anywhere">
            <Linked text={text} />
          </div>
        </section>
      </div>
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
