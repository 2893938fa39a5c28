import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import type { ProviderButton } from "../../rules/accounts/providers";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { type Confirmation, GuardedForm } from "./guarded-form";
import { SecuritySection } from "./security-section";

type Identity = { provider: string; label: string; email: string };
type Device = { id: string; name: string; isHere: boolean; lastUsed: string; since: string };
type Shared = { confirm: Confirmation; answer: SecurityAnswer | null };

type IdentitiesProps = Shared & { identities: Identity[]; providers: ProviderButton[] };

export function SecurityIdentities({ identities, providers, confirm, answer }: IdentitiesProps) {
  const { t, localPath } = useWords();
  if (identities.length === 0 && providers.length === 0) return null;
  const open = providers.filter(({ name }) => !identities.some(({ provider }) => provider === name));
  return (
    <SecuritySection
      id="identities"
      title={t("security.identities.title")}
      lead={t("security.identities.lead")}
    >
      {open.map(({ name, label }) => (
        <form key={name} method="post" action={localPath(`/auth/${name}`)}>
          <input type="hidden" name="next" value={localPath("/profile/security")} />
          <SubmitButton variant="secondary">
            {t("security.identities.connect", { provider: label })}
          </SubmitButton>
        </form>
      ))}
      {identities.length > 0 ? (
        <GuardedForm
          intent="unlink"
          section="identities"
          confirm={confirm}
          answer={answer}
          buttons={identities.map(({ provider, label }) => (
            <Button key={provider} type="submit" name="provider" value={provider} variant="secondary">
              {t("security.identities.remove", { provider: label })}
            </Button>
          ))}
        >
          <ul className="grid gap-2">
            {identities.map(({ provider, label, email }) => (
              <li key={provider}>{t("security.identities.connected", { provider: label, email })}</li>
            ))}
          </ul>
        </GuardedForm>
      ) : null}
    </SecuritySection>
  );
}

export function SecurityDevices({ devices, confirm, answer }: Shared & { devices: Device[] }) {
  const { t } = useWords();
  const others = devices.filter(({ isHere }) => !isHere);
  const nameOf = (device: Device) => device.name || t("security.devices.unknown");
  return (
    <SecuritySection id="devices" title={t("security.devices.title")} lead={t("security.devices.lead")}>
      <ul className="grid gap-4">
        {devices.map((device) => (
          <li key={device.id}>
            <strong>{nameOf(device)}</strong>{" "}
            {device.isHere ? <Badge tone="approved">{t("security.devices.here")}</Badge> : null}
            <p className="text-sm text-muted">
              {t("security.devices.lastUsed", { when: device.lastUsed })} ·{" "}
              {t("security.devices.since", { when: device.since })}
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <GuardedForm
          intent="revoke-session"
          section="devices"
          confirm={confirm}
          answer={answer}
          buttons={others.map((device) => (
            <Button
              key={device.id}
              type="submit"
              name="id"
              value={device.id}
              variant="secondary"
              size="small"
            >
              {t("security.devices.end", { device: nameOf(device) })}
            </Button>
          ))}
        />
      ) : null}
      <div className="actions">
        {others.length > 0 ? <SignOut scope="others" label={t("security.devices.others")} /> : null}
        <SignOut scope="global" label={t("security.devices.all")} />
      </div>
    </SecuritySection>
  );
}

function SignOut({ scope, label }: { scope: "others" | "global"; label: string }) {
  const { localPath } = useWords();
  return (
    <form method="post" action={localPath("/auth/sign-out")}>
      <input type="hidden" name="scope" value={scope} />
      <SubmitButton variant="quiet">{label}</SubmitButton>
    </form>
  );
}
