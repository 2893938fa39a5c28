import type { MouseEvent, ReactNode } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router";
import { editedAt } from "../../rules/places/paths";
import { LinkContext, type LinkProps } from "../../ui/link";
import { EditDialog } from "./edit-dialog";

/** Links to an edit page open its form over the list, at the page's own address; bare they lead to the page. */
export function EditOverList({ children }: { children: ReactNode }) {
  return (
    <LinkContext value={OverList}>
      {children}
      <EditDialog />
    </LinkContext>
  );
}

function OverList(props: LinkProps) {
  return editedAt(props.href) ? <Lifted {...props} /> : <a {...props} />;
}

/** From one edit to another it is still one step back to the list. */
function Lifted({ href, ...rest }: LinkProps) {
  const { pathname, search, mask } = useLocation();
  const navigate = useNavigate();
  const list = pathname + search;
  // The step back may have been taken and not drawn yet: the browser is on the list, and the form is a new step from it.
  const openFromList = (event: MouseEvent) => {
    if (!mask || window.location.pathname !== pathname || event.button || event.metaKey || event.ctrlKey)
      return;
    event.preventDefault();
    navigate(list, { mask: href, defaultShouldRevalidate: false });
  };
  return (
    <RouterLink
      to={list}
      mask={href}
      onClick={openFromList}
      replace={mask !== undefined}
      defaultShouldRevalidate={false}
      discover="none"
      {...rest}
    />
  );
}
