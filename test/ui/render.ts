import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export function render(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

export function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map((match) => String(match[1]));
}
