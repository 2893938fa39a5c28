import { useWords } from "../../components/site/words";
import type { SecurityAnswer, SetUp } from "../../forms/accounts/account-answer";
import { deviceName } from "../../rules/accounts/device";
import { confirmedUntil, isConfirmed, type Viewer } from "../../rules/accounts/viewer";
import type { Language } from "../../rules/site/language";
import { atTimeText, minuteInWords } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { countRecoveryCodes, selectFactor } from "../../server/db/accounts/factors";
import { selectIdentitiesOf } from "../../server/db/accounts/identities";
import { selectIsLastAdmin } from "../../server/db/accounts/roles";
import { selectSessionsOf } from "../../server/db/accounts/sessions";
import { ask } from "../../server/db/database";
import { downloadMiddleware } from "../../server/http/download";
import { requireUser } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { providerButtons } from "../../server/http/provider-buttons";
import { viewerIn } from "../../server/http/viewer";
import { accountPageFrame } from "../../server/pages/accounts/account-page-frame";
import { answerSecurity } from "../../server/pages/accounts/security-answer";
import { ErrorSummary, type FieldProblem } from "../../ui/error-summary";
import { Notice } from "../../ui/notice";
import type { Confirmation } from "../../workbench/account/guarded-form";
import { SecurityDevices, SecurityIdentities } from "../../workbench/account/security-access";
import { SecurityExport, SecurityRemoval } from "../../workbench/account/security-data";
import { SecurityEmail } from "../../workbench/account/security-email";
import { SecurityFactor } from "../../workbench/account/security-factor";
import { SecurityPassword } from "../../workbench/account/security-password";
import type { Route } from "./+types/security";

/** Hydrated to lead to what was wrong within its section, and to print the recovery codes. */
export const handle = { hydrate: "owner" };
export { headers, meta } from "../../server/http/page-exports";
export const middleware: Route.MiddlewareFunction[] = [downloadMiddleware];

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireUser(context, url);
  const { db, now } = context.get(servicesContext);
  const language = languageIn(context);
  const [[factor], [codes], identities, sessions, [admin]] = await ask(db, [
    selectFactor(db, viewer.id),
    countRecoveryCodes(db, viewer.id),
    selectIdentitiesOf(db, viewer.id),
    selectSessionsOf(db, viewer.id, now()),
    selectIsLastAdmin(db, viewer.id),
  ]);
  const providers = providerButtons(context);
  const when = (instant: number) => minuteInWords(new Date(instant), language);
  return accountPageFrame(context, url, "security.title", {
    email: viewer.email,
    confirm: confirmationOf(viewerIn(context) ?? viewer, now(), language),
    isProven: viewer.emailVerified,
    isLastAdmin: admin?.isLast === 1,
    hasFactor: Boolean(factor?.confirmed_at),
    codesLeft: codes?.left ?? 0,
    providers,
    identities: identities.map(({ provider, email }) => {
      return { provider, email, label: providers.find(({ name }) => name === provider)?.label ?? provider };
    }),
    devices: sessions.map(({ id, user_agent, last_used_at, created_at }) => ({
      id,
      name: deviceName(user_agent),
      isHere: id === viewer.sessionId,
      lastUsed: when(last_used_at),
      since: when(created_at),
    })),
  });
}

function confirmationOf(viewer: Viewer, now: Date, language: Language): Confirmation {
  const until = isConfirmed(viewer, now) ? confirmedUntil(viewer) : null;
  return { hasPassword: viewer.hasPassword, until: until && atTimeText(until, language) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  return answerSecurity({ request, context, url, viewer });
}

type Answer = SecurityAnswer & { setUp?: SetUp; codes?: string[] };

/** Every reason once more at the top: some have no form on the page that they could stand in. */
function useProblems(answer: Answer | null): FieldProblem[] {
  const { t } = useWords();
  if (!answer) return [];
  const { intent, problems = {}, weak = [], failure } = answer;
  const fields = Object.entries(problems).map(([name, key]) => {
    const reasons = name === "password" ? weak.map((one) => t(`account.problems.weak.${one}`)) : [];
    return { name, id: `${intent}-${name}`, message: [t(key), ...reasons].join(" ") };
  });
  const whole = failure ? [{ name: intent, message: t(failure.key, { count: failure.count }) }] : [];
  return [...whole, ...fields];
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { email, confirm, isProven, hasFactor, codesLeft, identities, providers, devices, isLastAdmin } =
    loaderData;
  const answer: Answer | null = actionData ?? null;
  const shared = { confirm, answer };
  const problems = useProblems(answer);
  return (
    <section className="section">
      <div className="wrap">
        <div className="mx-auto grid max-w-[46rem] gap-6">
          <div className="grid gap-3">
            <p>
              <a href={localPath("/profile")}>{t("security.back")}</a>
            </p>
            <h1 className="text-3xl">{t("security.title")}</h1>
          </div>
          <ErrorSummary title={t("account.problems.summary")} problems={problems} />
          <WhoIsThere confirm={confirm} />
          <SecurityFactor {...shared} isProven={isProven} hasFactor={hasFactor} codesLeft={codesLeft} />
          <SecurityPassword {...shared} email={email} />
          <SecurityEmail {...shared} email={email} />
          <SecurityIdentities {...shared} identities={identities} providers={providers} />
          <SecurityDevices {...shared} devices={devices} />
          <SecurityExport {...shared} />
          <SecurityRemoval {...shared} isLastAdmin={isLastAdmin} />
        </div>
      </div>
    </section>
  );
}

/** Whether the page asks who is there, and until when it does not. */
function WhoIsThere({ confirm: { hasPassword, until } }: { confirm: Confirmation }) {
  const { t, localPath } = useWords();
  if (until) {
    const text = hasPassword ? "security.confirmedByPassword" : "security.confirmedBySignIn";
    return (
      <Notice title={t("security.confirmedTitle")}>
        <p>{t(text, { time: until })}</p>
      </Notice>
    );
  }
  if (hasPassword) return null;
  return (
    <Notice title={t("security.freshTitle")}>
      <p>{t("security.freshText")}</p>
      <p>
        <a href={localPath("/auth/code?next=/profile/security")}>{t("security.freshLink")}</a>
      </p>
    </Notice>
  );
}
