import { useEffect, useState } from "react";
import { CodeField } from "../../components/accounts/code-field";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { SecurityAnswer, SetUp } from "../../forms/accounts/account-answer";
import { Button, ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { type Confirmation, GuardedForm } from "./guarded-form";
import { RecoveryCodes } from "./recovery-codes";
import { SecuritySection } from "./security-section";

type Props = {
  hasFactor: boolean;
  isProven: boolean;
  codesLeft: number;
  confirm: Confirmation;
  answer: (SecurityAnswer & { setUp?: SetUp; codes?: string[] }) | null;
};

export function SecurityFactor({ hasFactor, isProven, codesLeft, confirm, answer }: Props) {
  const { t } = useWords();
  const offLead = answer?.setUp ? undefined : t("security.factor.offLead");
  const lead = hasFactor ? t("security.factor.onLead", { count: codesLeft }) : offLead;
  const guarded = { section: "factor", confirm, answer };
  return (
    <SecuritySection id="factor" title={t("security.factor.title")} lead={lead}>
      {answer?.codes ? <RecoveryCodes codes={answer.codes} /> : null}
      {answer?.setUp ? <Enrolment setUp={answer.setUp} answer={answer} /> : null}
      {!hasFactor && !isProven ? <ProofFirst /> : null}
      {!hasFactor && isProven && !answer?.setUp ? (
        <GuardedForm
          {...guarded}
          intent="enroll-totp"
          buttons={<SubmitButton variant="secondary">{t("security.factor.start")}</SubmitButton>}
        />
      ) : null}
      {hasFactor ? (
        <GuardedForm
          {...guarded}
          intent="new-recovery-codes"
          others={["unenroll-totp"]}
          buttons={
            <>
              <SubmitButton intent="new-recovery-codes" variant="secondary">
                {t("security.factor.renew")}
              </SubmitButton>
              <SubmitButton intent="unenroll-totp" variant="destructive">
                {t("security.factor.remove")}
              </SubmitButton>
            </>
          }
        />
      ) : null}
    </SecuritySection>
  );
}

/** The address has to be confirmed before a second factor can be set up. */
function ProofFirst() {
  const { t, localPath } = useWords();
  return (
    <div className="grid gap-4">
      <Notice>
        <p>{t("security.factor.unproven")}</p>
      </Notice>
      <form method="post" action={localPath("/auth/verify/resend")}>
        <SubmitButton variant="secondary">{t("security.factor.sendProof")}</SubmitButton>
      </form>
    </div>
  );
}

/** The password was checked in the step before, so only the code is needed. */
function Enrolment({ setUp, answer }: { setUp: SetUp; answer: SecurityAnswer }) {
  const { t } = useWords();
  const problem = answer.intent === "verify-totp" ? answer.problems?.code : undefined;
  const { size, path } = setUp.qr;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <h3>{t("security.factor.scanTitle")}</h3>
        <svg
          className="size-60 max-w-full rounded-md"
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t("security.factor.scanAlt")}
        >
          <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
          <path fill="#000" d={path} />
        </svg>
        <p>
          {t("security.factor.typeKey")} <code className="font-bold break-words">{setUp.key}</code>
        </p>
        <div className="actions">
          <ButtonLink href={setUp.address} variant="secondary" size="small">
            {t("security.factor.openApp")}
          </ButtonLink>
          <CopyButton
            text={setUp.key}
            label={t("security.factor.copyKey")}
            done={t("security.factor.copied")}
          />
        </div>
      </div>
      <form className="form" method="post" action="#factor" noValidate>
        <h3>{t("security.factor.codeTitle")}</h3>
        <input type="hidden" name="intent" value="verify-totp" />
        <CodeField
          id="verify-totp-code"
          label={t("account.factor.label")}
          error={problem && t(problem)}
          digitsOnly
        />
        <SubmitButton>{t("security.factor.verify")}</SubmitButton>
      </form>
    </div>
  );
}

/** Needs scripts and a clipboard; otherwise there's no button. */
function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [state, setState] = useState<"none" | "ready" | "copied">("none");
  useEffect(() => setState(navigator.clipboard ? "ready" : "none"), []);
  if (state === "none") return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("none"),
    );
  return (
    <Button
      type="button"
      variant="secondary"
      size="small"
      icon={state === "copied" ? "check" : undefined}
      onClick={copy}
    >
      <span aria-live="polite">{state === "copied" ? done : label}</span>
    </Button>
  );
}
