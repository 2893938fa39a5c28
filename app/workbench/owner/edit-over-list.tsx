import type { MouseEvent, ReactNode } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router";
import { editedAt } from "../../rules/places/paths";
import { LinkContext, type LinkProps } from "../../ui/link";
import { EditDialog } from "./edit-dialog";

/** Opens edit pages as dialogs over the list, at the page's own address. Without scripts the links open the page. */
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

/** From one edit form to another replaces the entry, so that it's one step back to the list. */
function Lifted({ href, ...rest }: LinkProps) {
  const { pathname, search, mask } = useLocation();
  const navigate = useNavigate();
  const list = pathname + search;
  // The browser may already be back on the list before it has rendered; then this has to be a new entry.
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
