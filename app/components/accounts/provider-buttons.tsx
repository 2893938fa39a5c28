import type { ProviderButton } from "../../rules/accounts/providers";
import { useLocalPath } from "../site/local-path";
import { SubmitButton } from "../site/submit-button";
import { useWords } from "../site/words";

type Props = { providers: ProviderButton[]; next: string | null };

/** One button for each provider that is set up, and nothing at all when none is. */
export function ProviderButtons({ providers, next }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
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
