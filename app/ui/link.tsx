import { type ComponentProps, type ComponentType, createContext, useContext } from "react";

export type LinkProps = ComponentProps<"a"> & { href: string };

/** Pages use plain anchors; a workbench provides the router's link here. */
export const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

export function Link(props: LinkProps) {
  const Custom = useContext(LinkContext);
  return Custom ? <Custom {...props} /> : <a {...props} />;
}
