import { useWords } from "../../components/site/words";
import { Icon } from "../../ui/icon";
import { InstantButton } from "./instant-button";

type Props = {
  act: "earlier" | "later" | "remove";
  name: string;
  index: number;
  label: string;
  onPress: () => void;
};

/** Moves or removes one row of a list. */
export function RowButton({ act, name, index, label, onPress }: Props) {
  const { t } = useWords();
  const isRemoving = act === "remove";
  return (
    <InstantButton variant="quiet" intent={`${act}:${name}:${index}`} aria-label={label} onPress={onPress}>
      <Icon
        name={isRemoving ? "trash" : "arrow-down"}
        className={act === "earlier" ? "rotate-180" : undefined}
      />
      {isRemoving ? t("submission.fields.remove") : null}
    </InstantButton>
  );
}
