import { useWords } from "../../components/site/words";
import { buttonClass } from "../../ui/button";

/** A new tab for signing in, so that the form stays as it is. */
export function SignInLink({ href }: { href: string }) {
  const { t } = useWords();
  return (
    <a className={buttonClass({ size: "small" })} href={href} target="_blank" rel="noopener">
      {t("submission.notices.signInNewTab")}
    </a>
  );
}
