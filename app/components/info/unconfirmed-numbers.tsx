import { Fragment } from "react";
import type { NumberView } from "../../rules/info/services";
import { TextWithFallback } from "../site/text-with-fallback";

type Props = { as?: "li" | "p"; note: string; names: readonly NumberView["name"][] };

/** Who has no confirmed number yet, said once for all. */
export function UnconfirmedNumbers({ as: Line = "p", note, names }: Props) {
  if (names.length === 0) return null;
  return (
    <Line className="no-number">
      {names.map((name, index) => (
        <Fragment key={name.text}>
          {index > 0 ? "; " : null}
          <TextWithFallback words={name} />
        </Fragment>
      ))}
      : {note}
    </Line>
  );
}
