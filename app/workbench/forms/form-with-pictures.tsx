import type { FormEvent, KeyboardEventHandler, ReactNode, RefObject } from "react";
import { type FetcherWithComponents, Form } from "react-router";
import { EnterSends, EnterSendsNothing, goOnByEnter } from "./enter-key";
import { OpenParts } from "./folded-part";
import { FormToken } from "./form-token";
import { useAnswerFocus } from "./use-answer-focus";

/** Submits without leaving the page. */
export type FormFetcher = FetcherWithComponents<unknown>;

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** After an answer, the first problem gets the focus. */
  answer: object | undefined;
  /** The address to post to, if it isn't the page's own. */
  action?: string;
  sender?: FormFetcher;
  /** The form token, if it isn't the page's. */
  token?: string;
  id?: string;
  className?: string;
  /** The intent of the Enter key; without one, Enter moves to the next field. */
  intent?: string;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  onInput?: () => void;
  children: ReactNode;
};

/** A form with pictures; it waits for running uploads before it's sent. */
export function FormWithPictures({
  form,
  answer,
  sender,
  token,
  className = "form",
  intent,
  children,
  ...rest
}: Props) {
  const Sent = sender?.Form ?? Form;
  useAnswerFocus(answer);

  function waitForPictures(event: FormEvent<HTMLFormElement>) {
    const upload = event.currentTarget.querySelector<HTMLElement>("progress");
    if (!upload) return;
    event.preventDefault();
    upload.scrollIntoView({ block: "center" });
  }

  return (
    <Sent
      className={className}
      method="post"
      encType="multipart/form-data"
      noValidate
      ref={form}
      onSubmit={waitForPictures}
      onKeyDown={intent ? undefined : goOnByEnter}
      {...rest}
    >
      {intent ? <EnterSends intent={intent} /> : <EnterSendsNothing />}
      <FormToken own={token} />
      <OpenParts>{children}</OpenParts>
    </Sent>
  );
}
