import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";

type Props = { title: string; text: string; signIn: string; label: string };

/** Replaces a form that needs an account. */
export function SignedOut({ title, text, signIn, label }: Props) {
  return (
    <div className="grid max-w-form justify-items-start gap-5">
      <Notice title={title}>
        <p>{text}</p>
      </Notice>
      <ButtonLink href={signIn}>{label}</ButtonLink>
    </div>
  );
}
