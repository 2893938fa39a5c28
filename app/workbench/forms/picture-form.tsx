import type { FormEvent, KeyboardEventHandler, ReactNode, RefObject } from "react";
import { type FetcherWithComponents, Form } from "react-router";
import { EnterSends, EnterSendsNothing, goOnByEnter } from "./enter-key";
import { OpenParts } from "./folded-part";
import { FormToken } from "./form-token";
import { useAnswerFocus } from "./use-answer-focus";

/** Sends a form without leaving the page it stands on. */
export type FormFetcher = FetcherWithComponents<unknown>;

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** What came back, if anything did: the form opens at what has to change. */
  answer: object | undefined;
  /** Where it goes, when that is not the page it stands on. */
  action?: string;
  sender?: FormFetcher;
  /** What it was drawn with, where that is not the page's. */
  token?: string;
  id?: string;
  className?: string;
  /** What Enter asks for; without one it goes on to the next field. */
  intent?: string;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  onInput?: () => void;
  children: ReactNode;
};

/** A form that sends pictures along, and waits for those that are still on their way. */
export function PictureForm({
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
