import type { ComponentProps } from "react";
import { Button } from "../../ui/button";

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
