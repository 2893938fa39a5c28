import type { ReactNode } from "react";
import { useWords } from "../site/words";
import { Address } from "./address";

type Props = {
  label: string;
  /** With `changesAt`: what the page's script replaces then. */
  id?: string;
  changesAt?: Date;
  children: ReactNode;
};

/** One of the facts below a place's title: a label and the description items below it. */
export function Fact({ label, id, changesAt, children }: Props) {
  return (
    <div id={id} data-changes-at={changesAt?.getTime()}>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

export function AddressFact({ text }: { text: string }) {
  const { t } = useWords();
  return (
    <Fact label={t("places.place.fact.where")}>
      <dd>
        <Address text={text} />
      </dd>
    </Fact>
  );
}
