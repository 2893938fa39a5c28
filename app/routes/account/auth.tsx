import { data, redirect } from "react-router";
import { AccountFrame } from "../../components/accounts/account-frame";
import { SignInForm } from "../../components/accounts/sign-in-form";
import { SignUpForm } from "../../components/accounts/sign-up-form";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { ProviderButton } from "../../rules/accounts/providers";
import { readForm, textField } from "../../server/http/form-data";
import { languageIn } from "../../server/http/i18n";
import { providerButtons } from "../../server/http/provider-buttons";
import { viewerIn } from "../../server/http/viewer";
import { accountPageFrame, nextPath } from "../../server/pages/accounts/account-page-frame";
import { answerSignIn } from "../../server/pages/accounts/sign-in-answer";
import { answerSignUp } from "../../server/pages/accounts/sign-up-answer";
import { Tabs } from "../../ui/tabs";
import type { Route } from "./+types/auth";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  if (viewerIn(context)) throw redirect(nextPath(languageIn(context), url.searchParams.get("next")), 302);
  const tab = url.searchParams.get("tab") === "sign-up" ? ("sign-up" as const) : ("sign-in" as const);
  return accountPageFrame(context, url, "account.auth.title", { tab, providers: providerButtons(context) });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  if (viewerIn(context)) throw redirect(nextPath(languageIn(context), url.searchParams.get("next")), 303);
  const form = await readForm(request);
  const intent = textField(form, "intent");
  if (intent === "sign-in") return answerSignIn({ request, context, url, form });
  if (intent === "sign-up") return answerSignUp({ request, context, url, form });
  throw data(null, 400);
}

const signInFailed = "account.auth.signInFailed";
const signUpFailed = "account.auth.signUpFailed";

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const tab = actionData?.form ?? loaderData.tab;
  const next = actionData ? actionData.next : loaderData.next;
  const onward = next ? `next=${encodeURIComponent(next)}` : "";
  const shared = { typed: actionData?.typed ?? {}, problems: actionData?.problems ?? {}, next };
  const failure = actionData?.failure;
  return (
    <AccountFrame
      title={t("account.auth.title")}
      lead={t(tab === "sign-up" ? "account.auth.signUpLead" : "account.auth.signInLead")}
      problems={actionData?.problems}
      failure={failure && { ...failure, title: tab === "sign-up" ? signUpFailed : signInFailed }}
    >
      <div className="tab-strip">
        <Tabs
          label={t("account.auth.tabs")}
          tabs={[
            {
              href: localPath(onward ? `/auth?${onward}` : "/auth"),
              label: t("account.auth.signIn"),
              current: tab === "sign-in",
            },
            {
              href: localPath(`/auth?tab=sign-up${onward ? `&${onward}` : ""}`),
              label: t("account.auth.signUp"),
              current: tab === "sign-up",
            },
          ]}
        />
      </div>
      <ProviderButtons providers={loaderData.providers} next={next} />
      {tab === "sign-up" ? <SignUpForm {...shared} weak={actionData?.weak} /> : <SignInForm {...shared} />}
      <p className="border-t border-line pt-4 text-muted">
        {t(tab === "sign-up" ? "account.auth.signUpWhat" : "account.auth.signInWhat")}
      </p>
    </AccountFrame>
  );
}

type Props = { providers: ProviderButton[]; next: string | null };

/** One button for each provider that is set up, and nothing at all when none is. */
function ProviderButtons({ providers, next }: Props) {
  const { t, localPath } = useWords();
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      {providers.map(({ name, label }) => (
        <form key={name} method="post" action={localPath(`/auth/${name}`)}>
          <input type="hidden" name="next" value={next ?? ""} />
          <SubmitButton variant="secondary" className="w-full">
            {t("account.auth.withProvider", { provider: label })}
          </SubmitButton>
        </form>
      ))}
      <p className="text-center text-muted">{t("account.auth.or")}</p>
    </div>
  );
}
