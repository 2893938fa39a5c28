import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";

type Props = { title: string; text: string; button?: string /** The way on. */; more: ReactNode };

/** A page with one button: link scanners follow links, but they press nothing. */
export function OneButton({ title, text, button, more }: Props) {
  const action = button ? (
    <form method="post">
      <Button type="submit" size="large">
        {button}
      </Button>
    </form>
  ) : null;
  return (
    <PageHero
      title={title}
      subtitle={text}
      actions={
        <>
          {action}
          {more}
        </>
      }
    />
  );
}
