import type { ComponentProps } from "react";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";

type InstantProps = Omit<ComponentProps<typeof Button>, "onClick"> & { intent: string; onPress: () => void };

/** Acts at once; without scripts it submits the form, and the server makes the same change. */
export function InstantButton({ onPress, ...button }: InstantProps) {
  return (
    <Button
      size="small"
      {...button}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    />
  );
}

type RowProps = {
  act: "earlier" | "later" | "remove";
  name: string;
  index: number;
  label: string;
  onPress: () => void;
};

export function RowButton({ act, name, index, label, onPress }: RowProps) {
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
