import type { ComponentProps } from "react";
import { Button } from "../../ui/button";

type Props = Omit<ComponentProps<typeof Button>, "busy" | "type">;

/** A submit button that shows progress and prevents sending twice: see `app/client/working.ts`. */
export function SubmitButton(props: Props) {
  return <Button type="submit" data-once {...props} />;
}
