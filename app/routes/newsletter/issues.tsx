import { data, redirect } from "react-router";
import * as v from "valibot";
import { IssueList } from "../../components/mail/issue-list";
import { LetterInside } from "../../components/mail/letter-inside";
import { NewsletterForm } from "../../components/mail/newsletter-form";
import { LinkedText } from "../../components/site/linked-text";
import { useWords } from "../../components/site/words";
import { issueOpening } from "../../rules/mail/issue-opening";
import { newsletterNote } from "../../rules/mail/newsletter-note";
import { localPath } from "../../rules/site/language";
import { sameSitePath } from "../../rules/site/same-site-path";
import { servicesContext } from "../../server/context";
import { isAway } from "../../server/db/database";
import { selectPublicIssues } from "../../server/db/mail/issues";
import { privateCache } from "../../server/http/cache-headers";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { clientNetwork, throttle } from "../../server/http/throttle";
import { subscribe } from "../../server/operations/mail/subscribe";
import { loadPageOrBuiltIn } from "../../server/pages/content/managed-page";
import { seoOf } from "../../server/pages/site/page";
import { PageHero } from "../../ui/page-hero";
import { ScenePicture } from "../../ui/scene-picture";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/issues";

export const handle = { noNewsletter: true, wholeSheet: "letters" };
export { headers, meta } from "../../server/http/page-exports";

/** The form stands at the foot of every page; here it stands with the letters that were sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageIn(context);
  const { page, results } = await loadPageOrBuiltIn(context, url, (db) => [
    selectPublicIssues(db, language, lettersListed),
  ]);
  const rows = results?.[0] ?? [];
  const issues = rows.map(({ slug, subject, published_at }) => ({
    slug,
    subject,
    published_at,
  }));
  const newest = rows[0] && issues[0] ? { issue: issues[0], opening: issueOpening(rows[0].content) } : null;
  const { t } = wordsIn(context);
  const title = `${t("newsletter.title")} · ${t("frame.siteName")}`;
  const defaults = {
    title,
    description: t("newsletter.text"),
    image: "/social/letter-shell.png",
    robots: "noindex",
  };
  const note = newsletterNote(t, context.get(servicesContext).letterMailer !== null);
  return data({ seo: seoOf(context, page, defaults), issues, newest, note }, { headers: privateCache });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = languageIn(context);
  const form = await readForm(request);
  const typed = textField(form, "email");
  const back = sameSitePath(textField(form, "returnTo")) ?? localPath(language, "/");
  const email = readAddress(typed);
  if (email === "") return redirect(back, 303);
  if (textField(form, "company_fax")) return redirectWithToast(back, "subscribed", url);
  if (email === null) return data({ problem: "malformed" as const, typed, back }, 400);
  try {
    await throttle(services, ["newsletter", clientNetwork(request)]);
    const outcome = await subscribe(services, wordsIn(context).t, { email, language });
    return redirectWithToast(
      back,
      outcome === "already subscribed" ? "alreadySubscribed" : "subscribed",
      url,
    );
  } catch (error) {
    if (!isAway(error)) throw error;
    return data(
      { problem: "failed" as const, typed, back },
      { status: 503, headers: { "Retry-After": "30" } },
    );
  }
}

const lettersListed = 24;

export default function Issues({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const problems = {
    malformed: [t("newsletter.malformed.title"), t("newsletter.malformed.text")],
    failed: [t("toasts.subscriptionFailed.title"), t("toasts.subscriptionFailed.description")],
  };
  const [title, text] = actionData
    ? problems[actionData.problem]
    : [t("newsletter.title"), t("newsletter.text")];
  const error = actionData?.problem === "malformed" ? text : undefined;
  const returnTo = actionData?.back ?? localPath("/newsletter");
  return (
    <>
      <PageHero
        title={title?.split(/(?<=, )/).map((part) => <span key={part}>{part}</span>)}
        isBeside={!actionData}
        picture={actionData ? undefined : <ScenePicture scene="subjects/letter-shell" card priority />}
        subtitle={error ? undefined : text}
        actions={
          <>
            <NewsletterForm
              typed={actionData?.typed}
              returnTo={returnTo}
              error={error}
              note={<LinkedText text={loaderData.note} />}
            />
            {actionData && <MoreLink href={actionData.back} label={t("newsletter.back")} />}
          </>
        }
      />
      {actionData ? null : <LetterInside newest={loaderData.newest} />}
      {/* A single letter already stands above. */}
      {loaderData.issues.length > 1 ? <IssueList issues={loaderData.issues} /> : null}
    </>
  );
}

const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** The address as it is stored; null when it cannot be one, "" when nothing was typed. */
function readAddress(typed: string): string | null {
  if (!typed.trim()) return "";
  const result = v.safeParse(address, typed);
  return result.success ? result.output : null;
}
