import type { ComponentProps } from "react";
import { Button } from "../../ui/button";

type Props = Omit<ComponentProps<typeof Button>, "busy" | "type">;

/** A form's button that shows it is working, and sends nothing twice: see `app/client/working.ts`. */
export function SubmitButton(props: Props) {
  return <Button type="submit" data-once {...props} />;
}
